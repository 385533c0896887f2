import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync(["*.md", "{docs,bench,server,supabase,tests}/**/*.md"]);
/** What a Markdown link or picture leads to, unless it is an address or a heading. */
const target = /\]\((?!\w+:|#)([^)#\s]+)/g;

test("every file that a document links to is there", () => {
  expect(documents.length).toBeGreaterThan(100);
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(target)]
      .map(([, file = ""]) => join(dirname(document), file))
      .filter((file) => !existsSync(file))
      .map((file) => `${document}: ${file}`),
  );
  expect(missing).toEqual([]);
});
