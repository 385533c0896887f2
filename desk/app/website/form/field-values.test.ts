import { expect, test } from "vitest";
import { blank, inputTypeOf, isLong, kindOf, labelOfPath, move, toNumber } from "./field-values.ts";

test("the way to a field is named by the labels on it", () => {
  const photo = { type: "string", refersTo: "photos" } as const;
  const hero = { type: "object", properties: { photos: { type: "array", items: photo } } } as const;
  const schema = { type: "object", properties: { hero: { ...hero, title: "Top" } } } as const;
  expect(labelOfPath(schema, ["hero", "photos", 1])).toBe("Top, Photos, 2");
});

test("an item is moved past the others", () => {
  expect(move(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

test("each kind of value has its control", () => {
  const pattern = "^20\\d\\d-(0[1-9]|1[0-2])$";
  const kinds = [
    { type: "string" },
    { type: "string", format: "date" },
    { type: "string", pattern },
    { type: "string", refersTo: "cities" },
    { type: "string", enum: ["north"] },
    { type: "integer" },
    { const: true },
    { type: "array", items: {} },
    { type: "object", properties: {} },
    { type: "object", additionalProperties: { type: "number" } },
    { type: "string", hidden: true },
    {},
  ] as const;
  expect(kinds.map((schema) => kindOf(schema))).toEqual([
    ...["text", "text", "text", "reference", "choice", "number", "yes-no", "list", "object"],
    ...["keyed", "none", "none"],
  ]);
});

test("a number or a text has one control, and days and months have their own inputs", () => {
  expect(kindOf({ anyOf: [{ type: "number" }, { type: "string" }] })).toBe("number");
  expect(inputTypeOf({ format: "date" })).toBe("date");
  expect(inputTypeOf({ pattern: "^20\\d\\d-(0[1-9]|1[0-2])$" })).toBe("month");
  expect(inputTypeOf({ pattern: "^tel:" })).toBe("text");
  const dayOrMonth = { pattern: "^\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?$" };
  const types = ["", "2026-03-12", "2024-12"].map((text) => inputTypeOf(dayOrMonth, text));
  expect(types).toEqual(["date", "date", "month"]);
  expect(kindOf({ type: "array", items: { enum: ["Monday"] } })).toBe("ticks");
});

test("a number is one when it is whole, and else what was typed", () => {
  expect(["12", " 1.50 ", "1,5", "-", ""].map(toNumber)).toEqual([12, 1.5, "1,5", "-", undefined]);
});

test("a sentence has several lines, a name and an address one", () => {
  expect(isLong({ description: "One sentence" }, "")).toBe(true);
  expect(isLong({ maxLength: 160 }, "")).toBe(true);
  expect(isLong({ maxLength: 60, description: "One sentence" }, "")).toBe(false);
  expect(isLong({ format: "uri" }, "https://example.com/".repeat(9))).toBe(false);
});

test("a new item has its required fields, with as many items as its lists need", () => {
  const [title, figure] = [{ type: "string" }, { type: "number" }] as const;
  const list = { type: "array", minItems: 2, items: title } as const;
  const properties = { title, figure, list, note: title };
  const required = ["title", "figure", "list"];
  expect(blank({ properties, required })).toEqual({ title: "", list: ["", ""] });
});
