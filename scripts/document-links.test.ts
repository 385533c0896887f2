import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync(["*.md", "{docs,bench,desk,server,supabase,tests}/**/*.md"]);
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

test("every test that a document names is there", () => {
  const named = documents.flatMap((document) =>
    (readFileSync(document, "utf8").match(/[\w./-]+\.(?:test|spec)\.tsx?/g) ?? []).map((name) => ({
      document,
      name,
    })),
  );
  const files = globSync(
    "{cli,content-files,quote-request,scripts,server,desk,site,tests}/**/*.{test,spec}.{ts,tsx}",
  );
  expect(named.length).toBeGreaterThan(80);
  expect(
    named.filter(({ name }) => !files.some((file) => `/${file}`.endsWith(`/${name}`))),
  ).toEqual([]);
});

test("every label that the handbook names is on a screen of the desk or in its mails", () => {
  const handbook = readFileSync("docs/owner-handbook.md", "utf8");
  const ofDesk = /## Your desk\n([\s\S]*)\n## Quote requests/.exec(handbook)?.[1] ?? "";
  const labels = [...ofDesk.matchAll(/\*\*([^*]+)\*\*/g)]
    .map(([, label = ""]) => label)
    .filter((label) => !label.endsWith(":"));
  const screens = globSync([
    ...["desk/app/**/*.{ts,tsx}", "desk/server/**/*.tsx", "desk/server/reminders/*.ts"],
    "site/content/editable.ts",
  ])
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  const ofPhones = ["Add to Home Screen", "Install app"];
  const isThere = (label: string) =>
    new RegExp(`[">}]\\s*${label.replaceAll(" ", "\\s+")}\\s*["<{]`).test(screens);
  expect(labels.length).toBeGreaterThan(40);
  expect(labels.filter((label) => !isThere(label) && !ofPhones.includes(label))).toEqual([]);
});
