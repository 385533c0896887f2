import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

type Paragraph = { title: string; statements: Record<string, string> };
const specification: Record<string, Paragraph> = parse(
  readFileSync("tests/specification/specification.yaml", "utf8"),
);

test("every paragraph of the specification has a test that carries its number, and no test another", () => {
  const folders = "{cli,content-files,desk,quote-request,scripts,server,site,supabase,tests}";
  const carried = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/§(\d+(?:\.\d+)?)(?=[,)])/g)].map(
      ([, number]) => number,
    ),
  );
  // Words that pages are read for, by statement: tests take their numbers from there.
  const words = readFileSync("tests/site/specified-words.yaml", "utf8");
  const read = [...words.matchAll(/§(\d+(?:\.\d+)?)\.\d{2}/g)].map(([, number]) => number);
  const paragraphs = Object.keys(specification);
  expect(paragraphs.filter((number) => ![...carried, ...read].includes(number))).toEqual([]);
  expect(carried.filter((number = "") => !paragraphs.includes(number))).toEqual([]);
});
