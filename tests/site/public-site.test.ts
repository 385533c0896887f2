import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFolder } from "../support/built-site.ts";

test("no file of the public site names the desk: no page, no script, no sitemap, no robots.txt", async () => {
  const text = "**/*.{html,js,css,xml,txt,json,webmanifest}";
  const files = await Array.fromAsync(glob([text, "_headers", "_redirects"], { cwd: siteFolder }));
  expect(files).toEqual(expect.arrayContaining(["index.html", "robots.txt", "sitemap.xml"]));
  const naming = files.filter((file) =>
    /\/desk(?![\w-])/.test(readFileSync(join(siteFolder, file), "utf8")),
  );
  expect(naming).toEqual([]);
});
