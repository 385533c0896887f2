import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/servers/test-server.ts";
import { shareScripts } from "./shared-scripts.ts";

const page = (script: string) =>
  load(
    `<head><script>first()</script></head><body><script>${script}</script><script type="module" src="/_astro/list.js"></script></body>`,
  );
const integrity = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

async function share(runtime: string, list: string) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "_astro"));
  await writeFile(join(folder, "_astro/list.js"), list);
  const { importMap, replaceScripts } = await shareScripts(folder, page(runtime));
  const finished = page("two()");
  replaceScripts(finished);
  const html = finished.html();
  const [, src = "", hash] = /src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
  const text = await readFile(folder + src, "utf8");
  return { importMap, replaceScripts, finished, src, hash, text };
}

test("pages name one script in place of those that they share, with its hash", async () => {
  const { finished, hash, text } = await share("one()</script><script>two()", "list()");
  expect(text).toMatch(/\none\(\)\ntwo\(\)\nimport\("\/_astro\/list.js"\);$/);
  expect(hash).toBe(integrity(text));
  expect(finished("body").children()).toHaveLength(1);
  expect(finished("body > template")).toHaveLength(1);
  expect(finished("head").html()).toBe("<script>first()</script>");
});

test("a script that the home page lacks stays in its page", async () => {
  const { replaceScripts } = await share("one()", "list()");
  const other = page("other()");
  replaceScripts(other);
  expect(other("body script").first().text()).toBe("other()");
});

test("the shared script adds the hashes of all others, and has another name when one changes", async () => {
  const { importMap, text, src } = await share("one()", "list()");
  expect(JSON.parse(importMap)).toEqual({ integrity: { "/_astro/list.js": integrity("list()") } });
  expect(text).toContain(JSON.stringify(importMap));
  expect((await share("one()", "list(1)")).src).not.toBe(src);
});
