import { globSync, readFileSync } from "node:fs";
import { expect, test } from "../../support/browser/journey.ts";

const folders = "{content,cli,deploy,quote-request,scripts,server,site,tests}";
const files = globSync([`${folders}/**/*.*`, "*.ts"]);
const conformance = readFileSync("docs/conformance.md", "utf8");

test("docs/conformance.md names files that are there", () => {
  const named = conformance.match(/(?<=`)[^` *]+\.(tsx?|astro|yaml|md|css)(?=`)/g) ?? [];
  expect(named.length).toBeGreaterThan(200);
  const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
});

test("docs/conformance.md names tests that are there", () => {
  const named = [...conformance.matchAll(/`([^` ]+\.(?:test|spec)\.ts)`: "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(([, name = "", words = ""]) => {
    const candidates = files.filter((file) => `/${file}`.endsWith(`/${name}`));
    return !candidates.some((file) => readFileSync(file, "utf8").includes(words));
  });
  expect([...new Set(missing.map(([row]) => row))]).toEqual([]);
});
