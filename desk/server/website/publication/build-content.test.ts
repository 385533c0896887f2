import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/servers/test-server.ts";
import { environmentWith } from "../../../../tests/support/settings.ts";
import type { ContentDescription } from "../content-description.ts";
import { buildContent } from "./build-content.ts";

/** What a build says that runs this program in a workspace with an article and two pages. */
async function problemsOfBuild(program: string, body: string) {
  const workspace = await temporaryFolder();
  await symlink(resolve("node_modules"), join(workspace, "node_modules"));
  const home = '<link rel="canonical" href="https://www.maple.example/">';
  for (const [file, text] of Object.entries({
    "scripts/website/build-website.ts": `
      import { answer } from "${resolve("scripts/website/answer.ts")}";
      import { checkLinks } from "${resolve("site/build/links/check-links.ts")}";
      await answer(async () => { ${program} });`,
    "package.json": `{"type":"module"}`,
    "content/articles/a.md": `---\ntitle: A\n---\n\n${body}\n`,
    "content/business.yaml": "timeZone: America/Toronto\n",
    "dist/site/index.html": home,
    "dist/site/blog/a.html": '<a href="/gone">this</a>',
  })) {
    await mkdir(dirname(join(workspace, file)), { recursive: true });
    await writeFile(join(workspace, file), text);
  }
  const articles = {
    ...{ name: "articles", title: "Articles", files: "articles/*.md", schema: {} },
    entries: [{ file: "articles/a.md", key: null, title: "A", value: { title: "A" }, body }],
  };
  const description = {
    collections: [articles],
    placeholders: {},
  } as unknown as ContentDescription;
  return buildContent(workspace, description, environmentWith());
}

const checked =
  "return checkLinks(process.env.SITE_FOLDER).then(() => [], ({ links }) => links.map((each) => ({ ...each, files: each.written.map(({ name }) => name) })));";

test("a build that fills the disk says so by its code, and not with a path of the server", async () => {
  const program = 'throw Object.assign(new Error("No space"), { code: "ENOSPC" });';
  await expect(problemsOfBuild(program, "")).rejects.toMatchObject({ code: "ENOSPC" });
});

test("a dead link of a finished build leads to the field that it is written in", async () => {
  const sentence = "The link /gone leads nowhere. There is no such page or file.";
  expect(await problemsOfBuild(checked, "See [this](/gone).")).toEqual([
    { sentence, address: { file: "articles/a.md", key: null }, path: ["body"] },
  ]);
  expect(await problemsOfBuild(checked, "It is in no text.")).toEqual([{ sentence }]);
});

test("a build's own sentences are passed on, and an error is no sentence", async () => {
  const sentence = "The pages /a and /b have the same title.";
  expect(await problemsOfBuild(`return [{ sentence: "${sentence}" }];`, "")).toEqual([
    { sentence },
  ]);
  await expect(problemsOfBuild("throw new Error('broken');", "")).rejects.toThrow("broken");
  expect(await problemsOfBuild("return [];", "")).toEqual([]);
});
