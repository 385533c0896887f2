import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { isMap, isScalar, isSeq, parse, parseDocument } from "yaml";
import { editYaml } from "./edit-file.ts";

/** The parser that Astro reads content by, in Astro's version. */
const { CORE_SCHEMA, load } = createRequire(import.meta.resolve("astro"))("js-yaml");

const files = globSync("content/**/*.{yaml,md}").map((file) => {
  const all = readFileSync(file, "utf8");
  const text = file.endsWith(".md") ? (/^---\n([\s\S]*?\n)---/.exec(all)?.[1] ?? "") : all;
  return { file, text, data: parse(text) as Data };
});

/** What Astro's parser reads, with days as texts. */
const asAstro = (text: string) => load(text, { schema: CORE_SCHEMA });

type Data = Record<string | number, unknown>;
const valueAt = (data: Data, path: (string | number)[]) =>
  path.reduce<unknown>((at, key) => (at as Data)[key], data);

/** Paths of all values of a text that a test says. */
function pathsOf(text: string, is: (node: unknown) => boolean): (string | number)[][] {
  const found: (string | number)[][] = [];
  const walk = (node: unknown, path: (string | number)[]): void => {
    if (is(node)) found.push(path);
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)]);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index]);
  };
  walk(parseDocument(text).contents, []);
  return found;
}

/**
 * Values of all files that a test says, one of each depth and kind in a folder, from its shortest
 * file. The kind of a map is its keys, that of another value the name of its field.
 */
function placesOf(is: (node: unknown) => boolean) {
  const longestFirst = files.toSorted((a, b) => b.text.length - a.text.length);
  const places = longestFirst.flatMap((one) =>
    pathsOf(one.text, is).map((path) => ({ ...one, path })),
  );
  const nameOf = ({ data, path }: (typeof places)[number]) => {
    const value = valueAt(data, path);
    if (value !== null && typeof value === "object" && !Array.isArray(value))
      return Object.keys(value).join(" ");
    return typeof path.at(-1) === "number" ? "" : path.at(-1);
  };
  const kindOf = (place: (typeof places)[number]) =>
    [dirname(place.file), place.path.length, nameOf(place)].join(" ");
  return [...new Map(places.map((place) => [kindOf(place), place])).values()];
}

/** Returns data with another value at a path: what a function returns of it. */
function change(data: Data, path: (string | number)[], by: (value: unknown) => unknown): Data {
  const root = { root: structuredClone(data) } as Data;
  const all: (string | number)[] = ["root", ...path];
  const last = all.pop() as string | number;
  const parent = all.reduce<Data>((at, key) => at[key] as Data, root);
  parent[last] = by(parent[last]);
  return root.root as Data;
}

/** How many lines of a text are not in another one. */
const changedLines = (before: string, after: string) => {
  const left = new Map<string, number>();
  for (const line of after.split("\n")) left.set(line, (left.get(line) ?? 0) + 1);
  return before.split("\n").filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  }).length;
};

const comments = (text: string) =>
  text
    .split("\n")
    .filter((line) => /^\s*#/.test(line))
    .sort();

test("an untouched save changes no byte of any file", () => {
  for (const { file, text, data } of files) expect(editYaml(text, data), file).toBe(text);
});

test("every value changed alone reads back equal and changes its own lines only", () => {
  let count = 0;
  let lines = 0;
  for (const { file, text, data, path } of placesOf(isScalar)) {
    const wanted = change(data, path, (value) =>
      typeof value === "number" ? value + 1 : typeof value === "boolean" ? !value : `${value} so`,
    );
    const edited = editYaml(text, wanted);
    expect(asAstro(edited), `${file} ${path.join(".")}`).toEqual(wanted);
    expect(comments(edited)).toEqual(comments(text));
    const own = String(valueAt(data, path));
    const changed = changedLines(text, edited);
    expect(changed, `${file} ${path.join(".")}`).toBeLessThanOrEqual(1 + own.split("\n").length);
    lines += changed;
    count += 1;
  }
  expect(count).toBeGreaterThan(300);
  expect(lines / count).toBeLessThan(1.2);
});

describe("lists", () => {
  const lists = placesOf((node) => isSeq(node) && node.items.length > 0);
  for (const [name, by] of Object.entries({
    "first item removed": (list: unknown[]) => list.slice(1),
    "last item removed": (list: unknown[]) => list.slice(0, -1),
    "all items removed": () => [],
    "an item added": (list: unknown[]) => [...list, structuredClone(list[0])],
    "an item added before the others": (list: unknown[]) => [structuredClone(list.at(-1)), ...list],
    "two items exchanged": ([one, two, ...rest]: unknown[]) =>
      two === undefined ? [one] : [two, one, ...rest],
    "all items turned round": (list: unknown[]) => list.toReversed(),
  }))
    test(`${name}: reads back equal in ${lists.length} lists`, () => {
      for (const { file, text, data, path } of lists) {
        const wanted = change(data, path, (list) => by(list as unknown[]));
        const edited = editYaml(text, wanted);
        expect(asAstro(edited), `${file} ${path.join(".")}`).toEqual(wanted);
        if (/added/.test(name)) expect(changedLines(text, edited), file).toBeLessThanOrEqual(1);
        const [top] = path;
        // What stands in other fields stays as it was.
        if (typeof top === "string" && !/removed/.test(name))
          expect(comments(edited), file).toEqual(comments(text));
      }
    });
});

test("the first and the last key removed, then added again, reads back equal and keeps the lines of the others", () => {
  for (const { file, text, data, path } of placesOf(
    (node) => isMap(node) && node.items.length > 0,
  )) {
    const names = Object.keys(valueAt(data, path) as Data);
    for (const name of new Set([names[0], names.at(-1)] as string[])) {
      const without = change(data, path, (map) => {
        const { [name]: _, ...rest } = map as Data;
        return rest;
      });
      const shorter = editYaml(text, without);
      expect(asAstro(shorter), `${file} ${path.join(".")}`).toEqual(without);
      const again = editYaml(shorter, data);
      expect(asAstro(again), `${file} ${path.join(".")}`).toEqual(data);
    }
  }
});

const hostile = [
  ..."| | a|a |a: b|a #b|#b|'|\"|\\|`|@x|%x|!x|&x|*x|- |- a|-|---|...|? a|: a|[a|a]|{a|a, b".split(
    "|",
  ),
  ...["{{", "{{a}}", "|", ">", "null", "~", "yes", "no", "true", "12", "1.5", "0x1f", "1e3", "012"],
  ...["1_000", "2026-01-01", "12:30", "a\nb", "a\n\nb", "\na", "a\n", "a\n\n", " a\n  b\n c "],
  ...["a\tb", "\t", "a  b", "a\u0000b", "a\u00a0b", "é", "日本", "👩‍👧"],
  ...["\u2028", "\ufeffa", "\u0085"],
  ...["a\r\nb", "<<", "=", "x".repeat(5_000)],
  ...["word ".repeat(400), `${"long ".repeat(60)}: ${"# ".repeat(60)}`, "line\n".repeat(50)],
];

test("500 random edits with hostile texts all read back as they were typed", () => {
  let seed = 20_261_125;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const pick = <Item>(list: Item[]) => list[random(list.length)] as Item;
  const value = (): unknown =>
    pick([
      () => pick(hostile),
      () => pick(hostile) + pick(hostile),
      () => [pick(hostile), { a: pick(hostile), [pick(["b", "c-d"])]: [pick(hostile)] }],
      () => ({ text: pick(hostile), list: [], more: { text: pick(hostile) } }),
      () => random(100) - 50,
      () => null,
    ])();
  const places = files.map(({ text }) =>
    pathsOf(text, () => true).filter(({ length }) => length > 0),
  );
  for (let count = 0; count < 500; count += 1) {
    const at = random(files.length);
    const { file, text, data } = files[at] as (typeof files)[number];
    let wanted = change(data, pick(places[at] as (string | number)[][]), () => pick(hostile));
    if (random(3) === 0)
      wanted = change(wanted, [pick(Object.keys(wanted))], (old) =>
        Array.isArray(old) ? [value(), ...old.slice(1), value()] : value(),
      );
    const edited = editYaml(text, wanted);
    expect(parse(edited), `${file} ${count}`).toEqual(wanted);
    expect(asAstro(edited), `${file} ${count}`).toEqual(wanted);
  }
});

test("a comment goes along with its item, and stays where another is removed", () => {
  const text = "# top\nlist:\n  # first\n  - a\n  # second\n  - b\n  - c\n\n# end\nnext: 1\n";
  expect(editYaml(text, { list: ["c", "b", "a"], next: 1 })).toBe(
    "# top\nlist:\n  # first\n  - c\n  # second\n  - b\n  - a\n\n# end\nnext: 1\n",
  );
  expect(editYaml(text, { list: ["a", "b"], next: 1 })).toBe(
    "# top\nlist:\n  # first\n  - a\n  # second\n  - b\n\n# end\nnext: 1\n",
  );
});

test.each(["a: &x 1\nb: *x\n", "a: !!str 1\n", "a: !x y\n", "<<: {a: 1}\nb: &c 2\n"])(
  "anchors, aliases and tags are refused: %j",
  (text) => {
    expect(() => editYaml(text, { a: "2" })).toThrow("Ask a programmer.");
  },
);
