import { expect, test } from "vitest";
import type { ContentDescription } from "../content-description.ts";
import type { FieldSchema } from "../website-api.ts";
import { searchTexts } from "./search-texts.ts";

const schema: FieldSchema = {
  properties: {
    phone: { title: "Phone" },
    secret: { hidden: true },
    list: { items: { properties: { text: { title: "Words" } } } },
  },
};
/** What is found in one entry of this value. */
const find = (text: string, value: unknown, body: string | null = null) =>
  searchTexts(
    {
      placeholders: { "business.phone": "905-555-0142" },
      collections: [
        {
          ...{ name: "about", title: "About page", files: "about.yaml", named: null, schema },
          ...{ canAdd: false, startsEmpty: false },
          entries: [{ file: "about.yaml", key: null, title: "About", value, body }],
        },
      ],
    } as unknown as ContentDescription,
    text,
  );
const entry = { file: "about.yaml", key: null, title: "About" };

test("a text leads to its field, in lists and the body too, and hidden fields are left out", () => {
  expect(find("905-555-0142", { phone: "905-555-0142" })).toEqual([
    { ...entry, path: ["phone"], field: "Phone", excerpt: "905-555-0142" },
  ]);
  const list = [{ text: "One" }, { text: "The second words" }];
  expect(find("second", { list, secret: "second" }, "A second text.")).toEqual([
    { ...entry, path: ["body"], field: "Text", excerpt: "A second text." },
    { ...entry, path: ["list", 1, "text"], field: "Words", excerpt: "The second words" },
  ]);
  expect(find("a", { phone: "a" })).toEqual([]);
});

test("the whole text comes first, then one that holds it, then one with most of its words", () => {
  const list = ["gravel or lawn stands", "level gravel or lawn, always", "level gravel or lawn"];
  const hits = find("Level gravel or lawn", { list: list.map((text) => ({ text })) });
  expect(hits.map(({ excerpt }) => excerpt)).toEqual([list[2], list[1]]);
  expect(find("level gravel or lawn stands", { phone: "level {gravel} or lawn" })).toHaveLength(1);
  expect(find("level gravel", { phone: "level ground" })).toEqual([]);
});

test("Markdown's marks, quotes and capitals make no difference, and a link's address is found", () => {
  const body = "Call **us**, says [the “guide”](/guides/one).";
  for (const text of ['call us, says the "guide"', "/guides/one"])
    expect(find(text, {}, body), text).toHaveLength(1);
});

test("thirty hits at most, each with an excerpt of some words around it", () => {
  const list = Array.from({ length: 40 }, () => ({ text: "word" }));
  expect(find("word", { list })).toHaveLength(30);
  const long = `${"before ".repeat(20)}middle${" after".repeat(40)}`;
  const [hit] = find("middle", { phone: long });
  expect(hit?.excerpt).toMatch(/^….*before middle after.*…$/);
  expect(hit?.excerpt.length).toBeLessThan(190);
  const body = `the first words\n${long}\n\nand the **first\nof** all`;
  expect(find("the first of all", {}, body)[0]?.excerpt).toMatch(/the \*\*first of\*\* all$/);
});

test("words that a page composed lead to the text that it fills in, and to what is filled in", () => {
  const list = [{ text: "Call {business.phone}, any day." }, { text: "Any day, or night." }];
  const found = find("Call 905-555-0142, any day.", { phone: "905-555-0142", list });
  expect(found.map(({ path }) => path)).toEqual([["list", 0, "text"], ["phone"]]);
});
