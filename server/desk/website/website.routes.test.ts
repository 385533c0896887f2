import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fromOwnPage } from "../../../tests/support/desk/desk-client.ts";
import { startWebsiteServer } from "../../../tests/support/desk/website-server.ts";
import type { Entry, SearchHit, Website } from "../../website/website-api.ts";

type Server = Awaited<ReturnType<typeof startWebsiteServer>>;

const entry = ({ read }: Server, file: string, key = "") =>
  read<Entry>(`website/entry?file=${file}&key=${key}`);
const save = (server: Server, entry: Entry, value: unknown, text = entry.body) => {
  const { file, key, copyTitle, hash } = entry;
  return server.post("website/entry", { file, key, copyTitle, hash, value, body: text });
};
const actions = async ({ db }: Server) =>
  (await db.selectFrom("desk_log").select(["action", "by"]).orderBy("id").execute()).map(
    ({ action }) => action,
  );

test("a text is found by its words, changed, listed in words, recorded and dropped again", async () => {
  const server = await startWebsiteServer();
  const before = await server.read<Website>("website");
  expect(before).toMatchObject({
    unavailable: null,
    changes: [],
    versions: [],
    build: { step: "none" },
  });
  expect(before.collections.map(({ name }) => name)).toHaveLength(16);
  const facts = before.collections.find(({ name }) => name === "facts")?.entries;
  const gate = facts?.find(({ key }) => key === "minimum-gate");
  expect(gate).toMatchObject({ title: "Narrowest gate", says: "8 to 10 feet" });

  const [hit] = await server.read<SearchHit[]>("website/search?text=905-555-0142");
  expect(hit).toMatchObject({ file: "business.yaml", key: null, path: ["phone"], field: "Phone" });
  const business = await entry(server, "business.yaml");
  const value = { ...(business.value as object), phone: "905-555-0199", language: "xx" };
  const saved = await (await save(server, business, value)).json();
  // The link dials the number that is read, and a hidden field stays as it was.
  expect(saved.value).toMatchObject({ phoneLink: "tel:+19055550199", language: "en-CA" });
  const after = await server.read<Website>("website");
  expect(after.changes).toEqual([
    expect.objectContaining({
      file: "business.yaml",
      title: "Business",
      changedFiles: ["business.yaml"],
      by: server.person,
      words: ["Phone: 905-555-0142 → 905-555-0199"],
    }),
  ]);
  expect(after.collections[0]?.entries[0]?.isChanged).toBe(true);
  await server.send("website/discard", { files: ["business.yaml"] });
  expect((await server.read<Website>("website")).changes).toEqual([]);
  expect(await actions(server)).toEqual([
    "Saved a change of the website: Business",
    "Dropped the saved changes of business.yaml",
  ]);
});

test("a save over somebody else's is answered with theirs, and nothing is lost", async () => {
  const server = await startWebsiteServer();
  const opened = await entry(server, "testimonials.yaml", "garden-wedding");
  const with_ = (name: string) => ({ ...(opened.value as object), name });
  expect((await save(server, opened, with_("Ann"))).status).toBe(200);
  const refused = await save(server, opened, with_("Bob"));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: "conflict",
    theirs: { value: { name: "Ann" } },
  });
});

test("what the content check finds is answered beside its field, in words for a form", async () => {
  const server = await startWebsiteServer();
  const business = await entry(server, "business.yaml");
  const refused = await save(server, business, {
    ...(business.value as object),
    hours: "nine to five",
    email: "",
  });
  expect(refused.status).toBe(422);
  const { problems } = await refused.json();
  expect(problems).toContainEqual({
    sentence: "Write it like 9:00 AM to 8:00 PM; search engines are told the same hours",
    address: { file: "business.yaml", key: null },
    path: ["hours"],
  });
  expect(JSON.stringify(problems)).not.toMatch(/line \d|colon|quotes|yaml,/);
  const question = await entry(server, "questions.yaml", "hot-water");
  for (const [written, says] of [
    ["Open {hours", "“{hours” is not closed. Write {business.hours}."],
    [
      "Open {our hours}",
      expect.stringMatching(
        /^Nothing is filled in for “{our hours}” here. Write one of: {business.phone}/,
      ),
    ],
    ["Open hours}", "A “}” stands here without a “{”. Take it out."],
  ]) {
    const answer = await save(server, question, {
      ...(question.value as object),
      answer: written,
    });
    expect((await answer.json()).problems).toContainEqual(
      expect.objectContaining({ sentence: says }),
    );
  }
  const dated = await entry(server, "posts/construction-site-restroom-requirements.md");
  const day = await save(server, dated, { ...(dated.value as object), date: "next June" });
  expect((await day.json()).problems).toMatchObject([
    { sentence: "Write it like 2026-03-12, or 2024-12 for a month", path: ["date"] },
  ]);
  const article = await entry(server, "articles/best-washroom-trailer-weddings-ontario.md").catch(
    async () => {
      const { collections } = await server.read<Website>("website");
      const articles = collections.find(({ name }) => name === "articles");
      return entry(server, articles?.entries[0]?.file ?? "");
    },
  );
  for (const body of [
    "<script>alert(1)</script>",
    "[x](javascript:alert(1))",
    "[x]\n\n[x]: javascript:alert(1)",
    "::site-plan{name=no}",
  ]) {
    const answer = await save(server, article, article.value, `${article.body}\n\n${body}\n`);
    expect(answer.status, body).toBe(422);
    expect((await answer.json()).problems[0].path, body).toEqual(["body"]);
  }
  const table = `${article.body}\n\n| A | B |\n| - | - |\n| 1 | 2 |\n`;
  expect((await save(server, article, article.value, table)).status).toBe(200);
  expect((await server.read<Website>("website")).changes).toHaveLength(1);
  // The site changes by itself on the day of an article that waits.
  const later = await entry(server, article.file);
  const date = "2031-05-06";
  const waits = { ...(later.value as object), date };
  expect((await save(server, later, waits)).status).toBe(200);
  expect((await server.website.drafts.content()).days).toContain(date);
});

test("a new entry is a copy that is saved nowhere until it is sent and right", async () => {
  const server = await startWebsiteServer();
  const copyOf = (file: string, key: string, copyTitle: string) =>
    `website/entry?${new URLSearchParams({ file, key, copyTitle })}`;
  const changes = async () => (await server.read<Website>("website")).changes;
  const city = await server.read<Entry>(copyOf("cities/ajax.yaml", "", "Port Hope"));
  expect(city).toMatchObject({
    value: { name: "Port Hope" },
    title: "Port Hope",
    canRemove: false,
  });
  expect(await changes()).toEqual([]);
  const refusal = async (entry: Entry, value: unknown) => (await save(server, entry, value)).json();
  expect((await refusal(city, city.value)).error).toMatch(/^This says the same as .* Port Hope\.$/);
  // It is too alike its pattern; no one field is to blame.
  const alike = await refusal(city, { ...(city.value as object), title: "Another title" });
  expect(alike.error).toMatch(/of their wording.* Most alike are: .*Places.*\. Rewrite/);
  expect(alike.problems[0].path).toBeUndefined();
  expect(await changes()).toEqual([]);
  expect((await server.get("website/entry?file=cities/port-hope.yaml")).status).toBe(404);

  const review = await server.read<Entry>(
    copyOf("testimonials.yaml", "garden-wedding", "Zoë & Co."),
  );
  const empty = { event: "", location: "", month: "", text: "" };
  expect(review.value).toEqual({ ...empty, name: "Zoë & Co.", rating: 5 });
  const saved = await save(server, review, {
    ...(review.value as object),
    ...{ event: "Barn dance", location: "Elora, Ontario", month: "2026-06" },
    text: "Spotless, day and night.",
  });
  const added: Entry = await saved.json();
  expect(added).toMatchObject({
    ...{ file: "testimonials.yaml", key: "zoe-co", copyTitle: null, canRemove: true },
    value: { name: "Zoë & Co.", text: "Spotless, day and night." },
  });
  expect(await changes()).toMatchObject([
    { key: "zoe-co", words: ["New: Spotless, day and night."] },
  ]);
  // Neither asked for again nor sent again does it replace what is there.
  const again = await server.get(copyOf("testimonials.yaml", "garden-wedding", "Zoe Co"));
  expect([again.status, (await again.json()).error]).toEqual([
    422,
    "There is one of this title already. Choose another.",
  ]);
  expect((await save(server, review, review.value)).status).toBe(422);
  for (const [file, key] of [
    ["photos.yaml", "two-vanity"],
    ["business.yaml", ""],
  ] as const)
    expect((await server.get(copyOf(file, key, "Another"))).status, file).toBe(404);
  await server.send("website/remove", { file: added.file, key: added.key, hash: added.hash });
  expect(await changes()).toEqual([]);
  expect(await actions(server)).toContain("Added to the website: Zoë & Co.");

  const named = await entry(server, "testimonials.yaml", "garden-wedding");
  const { file, key, hash } = named;
  const refused = await server.post("website/remove", { file, key, hash });
  expect(refused.status).toBe(422);
  expect((await refused.json()).problems[0].address).not.toEqual({ file, key });
});

test("changes are said in words, with titles for ids and yes or no", async () => {
  const server = await startWebsiteServer({ clock: () => Date.parse("2026-11-25T15:00:00Z") });
  const review = await entry(server, "testimonials.yaml", "garden-wedding");
  const { sample, ...real } = review.value as Record<string, unknown>;
  expect(sample).toBe(true);
  expect((await save(server, review, real)).status).toBe(200);
  const about = await entry(server, "posts/construction-site-restroom-requirements.md");
  const value = { ...(about.value as object), photo: "two-vanity", date: "2027-06-12" };
  expect((await save(server, about, value)).status).toBe(200);
  const template = await entry(server, "reply-templates.yaml", "when-to-call");
  const reply = template.value as { text: string };
  const text = reply.text.replace("{hours}.", "{hours}, or write.");
  expect((await save(server, template, { ...reply, text })).status).toBe(200);
  const { changes } = await server.read<Website>("website");
  const all = changes.flatMap(({ words }) => words);
  expect(all.find((words) => words.startsWith("Text: …"))).toMatch(/ → ….*\{hours\}, or write\./);
  expect(all).toContain("No longer a sample");
  expect(all).toContain(
    "It appears on the site by itself on Saturday, June 12, 2027, once it is published.",
  );
  expect(all.find((words) => words.startsWith("Photo:"))).toMatch(/^Photo: [A-Z].* → [A-Z]/);
  const picture = await entry(server, "photos.yaml", "two-vanity");
  const titles = picture.shownOn?.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(["Ajax", "Luxury 2-Station Trailer"]));
});

test("a photograph's changes are one entry in plain words", async () => {
  const server = await startWebsiteServer();
  const photo = await entry(server, "photos.yaml", "two-exterior-day");
  const { crops: _, ...value } = photo.value as Record<string, unknown>;
  const moved = { ...value, focus: { left: 72, top: 54 } };
  expect((await save(server, photo, moved)).status).toBe(200);
  await server.website.drafts.savePhoto("two-exterior-day", Buffer.from("x"), server.person);
  const { changes } = await server.read<Website>("website");
  expect(changes).toMatchObject([
    {
      title: "The 2-station trailer in evening sun",
      changedFiles: expect.arrayContaining(["photos.yaml", "photos/two-exterior-day.jpg"]),
      words: expect.arrayContaining(["Another picture", "The point that stays in view moved"]),
    },
  ]);
  expect(changes[0]?.words).toHaveLength(2);
  await server.send("website/discard", { files: changes[0]?.changedFiles });
  expect((await server.read<Website>("website")).changes).toEqual([]);
});

test("a notice whose last day is over is refused where it is written", async () => {
  const server = await startWebsiteServer({ clock: () => Date.parse("2026-11-25T15:00:00Z") });
  const notice = await entry(server, "notice.yaml");
  const until = (lastDay: string) => save(server, notice, { text: "Closed on Friday.", lastDay });
  const refused = await until("2026-11-24");
  expect(refused.status).toBe(422);
  expect((await refused.json()).problems).toEqual([
    {
      sentence: "This day is over: the notice would not show.",
      address: { file: "notice.yaml", key: null },
      path: ["lastDay"],
    },
  ]);
  expect((await until("2026-11-25")).status).toBe(200);
  const empty = await entry(server, "notice.yaml");
  expect((await save(server, empty, { text: "Closed." })).status).toBe(422);
  expect((await save(server, empty, { lastDay: "2026-11-24" })).status).toBe(200);
  expect((await save(server, await entry(server, "notice.yaml"), {})).status).toBe(200);
});

test("a unit that has bookings stays, a profile is a web address, and a phone has a number", async () => {
  const server = await startWebsiteServer();
  server.missing.push("two-a");
  const fleet = await entry(server, "fleet.yaml");
  const refused = await save(server, fleet, { ...(fleet.value as object), daysBetween: 2 });
  expect([refused.status, (await refused.json()).problems[0].path]).toEqual([422, ["units"]]);
  const business = await entry(server, "business.yaml");
  const social = [{ name: "X", address: "javascript:alert(1)" }];
  for (const wrong of [{ social }, { phone: "call me" }])
    expect((await save(server, business, { ...(business.value as object), ...wrong })).status).toBe(
      422,
    );
});

test("a field of spaces is refused as empty, and what is too much is not kept", async () => {
  const server = await startWebsiteServer();
  const about = await entry(server, "about.yaml");
  const value = { ...(about.value as object), eyebrow: " ".repeat(60_000) };
  const began = performance.now();
  const blank = await save(server, about, value);
  expect([blank.status, (await blank.json()).error]).toEqual([
    422,
    expect.stringMatching(/^This is empty/),
  ]);
  // The content check takes a second, on a busy machine ten times as long.
  expect(performance.now() - began).toBeLessThan(20_000);
  const none = { hers: null, base: null, by: "x", at: 1 };
  const many = Array.from({ length: 500 }, (_, index) => [`cities/none-${index}.yaml`, none]);
  writeFileSync(join(server.folder, "draft.json"), JSON.stringify(Object.fromEntries(many)));
  const refused = await save(server, about, { ...(about.value as object), eyebrow: "New" });
  expect([refused.status, (await refused.json()).error]).toEqual([
    422,
    expect.stringMatching(/more than can be kept/),
  ]);
});

test("hostile addresses and bodies are refused within a second", async () => {
  const server = await startWebsiteServer();
  await server.read("website");
  const opened = await entry(server, "about.yaml");
  for (const file of [
    "../package.json",
    "/etc/passwd",
    "about.yaml/../fleet.yaml",
    "map.yaml",
    "a\u0000b",
    "x".repeat(5_000),
  ]) {
    const began = performance.now();
    expect(
      (await server.get(`website/entry?file=${encodeURIComponent(file)}`)).status,
      file,
    ).toBeOneOf([404, 422]);
    expect((await save(server, { ...opened, file }, opened.value)).status, file).toBeOneOf([
      404, 409, 422,
    ]);
    expect((await server.post("website/discard", { files: [file] })).status, file).toBeOneOf([
      404, 422,
    ]);
    expect(performance.now() - began, file).toBeLessThan(1_000);
  }
  for (const value of [
    null,
    [],
    "x",
    1,
    { __proto__: 1 },
    { units: { a: { b: "x".repeat(60_000) } } },
  ])
    expect((await save(server, opened, value)).status).toBe(422);
  expect((await server.post("website/entry", { ...opened, body: "x".repeat(70_000) })).status).toBe(
    413,
  );
  expect((await server.get("website/photos/..%2f..%2fpackage")).status).toBe(404);
  for (const id of ["../x", "A", "", "x".repeat(61)])
    expect(
      (
        await server.ask(`/desk/api/website/photos?id=${encodeURIComponent(id)}`, {
          method: "POST",
          headers: fromOwnPage,
          body: "x",
        })
      ).status,
    ).toBe(422);
  expect((await server.ask("/desk/api/website", { headers: { Cookie: "" } })).status).toBe(401);
});

test("a photograph loses its orientation and its place; others are refused with help", async () => {
  const server = await startWebsiteServer();
  const send = (id: string, body: Uint8Array<ArrayBuffer>) =>
    server.ask(`/desk/api/website/photos?id=${id}`, { method: "POST", headers: fromOwnPage, body });
  const picture = sharp({
    create: { width: 3_000, height: 4_000, channels: 3, background: "#345" },
  });
  const phone = await picture
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "43/1 0/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const answer = await send("two-vanity", new Uint8Array(phone));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { file: "photos.yaml", key: "two-vanity" },
  ]);
  const kept = Buffer.from(await (await server.get("website/photos/two-vanity")).arrayBuffer());
  const stored = await sharp(kept).metadata();
  expect(stored).toMatchObject({ width: 2_400, height: 1_800, format: "jpeg" });
  expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
  expect((await send("new-one", new Uint8Array(phone))).status).toBe(200);
  expect((await entry(server, "photos.yaml", "new-one")).value).toMatchObject({
    file: "./photos/new-one.jpg",
  });

  const small = await sharp({
    create: { width: 900, height: 900, channels: 3, background: "#345" },
  })
    .png()
    .toBuffer();
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic"),
    Buffer.alloc(40),
  ]);
  const many = ["three-a", "three-b", "three-c"].map((id) => send(id, new Uint8Array(phone)));
  const statuses = await Promise.all(many.map(async (one) => (await one).status));
  expect(statuses.sort()).toEqual([200, 200, 409]);
  const photo = await entry(server, "photos.yaml", "two-vanity");
  for (const file of ["../package.json", "photos/*.jpg"]) {
    const value = { ...(photo.value as object), file };
    const saved = await (await save(server, photo, value)).json();
    expect(saved.value).toEqual(photo.value);
  }
  for (const [bytes, says] of [
    [small, /900 × 900 pixels.*1200 or more/],
    [heic, /HEIC.*Most Compatible/],
    [Buffer.from("<svg/>"), /no picture|kind svg/],
    [phone.subarray(0, 2_000), /damaged/],
  ] as const) {
    const refused = await send("two-vanity", new Uint8Array(bytes));
    expect([refused.status, (await refused.json()).error]).toEqual([
      422,
      expect.stringMatching(says),
    ]);
  }
  expect((await send("two-vanity", new Uint8Array(13 * 1024 * 1024))).status).toBe(413);
  expect(readFileSync(join(server.folder, "draft.json"), "utf8")).toContain("photos/new-one.jpg");
});

test("where the settings do not allow editing, a sentence says so and nothing else answers", async () => {
  const server = await startWebsiteServer({ forbidden: "Set QUOTE_INBOX." });
  expect(await server.read("website")).toMatchObject({
    unavailable: "Set QUOTE_INBOX.",
    collections: [],
  });
  for (const path of [
    "website/entry?file=about.yaml",
    "website/search?text=a",
    "website/photos/two-vanity",
  ])
    expect((await server.get(path)).status, path).toBe(409);
  for (const path of ["entry", "remove", "discard", "preview", "publish", "undo", "photos?id=a"])
    expect((await server.post(`website/${path}`)).status, path).toBe(409);
});
