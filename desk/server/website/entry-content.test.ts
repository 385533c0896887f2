import { expect, test } from "vitest";
import { fromContent, replaceAt, toContent } from "./entry-content.ts";

test("a changed field keeps its place, and one without a value is left out", () => {
  const value = { name: "Ann", places: [{ title: "Barn" }, { title: "Lawn" }], note: "x" };
  expect(JSON.stringify(replaceAt(value, ["places", 1, "title"], "Lake"))).toBe(
    '{"name":"Ann","places":[{"title":"Barn"},{"title":"Lake"}],"note":"x"}',
  );
  expect(replaceAt(value, ["note"], undefined)).toEqual({ name: "Ann", places: value.places });
  expect(value.places[1]?.title).toBe("Lawn");
});

test("the Markdown under a head is one more field", () => {
  const entry = { value: { title: "A" }, body: "Text" };
  expect(toContent(entry)).toEqual({ title: "A", body: "Text" });
  expect(fromContent(toContent(entry), true)).toEqual(entry);
});
