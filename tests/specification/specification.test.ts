import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

type Paragraph = { title: string; statements: Record<string, string> };
const specification: Record<string, Paragraph> = parse(
  readFileSync("tests/specification/specification.yaml", "utf8"),
);

/** The numbers of statements that a text names, such as §2.14.03, or §4.04–06 for three of them. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/§(\d+(?:\.\d+)?)\.(\d\d)(?:–(\d\d))?(?!\d)/g)].flatMap(
    ([, paragraph, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => {
        const number = String(Number(first) + at).padStart(2, "0");
        return `${paragraph}.${number}`;
      }),
  );
}

test("every statement of the specification is named by a test or by the list of words, and none but these", () => {
  const folders = "{cli,content-files,desk,quote-request,scripts,server,site,supabase,tests}";
  const tests = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`).filter(
    (file) => !file.includes("specification.test"),
  );
  const named = [...tests, "tests/site/specified-words.yaml"].flatMap((file) =>
    numbersIn(readFileSync(file, "utf8")),
  );
  const statements = Object.values(specification).flatMap((paragraph) =>
    Object.keys(paragraph.statements),
  );
  expect(new Set(statements).size).toBe(statements.length);
  expect(statements.filter((number) => !named.includes(number))).toEqual([]);
  expect(named.filter((number) => !statements.includes(number))).toEqual([]);
});
