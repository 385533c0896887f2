import { expect, test } from "vitest";
import { startWebsiteServer } from "../../../../tests/support/desk/website-server.ts";
import { until } from "../../../../tests/support/until.ts";
import type { EditableEntry } from "../website-api.ts";

const [phone, hours] = ["905-555-0199", "8:00 AM to 6:00 PM"];
const text = "Warm and clean all night.";

test("of several changes that were published together each is taken back alone, and said before", async () => {
  const server = await startWebsiteServer();
  const change = (entry: EditableEntry, changes: object) =>
    server.save(entry, { ...(entry.value as object), ...changes });
  await change(await server.entry("business.yaml"), { hours });
  await change(await server.entry("facts.yaml", "hold"), { askedBy: "couples" });
  const copied = "website/entry?file=testimonials.yaml&key=film-unit&copyTitle=Ann";
  const month = "2026-06";
  await change(await server.read(copied), { event: "Gala", location: "Elora", month, text });
  const { hash } = await server.entry("reply-templates.yaml", "quote");
  await server.send("website/remove", { file: "reply-templates.yaml", key: "quote", hash });
  await server.send("website/publish");
  await until(() => !server.website.publication.isBuilding, "the build");
  const { versions } = await server.read("website");
  const [published = "", first = ""] = versions.map(({ id }) => id);
  // What is saved since then stays.
  await change(await server.entry("business.yaml"), { phone });

  const read = async (id = published) => {
    const { changes, back } = await server.read(`website/versions/${id}`);
    const byFile = Object.fromEntries(changes.map(({ file, words }) => [file, words]));
    return { byFile, back };
  };
  const label = "Opening hours of a day: ";
  const there = `${label}9:00 AM to 8:00 PM → ${hours}`;
  const andBack = `${label}${hours} → 9:00 AM to 8:00 PM`;
  const added = `New: ${text}`;
  expect((await read()).byFile).toEqual({
    "business.yaml": [there],
    "facts.yaml": [expect.stringMatching(/→ couples$/)],
    "testimonials.yaml": [added],
    "reply-templates.yaml": ["Removed"],
  });
  // Putting a whole version online names each, too.
  expect((await read(first)).back).toEqual(
    expect.arrayContaining([`Business: ${andBack}`, "Ann: Removed"]),
  );

  // What a page shows by now stays until that page is changed.
  const home = await server.entry("home.yaml");
  const shown = ["ann", "film-unit", "building-site"];
  await change(home, { testimonials: { heading: "What they say", shown } });
  const ann = { version: published, file: "testimonials.yaml", key: "ann" };
  const refused = await server.post("website/take-back", ann);
  const sentence = "Home page still shows it. Change that first.";
  const address = { file: "home.yaml", key: null };
  const problems = [{ sentence, address, path: ["testimonials", "shown", "0"] }];
  expect(await refused.json()).toMatchObject({ error: sentence, problems });
  await server.send("website/take-back", { version: null, file: "home.yaml", key: null });

  for (const [file, key] of [
    ["business.yaml", null],
    ["testimonials.yaml", "ann"],
    ["reply-templates.yaml", "quote"],
  ])
    await server.send("website/take-back", { version: published, file, key });
  const { changes } = await server.read("website");
  expect(Object.fromEntries(changes.map(({ file, words }) => [file, words]))).toEqual({
    "business.yaml": [`Phone: 905-555-0142 → ${phone}`, andBack],
    "testimonials.yaml": ["Removed"],
    "reply-templates.yaml": [expect.stringMatching(/^New: /)],
  });
  const again = { version: published, file: "business.yaml", key: null };
  expect((await server.post("website/take-back", again)).status).toBe(422);
  for (const [version, key] of [
    ["none", "hold"],
    [published, "cord"],
    [first, "hold"],
  ])
    expect(
      (await server.post("website/take-back", { version, file: "facts.yaml", key })).status,
    ).toBe(404);
});
