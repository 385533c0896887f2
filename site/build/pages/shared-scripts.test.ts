import { createHash } from "node:crypto";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { makeSharedScripts, replaceScripts } from "./shared-scripts.ts";

const page = (script: string) => ({
  document: load(
    `<head><script>first()</script></head><body><script>${script}</script><script type="module" src="/_astro/list.js"></script></body>`,
  ),
  addedScripts: [],
});
const list = (text: string) => [{ address: "/_astro/list.js", text }];
const integrity = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("pages share their scripts, which are asked for after the first paint", async () => {
  const home = page("one()</script><script>two()");
  const scripts = await makeSharedScripts(home, list("list()"));
  const { loader, shared } = scripts;
  expect(shared.text).toContain('["/_astro/list.js"]');
  expect(shared.text).toMatch(/\none\(\)\ntwo\(\)$/);
  expect(loader.text).toContain('type:"paint"');
  expect(loader.text).toContain(shared.address);
  const finished = page("two()");
  replaceScripts(finished, scripts);
  expect(finished.document("body").html()).toBe(
    `<script defer="" src="${loader.address}" integrity="${integrity(loader.text)}"></script>`,
  );
  expect(finished.document("head").html()).toBe("<script>first()</script>");
});

test("a script that the home page lacks stays in its page", async () => {
  const other = page("other()");
  replaceScripts(other, await makeSharedScripts(page("one()"), list("list()")));
  expect(other.document("body").html()).toMatch(/^<script>other\(\)<\/script><script defer=""/);
});

test("each script knows the hash of those that it fetches, and a change of one changes the names of those above it", async () => {
  const { loader, shared, importMap } = await makeSharedScripts(page("one()"), list("list()"));
  expect(loader.text).toContain(integrity(shared.text));
  expect(JSON.parse(importMap)).toEqual({
    integrity: { "/_astro/list.js": integrity("list()") },
  });
  expect(shared.text).toContain(importMap);
  const changed = await makeSharedScripts(page("one()"), list("list(1)"));
  expect(changed.shared.address).not.toBe(shared.address);
  expect(changed.loader.address).not.toBe(loader.address);
});
