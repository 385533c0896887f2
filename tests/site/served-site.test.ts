import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headersOfEveryAnswer, immutable } from "../../server/built-site/http-headers.ts";
import { parsePage } from "../support/browser/read-page.ts";
import { articles, routes, specifiedShortPaths } from "../support/browser/route-table.ts";
import { siteFolder } from "../support/built-site.ts";
import { startTestServer } from "../support/servers/test-server.ts";

const blog = "/washroom-restroom-trailer-rentals-blog";

test("the second path of a page answers with the same page, and short paths and other spellings lead there in one permanent step, with their query (§2.1.04, §2.1.07, §2.1.10, §2.1.12, §2.1.14, §2.1.16, §2.2.23–25)", async () => {
  const { app } = await startTestServer({ siteFolder });
  const twice = routes.filter(({ alias }) => alias);
  for (const { path, alias = "" } of twice) {
    const [page, other] = [await app.request(path), await app.request(alias)];
    expect([path, page.status, alias, other.status]).toEqual([path, 200, alias, 200]);
    const isSame = (await other.text()) === (await page.text());
    expect(isSame, `${alias} is the same as ${path}`).toBe(true);
  }
  for (const [written, canonical] of [
    ...specifiedShortPaths,
    ...specifiedShortPaths.map(([short, page]) => [`${short}/`, page] as const),
    ...twice.map(({ path, alias = "" }) => [`/${alias.toUpperCase()}/`, path] as const),
  ]) {
    const { status, headers } = await app.request(`http://localhost${written}?utm_source=card`);
    expect(status, written).toBe(301);
    expect(headers.get("location"), written).toBe(`${canonical}?utm_source=card`);
  }
});

const any = ["404 Page Not Found", "/"];
const noTrailer = ["Washroom Trailer Not Found", "/luxury-washroom-restroom-trailer-rentals"];
const noPost = ["Washroom Restroom Trailer Rental Blog Post Not Found", blog];
const noCategory = ["Washroom Restroom Trailer Rental Category Not Found", blog];

test("a not-found page is chosen by the exact shape of the path, is not indexed, and has a way back (§2.1.22, §2.2.31, §2.7.01–02, §2.10.11–12, §2.11.06, §3.3.08, §4.13, §8.15–18, §10.03, §10.16)", async () => {
  const { app } = await startTestServer({ siteFolder });
  for (const [path, [heading, wayBack]] of [
    ["/no-such-page", any],
    ["/trailer/x", noTrailer],
    ["/washroom-restroom-trailer/x", noTrailer],
    ["/blog/x", noPost],
    [`${blog}/x`, noPost],
    [`${blog}/${articles[0]?.id}`, noPost],
    ["/blog/category/x", noCategory],
    [`${blog}/x/y`, any],
  ] as const) {
    const response = await app.request(path);
    const page = parsePage(path, await response.text());
    expect([path, response.status, page.h1]).toEqual([path, 404, [heading]]);
    expect(page.mainLinks, path).toContain(wayBack);
    expect(page.robots, path).toBe("noindex, follow");
    expect([page.canonical, page.meta.get("og:url")], path).toEqual([undefined, undefined]);
    expect(page.meta.get("og:image"), path).toMatch(/\/share\/home\.jpg$/);
    expect(page.headLinks.join(), path).not.toContain("alternate en");
    expect(page.title.length, path).toBeLessThanOrEqual(60);
    // In the menus the blog's pages are among the services, and nothing is the page itself.
    const isInBlog = path.startsWith("/blog") || path.startsWith(blog);
    const summaries = [...page.html.matchAll(/<summary[^>]*>(?=[^<]*Services)/g)].map(String);
    expect(summaries, path).toHaveLength(2);
    for (const summary of summaries)
      expect([path, summary.includes('aria-current="true"')]).toEqual([path, isInBlog]);
    expect(page.html, path).not.toContain('aria-current="page"');
  }
});

test("a page's security tags are the server's headers, static hosts are told to send these, and each file is sent as what it is (§2.2.46–49, §10.23)", async () => {
  const { app } = await startTestServer({ siteFolder });
  for (const path of ["/", "/no-such-page", "/blog/unknown", "/privacy"]) {
    const response = await app.request(path);
    const { meta } = parsePage(path, await response.text());
    expect(response.headers.get("content-security-policy"), path).toBe(
      `${meta.get("Content-Security-Policy")}; frame-ancestors 'none'`,
    );
    expect(response.headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
    expect(headersOfEveryAnswer).toMatchObject({
      "X-Content-Type-Options": meta.get("X-Content-Type-Options"),
      "X-Frame-Options": meta.get("X-Frame-Options"),
      "X-XSS-Protection": meta.get("X-XSS-Protection"),
      "Referrer-Policy": meta.get("referrer"),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Strict-Transport-Security": "max-age=63072000",
    });
  }
  const [everywhere = "", ...rules] = readFileSync(`${siteFolder}/_headers`, "utf8").split(
    /\n(?=\/)/,
  );
  for (const [name, value] of Object.entries(headersOfEveryAnswer))
    expect(everywhere).toContain(`\n  ${name}: ${value}\n`);
  expect(rules.join("\n")).toContain(`/_astro/*\n  Cache-Control: ${immutable}\n`);
  for (const [path, type] of [
    ["/sitemap.xml", /^(application|text)\/xml/],
    ["/rss.xml", /^(application\/(rss\+)?|text\/)xml/],
    ["/robots.txt", /^text\/plain/],
    ["/llms.txt", /^text\/plain/],
    ["/.well-known/security.txt", /^text\/plain; charset=utf-8$/],
    ["/share/home.jpg", /^image\/jpeg$/],
    ["/drawings/luxury-2-station-restroom-trailer.svg", /^image\/svg\+xml/],
    ["/site.webmanifest", /^application\/manifest\+json/],
  ] as const) {
    const { status, headers } = await app.request(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get("content-type"), path).toMatch(type);
  }
});
