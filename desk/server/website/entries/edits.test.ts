import { expect, test } from "vitest";
import { startWebsiteServer } from "../../../../tests/support/desk/website-server.ts";
import type { EditableEntry } from "../website-api.ts";

test("a text is found by its words, changed, listed in words, recorded and dropped again", async () => {
  const server = await startWebsiteServer();
  const before = await server.read("website");
  const nothing = { unavailable: null, changes: [], versions: [], build: { step: "none" } };
  expect(before).toMatchObject(nothing);
  expect(before.collections).toHaveLength(19);
  const [hit] = await server.read("website/search?text=905-555-0142");
  expect(hit).toMatchObject({ file: "business.yaml", key: null, path: ["phone"], field: "Phone" });
  const business = await server.entry("business.yaml");
  const value = { ...(business.value as object), phone: "905-555-0199", language: "xx" };
  const saved = await (await server.save(business, value)).json();
  // The link dials the number that is read, and a hidden field stays as it was.
  expect(saved.value).toMatchObject({ phoneLink: "tel:+19055550199", language: "en-CA" });
  const after = await server.read("website");
  expect(after.changes).toEqual([
    expect.objectContaining({
      file: "business.yaml",
      title: "Business",
      words: ["Phone: 905-555-0142 → 905-555-0199"],
      saver: { by: server.person, at: expect.any(Number) },
    }),
  ]);
  expect(after.collections[0]?.entries[0]?.isChanged).toBe(true);
  const way = { version: null, file: "business.yaml", key: null };
  await server.send("website/take-back", way);
  expect((await server.read("website")).changes).toEqual([]);
  expect((await server.post("website/take-back", way)).status).toBe(404);
  expect(await server.actions()).toEqual([
    "Saved a change of the website: Business",
    "Took back a change of the website: business.yaml",
  ]);

  const guide = await server.entry("posts/construction-site-restroom-requirements.md");
  // As pasted, with a character that no file can have.
  const [date, body] = ["2031-05-06", `${guide.body}\nOne more\0 sentence.\r\n`];
  await server.save(guide, { ...(guide.value as object), date }, body);
  expect((await server.read("website")).changes[0]?.words).toEqual([
    "Day or month of publication: 2026-01-15 → 2031-05-06",
    expect.stringMatching(/^Text: ….* → ….*One more sentence\./),
  ]);
});

test("a save that is wrong, or over somebody else's, is refused in words for a form, and not kept", async () => {
  const server = await startWebsiteServer({ clock: () => Date.parse("2026-11-25T15:00:00Z") });
  const refuse = async (opened: EditableEntry, changes: object) => {
    const answer = await server.save(opened, { ...(opened.value as object), ...changes });
    return { status: answer.status, ...(await answer.json()) };
  };
  const business = await server.entry("business.yaml");
  const { status, problems } = await refuse(business, { hours: "nine to five", email: "" });
  expect(status).toBe(422);
  expect(problems).toContainEqual({
    sentence: "Write it like 9:00 AM to 8:00 PM; search engines are told the same hours",
    address: { file: "business.yaml", key: null },
    path: ["hours"],
  });
  expect(problems).toContainEqual(expect.objectContaining({ path: ["email"] }));
  expect(JSON.stringify(problems)).not.toMatch(/line \d|colon|quotes|yaml,/);

  const fleet = await server.entry("fleet.yaml");
  server.missing.push("two-a");
  const withoutUnit = { status: 422, problems: [{ path: ["units"] }] };
  expect(await refuse(fleet, { daysBetween: 2 })).toMatchObject(withoutUnit);

  // Its placeholder stands for several words.
  const question = await server.entry("questions.yaml", "hot-water");
  expect(await refuse(question, { answer: "Yes, for {facts.generator}." })).toMatchObject({
    ...{ status: 422, error: expect.stringMatching(/^This has [5-9] words\. Write 20 to 45\.$/) },
    problems: [{ path: ["answer"] }],
  });

  const about = await server.entry("about.yaml");
  const start = process.cpuUsage();
  expect(await refuse(about, { eyebrow: " ".repeat(60_000) })).toMatchObject({
    status: 422,
    error: expect.stringMatching(/^This is empty/),
  });
  // The content check takes half a second of one core.
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000);

  const notice = await server.entry("notice.yaml");
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
  const saved = await server.entry("notice.yaml");
  expect((await server.save(saved, { lastDay: "2026-11-24" })).status).toBe(200);
});

test("a save that is repeated, and one of another entry in the same file, is no conflict", async () => {
  const server = await startWebsiteServer();
  const [hold, fleet] = [
    await server.entry("facts.yaml", "hold"),
    await server.entry("facts.yaml", "fleet"),
  ];
  const edited = { ...(hold.value as object), askedBy: "couples" };
  const statuses = [await server.save(hold, edited), await server.save(hold, edited)];
  statuses.push(await server.save(fleet, { ...(fleet.value as object), askedBy: "planners" }));
  statuses.push(await server.save(hold, { ...edited, askedBy: "somebody else" }));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
  // The answer to the first was lost on the way.
  const query = "website/entry?file=testimonials.yaml&key=film-unit&copyTitle=Ann";
  const added = await server.read(query);
  const value = { ...(added.value as object), event: "Gala", location: "Elora", month: "2026-06" };
  for (const [text, status] of [
    ["Warm.", 200],
    ["Warm.", 200],
    ["Cold.", 422],
  ] as const)
    expect((await server.save(added, { ...value, text })).status, text).toBe(status);
});

test("a fact and a term that are added can be put on a page", async () => {
  const server = await startWebsiteServer();
  for (const [file, key, list] of [
    ["facts.yaml", "cord", { file: "fact-lists.yaml", key: "accessible", path: ["facts"] }],
    ["policies.yaml", "deposit", { file: "cost-and-booking.yaml" }],
  ] as const)
    expect((await server.entry(file, key)).places).toContainEqual(expect.objectContaining(list));
  expect((await server.entry("home.yaml")).places).toEqual([]);
  const list = await server.entry("fact-lists.yaml", "sent");
  const facts = ["hold", "arrival-window", "cord"];
  expect((await server.save(list, { ...(list.value as object), facts })).status).toBe(200);
  const titles = (await server.entry("facts.yaml", "cord")).shownOn?.map(({ title }) => title);
  expect(titles).toContain("While you wait");
});

test("a list of facts is added to a category's page, whose texts are edited, and those that pages name stay", async () => {
  const server = await startWebsiteServer();
  const [file, page] = ["fact-lists.yaml", "cottage-private-event-washroom-restroom-trailers"];
  const copy = `website/entry?file=${file}&key=job-site&copyTitle=In the snow` as const;
  const list = await server.read(copy);
  const value = { ...(list.value as object), facts: ["winter-gear", "cord"], categories: [page] };
  const added: EditableEntry = await (await server.save(list, value)).json();
  expect(added).toMatchObject({
    key: "in-the-snow",
    canRemove: true,
    value: { categories: [page] },
  });
  const category = await server.entry("categories.yaml", page);
  expect(category).toMatchObject({ canRemove: false, shownOn: null });
  const texts = { ...(category.value as object), closing: "Call before it snows" };
  expect((await server.save(category, texts)).status).toBe(200);
  const { changes } = await server.read("website");
  expect(changes.flatMap(({ words }) => words)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Heading of the closing band: .* it snows$/)]),
  );
  const { key, hash } = await server.entry(file, "cost");
  expect((await server.post("website/remove", { file, key, hash })).status).toBe(422);
  await server.send("website/remove", { file, key: added.key, hash: added.hash });
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
  const refusal = async (entry: EditableEntry, value: unknown) =>
    (await server.save(entry, value)).json();
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
  expect(review).toMatchObject({ shownOn: [], places: [] });
  const saved = await server.save(review, {
    ...(review.value as object),
    ...{ event: "Barn dance", location: "Elora, Ontario", month: "2026-06" },
    text: "Spotless, day and night.",
  });
  const added: EditableEntry = await saved.json();
  expect(added).toMatchObject({
    ...{ file: "testimonials.yaml", key: "zoe-co", copyTitle: null, canRemove: true },
    value: { name: "Zoë & Co.", text: "Spotless, day and night." },
  });
  expect(await changes()).toMatchObject([
    { key: "zoe-co", words: ["New: Spotless, day and night."] },
  ]);
  // No page shows it, and these can.
  expect(added.shownOn).toEqual([]);
  const onHome = { file: "home.yaml", path: ["testimonials", "shown"] };
  expect(added.places).toContainEqual(expect.objectContaining(onHome));
  // Neither asked for again nor sent again does it replace what is there.
  const again = await server.get(copyOf("testimonials.yaml", "garden-wedding", "Zoe Co"));
  expect([again.status, (await again.json()).error]).toEqual([
    422,
    "There is one of this title already. Choose another.",
  ]);
  expect((await server.save(review, review.value)).status).toBe(422);
  for (const [file, key] of [
    ["photos.yaml", "two-vanity"],
    ["business.yaml", ""],
  ] as const)
    expect((await server.get(copyOf(file, key, "Another"))).status, file).toBe(404);
  await server.send("website/remove", { file: added.file, key: added.key, hash: added.hash });
  expect(await changes()).toEqual([]);
  expect(await server.actions()).toContain("Added to the website: Zoë & Co.");

  const named = await server.entry("testimonials.yaml", "garden-wedding");
  const { file, key, hash } = named;
  const refused = await server.post("website/remove", { file, key, hash });
  expect(refused.status).toBe(422);
  expect((await refused.json()).error).toMatch(/ still shows it\. Change that first\.$/);
});
