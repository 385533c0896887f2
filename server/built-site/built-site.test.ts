import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { writeSite } from "../../tests/support/servers/site.ts";
import { previousOf } from "./builds.ts";
import { openBuiltSite } from "./built-site.ts";

const textOf = (site: Awaited<ReturnType<typeof openBuiltSite>>, address: string) =>
  site.files.get(address)?.identity.body.toString() ?? null;

test("hashed files of the previous build are served, and nothing else of it", async () => {
  const folder = await writeSite({
    "index.html": "new",
    "_astro/form.new.js": "new",
    "_astro/same.js": "of this build",
  });
  const before = {
    "index.html": "old",
    "gone.html": "old",
    "robots.txt": "old",
    "_astro/form.old.js": "old",
    "_astro/form.old.js.br": "compressed",
    "_astro/same.js": "of the previous build",
  };
  for (const [name, text] of Object.entries(before)) {
    const file = join(previousOf(folder), name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const site = await openBuiltSite(folder);
  expect([...site.files.keys()].sort()).toEqual([
    "/",
    "/_astro/form.new.js",
    "/_astro/form.old.js",
    "/_astro/same.js",
  ]);
  expect(textOf(site, "/")).toBe("new");
  expect(textOf(site, "/_astro/form.old.js")).toBe("old");
  expect(site.files.get("/_astro/form.old.js")?.br?.body.toString()).toBe("compressed");
  expect(textOf(site, "/_astro/same.js")).toBe("of this build");
});

test("a folder that is not there is a site without pages", async () => {
  const folder = await writeSite({ "index.html": "old" });
  await rm(folder, { recursive: true });
  expect((await openBuiltSite(folder)).files.size).toBe(0);
});
