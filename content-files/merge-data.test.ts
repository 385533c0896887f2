import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseFile } from "./edit-file.ts";
import { mergeData } from "./merge-data.ts";

const base = { title: "A", text: "B", list: ["1", "2", "3"], body: "old" };

test.each([
  ["other fields", { title: "ours" }, { body: "theirs" }, { title: "ours", body: "theirs" }],
  ["the same change", { title: "both" }, { title: "both" }, { title: "both" }],
  ["a field that is new", { more: "ours" }, { title: "theirs" }, { title: "theirs", more: "ours" }],
  [
    "a field that is gone",
    { text: undefined },
    { title: "theirs" },
    { title: "theirs", text: undefined },
  ],
  [
    "other items of a list",
    { list: ["x", "2", "3"] },
    { list: ["1", "2", "y"] },
    { list: ["x", "2", "y"] },
  ],
  [
    "an item added and another changed",
    { list: ["1", "2", "3", "4"] },
    { list: ["1", "y", "3"] },
    { list: ["1", "y", "3", "4"] },
  ],
  [
    "an item removed and another added",
    { list: ["1", "2"] },
    { list: ["0", "1", "2", "3"] },
    { list: ["0", "1", "2"] },
  ],
])("%s: each value is by whoever changed it", (_, ours, theirs, merged) => {
  for (const [one, other] of [
    [ours, theirs],
    [theirs, ours],
  ]) {
    const sides = { base, ours: { ...base, ...one }, theirs: { ...base, ...other } };
    expect(mergeData(sides)).toEqual({ merged: { ...base, ...merged }, conflicts: [] });
  }
});

test.each([
  ["one value", { title: "ours" }, { title: "theirs" }, ["title"]],
  ["a value that the other removed", { title: "ours" }, { title: undefined }, ["title"]],
  ["a field that both added", { more: "ours" }, { more: "theirs" }, ["more"]],
  ["one item of a list", { list: ["x", "2", "3"] }, { list: ["y", "2", "3"] }, ["list", 0]],
  [
    "items added in one place",
    { list: ["1", "2", "3", "x"] },
    { list: ["1", "2", "3", "y"] },
    ["list"],
  ],
  ["an item moved and changed", { list: ["2", "1", "3"] }, { list: ["1", "y", "3"] }, ["list"]],
])("%s by two people is a conflict that has our value", (_, ours, theirs, path) => {
  for (const [one, other] of [
    [ours, theirs],
    [theirs, ours],
  ]) {
    const sides = { base, ours: { ...base, ...one }, theirs: { ...base, ...other } };
    expect(mergeData(sides)).toEqual({ merged: sides.ours, conflicts: [path] });
  }
});

test("items that one person moved are never mixed with what the other changed in them", () => {
  const list = ["a", "b"].map((name) => ({ name, size: 1 }));
  const [a, b] = list;
  const theirs = [{ ...a, size: 2 }, b];
  expect(mergeData({ base: list, ours: [b, a], theirs }).conflicts).toEqual([[]]);
});

test("any sentence of the website that two people change is a conflict at its field", () => {
  let count = 0;
  const change = (
    value: unknown,
    path: readonly string[],
    by: (text: string) => string,
  ): unknown => {
    const [key, ...rest] = path;
    if (key === undefined) return by(value as string);
    const inner = change((value as Record<string, unknown>)[key], rest, by);
    return Array.isArray(value)
      ? value.with(Number(key), inner)
      : { ...Object(value), [key]: inner };
  };
  const visit = (file: unknown, value: unknown, path: readonly string[]): void => {
    if (typeof value === "object")
      for (const [key, part] of Object.entries(value ?? {})) visit(file, part, [...path, key]);
    if (typeof value !== "string" || !value.includes(" ")) return;
    const ours = change(file, path, (text) => text.replace(/\S+/, "Hers"));
    const theirs = change(file, path, (text) => text.replace(/\S+\s*$/, "theirs."));
    const { merged, conflicts } = mergeData({ base: file, ours, theirs });
    expect([merged, conflicts.map((at) => at.map(String))]).toEqual([ours, [path]]);
    count += 1;
  };
  for (const name of globSync("content/**/*.{yaml,md}")) {
    const file = parseFile(name, readFileSync(name, "utf8"));
    visit(file, file, []);
  }
  expect(count).toBeGreaterThan(1_500);
});
