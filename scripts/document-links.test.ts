import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync(["*.md", "{docs,bench,server,supabase,tests}/**/*.md"]);
/** What a Markdown link or picture leads to, unless it is an address or a heading. */
const target = /\]\((?!\w+:|#)([^)#\s]+)/g;

test("every file that a document links to is there", () => {
  expect(documents.length).toBeGreaterThan(40);
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(target)]
      .map(([, file = ""]) => join(dirname(document), file))
      .filter((file) => !existsSync(file))
      .map((file) => `${document}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test("every decision that a document names is there", () => {
  const decisions = globSync("docs/decisions/*.md").map((file) => file.match(/\d{4}/)?.[0]);
  const named = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(/(?:decisions? |and |\()(0\d{3})\b/g)].map(
      ([, number]) => ({ document, number }),
    ),
  );
  expect(named.filter(({ number }) => !decisions.includes(number))).toEqual([]);
});

test("every test that docs/security.md names is there", () => {
  const named =
    readFileSync("docs/security.md", "utf8").match(/[\w/-]+\.(?:test|spec)\.tsx?/g) ?? [];
  const files = globSync("{quote-request,server,tests}/**/*.{test,spec}.{ts,tsx}");
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !files.some((file) => file.endsWith(name)))).toEqual([]);
});
