import { expect, test } from "../../support/browser/journey.ts";
import { readPage } from "../../support/browser/read-page.ts";
import { routes, shortPaths } from "../../support/browser/route-table.ts";

test("the second path of a page answers with the same page (§2.1, §2.11)", async ({ server }) => {
  const twice = routes.filter(({ alias }) => alias);
  expect(twice).toHaveLength(1 + 4 + 1 + 8 + 10 + 27);
  for (const { path, alias = "" } of twice) {
    const [page, other] = await Promise.all([
      readPage(server.url, path),
      readPage(server.url, alias),
    ]);
    expect([alias, other.status]).toEqual([alias, 200]);
    expect(other.html === page.html, `${alias} is the same as ${path}`).toBe(true);
  }
});

test("the short paths lead to their pages in one permanent step (§2.2)", async ({ server }) => {
  for (const [short, target] of shortPaths) {
    const response = await fetch(server.url + short, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, target]);
  }
});

test("any spelling of an address ends at the one canonical address in one step", async ({
  server,
}) => {
  const meant: [string, string][] = [
    ...routes.filter(({ path }) => path !== "/").map(({ path }): [string, string] => [path, path]),
    ...routes.flatMap(({ path, alias }): [string, string][] => (alias ? [[alias, path]] : [])),
    ...shortPaths,
  ];
  for (const [written, canonical] of meant) {
    for (const spelling of [
      `${written}/`,
      written.toUpperCase(),
      written.replaceAll("/", "//"),
      `${written.replace(/^.\w/, (start) => start.toUpperCase())}//`,
    ]) {
      const response = await fetch(`${server.url}${spelling}?utm_source=card`, {
        redirect: "manual",
      });
      expect([spelling, response.status, response.headers.get("location")]).toEqual([
        spelling,
        301,
        `${canonical}?utm_source=card`,
      ]);
    }
  }
});
