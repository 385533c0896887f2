import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { loadShared, shareScripts } from "./island-scripts.ts";

const page = (script: string) =>
  `<body><script>${script}</script><script type="module" src="/_astro/list.js"></script></body>`;
const modules = new Map([["/_astro/list.js", "list()"]]);
const integrity = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("pages share their scripts, which are asked for after the first paint", () => {
  const shared = shareScripts([page("one()"), page("two()"), page("one()")], modules);
  expect(shared.islands.text).toMatch(/import\("\/_astro\/list\.js"\);\none\(\)\ntwo\(\)$/);
  expect(shared.waker.text).toContain("paint");
  expect(shared.waker.text).toContain(shared.islands.address);
  const finished = loadShared(page("one()"), shared);
  expect(finished).not.toContain("one()");
  expect(finished.match(/<script/g)).toHaveLength(1);
  expect(finished).toContain(`src="${shared.waker.address}"`);
});

test("each script knows the hash of those that it fetches, and a change of one changes the names of those above it", () => {
  const shared = shareScripts([page("one()")], modules);
  expect(loadShared(page("one()"), shared)).toContain(
    `integrity="${integrity(shared.waker.text)}"`,
  );
  expect(shared.waker.text).toContain(integrity(shared.islands.text));
  expect(JSON.parse(shared.importMap)).toEqual({
    integrity: { "/_astro/list.js": integrity("list()") },
  });
  const changed = shareScripts([page("one()")], new Map([["/_astro/list.js", "list(1)"]]));
  expect(changed.islands.address).not.toBe(shared.islands.address);
  expect(changed.waker.address).not.toBe(shared.waker.address);
});
