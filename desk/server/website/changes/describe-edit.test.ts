import { expect, test } from "vitest";
import type { FieldSchema } from "../website-api.ts";
import { describeEdit, firstOf } from "./describe-edit.ts";

const choices = {
  photos: [
    { id: "two-vanity", title: "The vanity" },
    { id: "two-door", title: "The door" },
  ],
};
const text: FieldSchema = { type: "string" };

const describeAll = (before: unknown, after: unknown, form: Parameters<typeof describeEdit>[2]) =>
  firstOf(describeEdit([before, null], [after, null], form).map(({ words }) => words));

/** What is said of one field that changed. */
const say = (before: unknown, after: unknown, field: FieldSchema = text) =>
  describeAll(
    { a: before },
    { a: after },
    { schema: { properties: { a: { title: "Label", ...field } } }, choices },
  );

test("a change is said in words, with titles for ids, days in full and yes or no", () => {
  expect(say("1", "2")).toEqual(["Label: 1 → 2"]);
  expect(say(undefined, "2")).toEqual(["Label: nothing → 2"]);
  expect(say("two-vanity", "two-door", { refersTo: "photos" })).toEqual([
    "Label: The vanity → The door",
  ]);
  expect(say("2027-06-12", undefined, { format: "date" })).toEqual([
    "Label: Saturday, June 12, 2027 → nothing",
  ]);
  expect(say(false, true, { type: "boolean" })).toEqual(["Label: no → yes"]);
  expect(say(["a"], ["a", "b"])).toEqual(["Label: 1 entry → 2 entries"]);
  expect(say(["a", "b"], ["a", "c"], { items: text })).toEqual(["Label: b → c"]);
  expect(say("1", "2", { hidden: true })).toEqual([]);
  expect(say(undefined, true, { const: true })).toEqual(["Label: no → yes"]);
  const point = { properties: { left: {}, top: {} } };
  expect(say({ left: 1 }, { left: 2 }, point)).toEqual(["The point that stays in view moved"]);
  expect(say({ wide: { left: 1 } }, undefined, { properties: { wide: point } })).toEqual([
    "The point that stays in view moved",
  ]);
});

test("a field of a map without a schema of its own is named by its entry", () => {
  const schema = { additionalProperties: text };
  expect(describeAll({ "two-door": "a" }, { "two-door": "b" }, { schema, choices })).toEqual([
    "The door: a → b",
  ]);
});

test("each change says where it is, and an item that moved changes the whole list", () => {
  const schema = { properties: { a: { title: "Label", items: text } } };
  const pathsOf = (before: unknown, after: unknown) =>
    describeEdit([before, null], [after, null], { schema, choices });
  expect(pathsOf({ a: ["a", "b"] }, { a: ["a", "c"] })).toEqual([
    { words: "Label: b → c", path: ["a", 1] },
  ]);
  expect(pathsOf({ a: ["a", "b"] }, { a: ["b", "a"] })).toEqual([
    { words: "Label: a → b; Label: b → a", path: ["a"] },
  ]);
  expect(pathsOf(undefined, { a: ["b"] })).toEqual([{ words: "New: ", path: null }]);
});

test("a new entry is said by its longest text, a removed one as removed", () => {
  const form = { schema: {}, choices };
  expect(
    describeAll(undefined, { name: "Zoë", text: "Spotless, all day.", stars: 5 }, form),
  ).toEqual(["New: Spotless, all day."]);
  expect(describeAll({ name: "Zoë" }, undefined, form)).toEqual(["Removed"]);
});

test("a long text begins shortly before its change and is cut, and twelve changes are said", () => {
  const words = "Our lines are open from nine to five, and on each day of the week {hours}";
  const longer = `${words}, or write to us by mail on any day of it.`;
  expect(describeEdit([{}, `${words}.`], [{}, longer], { schema: {}, choices })).toEqual([
    {
      words:
        "Text: … of the week {hours}. → … of the week {hours}, or write to us by mail on any day of…",
      path: ["body"],
    },
  ]);
  const many = (word: string) =>
    Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`f${at}`, word]));
  const said = describeAll(many("a"), many("b"), { schema: {}, choices });
  expect([said.length, said[0], said.at(-1)]).toEqual([13, "f0: a → b", "and 3 more"]);
});
