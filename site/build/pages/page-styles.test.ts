import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/servers/test-server.ts";
import { pageStyles } from "./page-styles.ts";

/** Returns the stylesheet of a page with this in its body. */
async function styleOf(body: string, folder = "") {
  const page = load(
    `<head><style>@font-face{}</style><style>:root{--font:a}</style><style>/*! tailwindcss */.whole{}</style></head>${body}`,
  );
  await pageStyles(folder)(page);
  expect(page("style")).toHaveLength(1);
  return page("style").text();
}

test("a page gets the rules of its own class names, and what every page needs", async () => {
  const style = await styleOf('<p class="mt-4 text-moss md:hidden"></p>');
  expect(style).toContain(".mt-4{margin-top:1rem}");
  expect(style).toContain(".text-moss{color:#3f5f4f}");
  expect(style).toMatch(/@media \(min-width:48rem\)\{\.md\\:hidden\{display:none\}\}/);
  expect(style).toContain("@view-transition");
  expect(style).toMatch(/^@font-face\{\}:root\{--font:a\}/);
  expect(style).not.toContain(".mt-5");
  expect(style).not.toContain(".whole");
});

test("pages that are made one after the other get nothing of each other", async () => {
  const finish = pageStyles("");
  const texts = [];
  for (const name of ["mt-4", "border", "mt-4"]) {
    const page = load(`<p class="${name}"></p>`);
    await finish(page);
    texts.push(page("style").text());
  }
  expect(texts[0]).toBe(texts[2]);
  expect(texts[1]).not.toContain(".mt-4");
});

test("classes that an island adds later have their rules, those of its imports too", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "_astro"));
  await writeFile(join(folder, "_astro/a.js"), 'import"./b.js";f({className:"mt-6 w-px"})');
  await writeFile(join(folder, "_astro/b.js"), 'import"./a.js";const c=open?`mt-7`:"";');
  const style = await styleOf('<astro-island component-url="/_astro/a.js"></astro-island>', folder);
  for (const name of ["mt-6", "w-px", "mt-7"]) expect(style).toContain(`.${name}{`);
  expect(style).not.toContain(".mt-4");
});
