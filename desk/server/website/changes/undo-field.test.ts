import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startWebsiteServer } from "../../../../tests/support/desk/website-server.ts";
import { keepPhoto } from "../entries/photographs.ts";
import type { EditableEntry } from "../website-api.ts";

async function openWithChanges(file: string, key: string | undefined, changes: object, text = "") {
  const server = await startWebsiteServer();
  const opened: EditableEntry = await server.entry(file, key);
  const body = opened.body && opened.body + text;
  expect((await server.save(opened, { ...Object(opened.value), ...changes }, body)).status).toBe(
    200,
  );
  const address = { file, key: key ?? null };
  return {
    ...{ server, opened },
    undo: (words: string) => server.post("website/undo-field", { ...address, words }),
    change: async () => (await server.read("website")).changes[0],
  };
}

test("one saved field is undone alone, with what depends on it, and the others stay", async () => {
  const changes = { phone: "905-555-0199", hours: "9:00 AM to 7:00 PM" };
  const { server, opened, undo, change } = await openWithChanges(
    "business.yaml",
    undefined,
    changes,
  );
  const [phone = "", hours = ""] = (await change())?.fields ?? [];
  expect([phone, hours]).toEqual([
    "Phone: 905-555-0142 → 905-555-0199",
    "Opening hours of a day: 9:00 AM to 8:00 PM → 9:00 AM to 7:00 PM",
  ]);
  expect((await undo(phone)).status).toBe(200);
  expect((await change())?.words).toEqual([hours]);
  // What phones dial is the number of before as well.
  const value = { ...Object(opened.value), hours: changes.hours };
  expect((await server.entry("business.yaml")).value).toEqual(value);
  // Nothing else is undone by a list that is out of date.
  expect((await undo(phone)).status).toBe(404);
  expect((await undo(hours)).status).toBe(200);
  expect(await change()).toBe(undefined);
  expect((await undo(hours)).status).toBe(404);
});

test("the text of an article is undone alone", async () => {
  const guide = "posts/construction-site-restroom-requirements.md";
  const date = "2031-05-06";
  const { opened, server, undo, change } = await openWithChanges(
    guide,
    undefined,
    { date },
    "More.",
  );
  const text = (await change())?.fields.find((words) => words.startsWith("Text: ")) ?? "";
  expect((await undo(text)).status).toBe(200);
  const { body, value } = await server.entry(guide);
  expect([body, value]).toEqual([opened.body, { ...Object(opened.value), date }]);
});

test("all points of a photograph are undone at once, and its picture with the whole entry", async () => {
  const id = "two-exterior-day";
  const changes = { crops: undefined, focus: { left: 72, top: 54 }, alt: "A trailer in the sun" };
  const { server, undo, change } = await openWithChanges("photos.yaml", id, changes);
  await keepPhoto(server.website.edits, { id }, readFileSync("content/photos/two-vanity.jpg"));
  const point = "The point that stays in view moved";
  const alt = expect.stringContaining("A trailer in the sun");
  expect((await change())?.words).toEqual(expect.arrayContaining(["Another picture", point, alt]));
  expect((await change())?.fields).not.toContain("Another picture");
  expect((await undo(point)).status).toBe(200);
  expect((await change())?.words).toEqual([alt, "Another picture"]);
});
