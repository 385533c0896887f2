import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { BuiltFile } from "../../../server/built-site/built-site.ts";
import { fromOwnPage } from "../../../tests/support/desk/desk-client.ts";
import { startWebsiteServer } from "../../../tests/support/desk/website-server.ts";
import { until } from "../../../tests/support/until.ts";
import type { Entry } from "./website-api.ts";

type Server = Awaited<ReturnType<typeof startWebsiteServer>>;

const entry = ({ read }: Server, file: string, key = "") =>
  read(`website/entry?file=${file}&key=${key}`);
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
  const before = await server.read("website");
  const nothing = { unavailable: null, changes: [], versions: [], build: { step: "none" } };
  expect(before).toMatchObject(nothing);
  expect(before.collections).toHaveLength(16);
  const [hit] = await server.read("website/search?text=905-555-0142");
  expect(hit).toMatchObject({ file: "business.yaml", key: null, path: ["phone"], field: "Phone" });
  const business = await entry(server, "business.yaml");
  const value = { ...(business.value as object), phone: "905-555-0199", language: "xx" };
  const saved = await (await save(server, business, value)).json();
  // The link dials the number that is read, and a hidden field stays as it was.
  expect(saved.value).toMatchObject({ phoneLink: "tel:+19055550199", language: "en-CA" });
  const after = await server.read("website");
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
  expect((await server.read("website")).changes).toEqual([]);
  expect(await actions(server)).toEqual([
    "Saved a change of the website: Business",
    "Dropped the saved changes of business.yaml",
  ]);

  const guide = await entry(server, "posts/construction-site-restroom-requirements.md");
  // As pasted, with a character that no file can have.
  const [date, body] = ["2031-05-06", `${guide.body}\nOne more\0 sentence.\r\n`];
  await save(server, guide, { ...(guide.value as object), date }, body);
  expect((await server.read("website")).changes[0]?.words).toEqual([
    "Day or month of publication: 2026-01-15 → 2031-05-06",
    expect.stringMatching(/^Text: ….* → ….*One more sentence\./),
    "It appears on the site by itself on Tuesday, May 6, 2031, once it is published.",
  ]);
});

test("a save that is wrong, or over somebody else's, is refused in words for a form, and not kept", async () => {
  const server = await startWebsiteServer({ clock: () => Date.parse("2026-11-25T15:00:00Z") });
  const refuse = async (opened: Entry, changes: object) => {
    const answer = await save(server, opened, { ...(opened.value as object), ...changes });
    return { status: answer.status, ...(await answer.json()) };
  };
  const business = await entry(server, "business.yaml");
  const { status, problems } = await refuse(business, { hours: "nine to five", email: "" });
  expect(status).toBe(422);
  expect(problems).toContainEqual({
    sentence: "Write it like 9:00 AM to 8:00 PM; search engines are told the same hours",
    address: { file: "business.yaml", key: null },
    path: ["hours"],
  });
  expect(problems).toContainEqual(expect.objectContaining({ path: ["email"] }));
  expect(JSON.stringify(problems)).not.toMatch(/line \d|colon|quotes|yaml,/);

  const fleet = await entry(server, "fleet.yaml");
  server.missing.push("two-a");
  const withoutUnit = { status: 422, problems: [{ path: ["units"] }] };
  expect(await refuse(fleet, { daysBetween: 2 })).toMatchObject(withoutUnit);

  const about = await entry(server, "about.yaml");
  const start = process.cpuUsage();
  expect(await refuse(about, { eyebrow: " ".repeat(60_000) })).toMatchObject({
    status: 422,
    error: expect.stringMatching(/^This is empty/),
  });
  // The content check takes half a second of one core.
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000);

  const notice = await entry(server, "notice.yaml");
  const text = "Closed on Friday.";
  const sentence = "This day is over: the notice would not show.";
  expect(await refuse(notice, { text, lastDay: "2026-11-24" })).toMatchObject({
    status: 422,
    problems: [{ sentence, address: { file: "notice.yaml", key: null }, path: ["lastDay"] }],
  });
  expect((await server.read("website")).changes).toEqual([]);
  expect((await refuse(notice, { text, lastDay: "2026-11-25" })).status).toBe(200);
  expect(await refuse(notice, { text: "Bob's", lastDay: "2026-11-26" })).toMatchObject({
    ...{ status: 409, code: "conflict" },
    theirs: { value: { text, lastDay: "2026-11-25" } },
  });
  const saved = await entry(server, "notice.yaml");
  expect((await save(server, saved, { lastDay: "2026-11-24" })).status).toBe(200);

  const none = { hers: null, base: null, by: "x", at: 1 };
  const many = Array.from({ length: 500 }, (_, index) => [`cities/none-${index}.yaml`, none]);
  writeFileSync(join(server.folder, "draft.json"), JSON.stringify(Object.fromEntries(many)));
  const full = await refuse(await entry(server, "about.yaml"), { eyebrow: "New" });
  expect([full.status, full.error]).toEqual([422, expect.stringMatching(/more than can be kept/)]);
});

test("a new entry is a copy that is saved nowhere until it is sent and right", async () => {
  const server = await startWebsiteServer();
  const copyOf = (file: string, key: string, copyTitle: string) =>
    `website/entry?${new URLSearchParams({ file, key, copyTitle })}` as const;
  const changes = async () => (await server.read("website")).changes;
  const city = await server.read(copyOf("cities/ajax.yaml", "", "Port Hope"));
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

  const review = await server.read(copyOf("testimonials.yaml", "garden-wedding", "Zoë & Co."));
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

test("a photograph's changes are one entry in plain words, and a new one has an entry", async () => {
  const server = await startWebsiteServer();
  const photo = await entry(server, "photos.yaml", "two-exterior-day");
  const { crops: _, ...value } = photo.value as Record<string, unknown>;
  // What names the file is not seen in the form, and is kept.
  const moved = { ...value, file: "../package.json", focus: { left: 72, top: 54 } };
  const saved = await (await save(server, photo, moved)).json();
  expect(saved.value).toEqual({ ...value, focus: { left: 72, top: 54 } });
  const { drafts } = server.website;
  await drafts.savePhoto({ id: "two-exterior-day" }, Buffer.from("x"), server.person);
  const { changes } = await server.read("website");
  expect(changes).toMatchObject([
    {
      title: "The 2-station trailer in evening sun",
      changedFiles: expect.arrayContaining(["photos.yaml", "photos/two-exterior-day.jpg"]),
      words: expect.arrayContaining(["Another picture", "The point that stays in view moved"]),
    },
  ]);
  expect(changes[0]?.words).toHaveLength(2);
  await server.send("website/discard", { files: changes[0]?.changedFiles });
  expect((await server.read("website")).changes).toEqual([]);

  const added = { file: "photos.yaml", key: "new-one" };
  expect(await drafts.savePhoto({ id: added.key }, Buffer.from("x"), server.person)).toEqual(added);
  const { value: own } = await entry(server, added.file, added.key);
  expect(own).toMatchObject({ file: "./photos/new-one.jpg", alt: "new one" });
});

test("hostile addresses and bodies are refused", async () => {
  const server = await startWebsiteServer();
  const opened = await entry(server, "about.yaml");
  const refused = (status: number) => expect(status).toBeOneOf([404, 409, 422]);
  const files = ["../package.json", "/etc/passwd", "about.yaml/../fleet.yaml", "map.yaml"];
  for (const file of [...files, "a\u0000b", "x".repeat(5_000)]) {
    refused((await server.get(`website/entry?file=${encodeURIComponent(file)}`)).status);
    refused((await save(server, { ...opened, file }, opened.value)).status);
    refused((await server.post("website/discard", { files: [file] })).status);
  }
  const deep = { units: { a: { b: "x".repeat(60_000) } } };
  for (const value of [null, [], "x", 1, { __proto__: 1 }, deep])
    expect((await save(server, opened, value)).status).toBe(422);
  const large = await server.post("website/entry", { ...opened, body: "x".repeat(70_000) });
  expect(large.status).toBe(413);
  expect((await server.get("website/photos/..%2f..%2fpackage")).status).toBe(404);
  for (const id of ["../x", "A", "", "x".repeat(61)]) {
    const path = `/desk/api/website/photos?id=${encodeURIComponent(id)}`;
    const init = { method: "POST", headers: fromOwnPage, body: "x" };
    expect((await server.ask(path, init)).status, id).toBe(422);
  }
  expect((await server.ask("/desk/api/website", { headers: { Cookie: "" } })).status).toBe(401);
});

test("a photograph loses its orientation and its place; others are refused with help", async () => {
  const server = await startWebsiteServer({ root: process.cwd() });
  const send = (id: string, body: Uint8Array<ArrayBuffer>) =>
    server.ask(`/desk/api/website/photos?id=${id}`, { method: "POST", headers: fromOwnPage, body });
  const pictureOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#345" } });
  const phone = await pictureOf(3_000, 4_000)
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

  // A phone's screenshot is as it was; what is 49,999 pixels tall would stop the build.
  const screenshot = await pictureOf(1_290, 2_796).png().toBuffer();
  expect((await send("two-vanity", new Uint8Array(screenshot))).status).toBe(200);
  const shot = Buffer.from(await (await server.get("website/photos/two-vanity")).arrayBuffer());
  expect(await sharp(shot).metadata()).toMatchObject({ width: 1_290, height: 2_796 });
  const small = await pictureOf(900, 900).png().toBuffer();
  const tower = await pictureOf(1_200, 49_999).png().toBuffer();
  const heic = Buffer.from(`\0\0\0\x18ftypheic${"\0".repeat(40)}`, "latin1");
  // Two are converted at once.
  const refused = await Promise.all(
    [small, heic, phone].map((bytes) => send("two-vanity", new Uint8Array(bytes))),
  );
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 409]);
  const rest = [tower, Buffer.from("<svg/>"), phone.subarray(0, 2_000)];
  for (const bytes of rest) refused.push(await send("two-vanity", new Uint8Array(bytes)));
  expect(await Promise.all(refused.map(async (one) => (await one.json()).error))).toEqual([
    expect.stringMatching(/900 × 900 pixels.*1200 or more/),
    expect.stringMatching(/HEIC.*Most Compatible/),
    expect.stringMatching(/^Two photographs are being saved/),
    expect.stringMatching(/1200 × 49999 pixels.*20,000/),
    expect.stringMatching(/no picture|kind svg/),
    expect.stringMatching(/damaged/),
  ]);
  expect((await send("two-vanity", new Uint8Array(13 * 1024 * 1024))).status).toBe(413);
});

test("a new photograph takes the place of none that has its name", async () => {
  const server = await startWebsiteServer({ root: process.cwd() });
  const body = readFileSync("content/photos/two-vanity.jpg");
  const send = (query: string) => {
    const init = { method: "POST", headers: fromOwnPage, body: new Uint8Array(body) };
    return server.ask(`/desk/api/website/photos?${query}`, init);
  };
  const refused = await send("id=two-exterior-day&isNew=yes");
  expect([refused.status, (await refused.json()).error]).toEqual([
    422,
    expect.stringContaining("a photograph of this title already"),
  ]);
  expect((await server.read("website")).changes).toEqual([]);
  expect((await send("id=from-the-garden&isNew=yes")).status).toBe(200);
  expect((await send("id=from-the-garden")).status).toBe(200);
});

test("a preview is seen by who is signed in and has turned it on, and published by the desk", async () => {
  const server = await startWebsiteServer();
  const business = await entry(server, "business.yaml");
  await save(server, business, { ...(business.value as object), phone: "905-555-0199" });
  const built = () => until(() => !server.website.isBuilding, "the build");
  expect((await server.ask("/desk/preview")).headers.get("location")).toBe("/desk/website");
  expect((await server.send("website/preview")).build.step).toBe("checking");
  await built();
  const [build] = globSync("builds/*/site", { cwd: server.folder });
  writeFileSync(join(server.folder, build ?? "", "404.html"), "<body>Not in the preview</body>");
  const visitor = async () => (await server.app.request("/")).text();
  const before = await visitor();
  const isShown = async () => (await (await server.ask("/")).text()).includes("905-555-0199");
  expect(await isShown()).toBe(false);
  expect((await server.ask("/desk/preview")).headers.get("location")).toBe("/");
  const preview = await server.ask("/");
  expect(await preview.text()).toMatch(/Preview\. Not online\.[\s\S]*905-555-0199/);
  expect(preview.headers.get("Cache-Control")).toBe("no-store");
  expect(preview.headers.get("X-Robots-Tag")).toContain("noindex");
  // A page that is online and not in the preview, and one that is nowhere.
  const online = server.website.online().site.pages as Map<string, BuiltFile>;
  online.set("/removed", online.get("/") as BuiltFile);
  for (const path of ["/removed", "/nowhere"]) {
    const answer = await server.ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toMatch(/Preview\. Not online\.[\s\S]*Not in the preview/);
  }
  const withoutSession = await server.app.request("/", { headers: { Cookie: "preview=on" } });
  expect([await visitor(), await withoutSession.text()]).toEqual([before, before]);
  await server.ask("/desk/preview/end");
  expect(await isShown()).toBe(false);

  await server.send("website/publish");
  await built();
  const { versions } = await server.read("website");
  await server.send("website/undo", { version: versions.at(-1)?.id });
  await built();
  expect(await actions(server)).toEqual([
    "Saved a change of the website: Business",
    "Built a preview of the website",
    "Published the website",
    "Went back to an earlier version of the website",
  ]);
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
