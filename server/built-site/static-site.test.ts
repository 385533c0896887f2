import { expect, test } from "vitest";
import { writeSite } from "../../tests/support/servers/site.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";

/** The server on a site of a few files and these. */
async function openSite(more: Record<string, string> = {}) {
  const siteFolder = await writeSite({
    "index.html": "home",
    "privacy.html": "privacy",
    "404.html": "404 Page Not Found",
    "500.html": "Unexpected Application Error!",
    "_astro/form.a1b2.js": "code",
    "../secret.html": "secret",
    ...more,
  });
  return startTestServer({ siteFolder });
}

test("serves a page at its one address, asked for again each time", async () => {
  const { app } = await openSite();
  const page = await app.request("/privacy");
  expect([page.status, await page.text()]).toEqual([200, "privacy"]);
  expect(page.headers.get("Cache-Control")).toBe("no-cache");
  expect(await (await app.request("/")).text()).toBe("home");
  expect((await app.request("/privacy", { method: "HEAD" })).status).toBe(200);
  for (const other of ["/privacy.html", "/index", "/404", "/500"]) {
    expect((await app.request(other)).status).toBe(404);
  }
});

test("answers an unknown path with the not-found page, and leaves its folder for none (§2.1.22)", async () => {
  const { app, logged } = await openSite();
  for (const path of [
    "/no-such-page",
    "/_astro/no.js",
    "/..%2fsecret",
    "/%2e%2e/secret",
    "/..%5csecret",
    "/%",
  ]) {
    const response = await app.request(path);
    expect([path, response.status, await response.text()]).toEqual([
      path,
      404,
      "404 Page Not Found",
    ]);
  }
  expect(logged()).toContain('"path":"/no-such-page"');
});

test("answers an unknown path with the compressed not-found page where the client takes it", async () => {
  const { app } = await openSite({ "404.html.br": "compressed" });
  const headers = { "Accept-Encoding": "gzip, br" };
  const response = await app.request("/no-such-page", { headers });
  expect([response.status, response.headers.get("Content-Encoding")]).toEqual([404, "br"]);
  expect(await response.text()).toBe("compressed");
});

test("answers with the not-found page of the path's exact shape", async () => {
  const any = "404 Page Not Found";
  const { app } = await openSite({
    "trailer/404.html": "no such trailer",
    "washroom-restroom-trailer/404.html": "no such trailer either",
    "blog/404.html": "no such post",
    "blog/category/404.html": "no such category",
    "blog/deeper/404.html": "nothing in the blog",
    "washroom-restroom-trailer-rentals-blog/404.html": "no such post either",
  });
  for (const [path, words] of [
    ["/trailer/x", "no such trailer"],
    ["/washroom-restroom-trailer/x", "no such trailer either"],
    ["/trailer/a/b", any],
    ["/trailer/", any],
    ["/trailer", any],
    ["/trailers/x", any],
    ["/blog/unknown", "no such post"],
    ["/blog/404", "no such post"],
    ["/blog/category", "no such post"],
    ["/blog/category/unknown", "no such category"],
    ["/blog/category/unknown/deeper", "nothing in the blog"],
    ["/blog/unknown/deeper/and/deeper", "nothing in the blog"],
    ["/washroom-restroom-trailer-rentals-blog/x", "no such post either"],
    ["/washroom-restroom-trailer-rentals-blog/x/y", "nothing in the blog"],
    ["/blogs/unknown", any],
    ["/blog", any],
  ] as const) {
    const response = await app.request(path);
    expect([path, response.status, await response.text()]).toEqual([path, 404, words]);
  }
});

/** A page as the build writes it, as far as the server reads it. */
const pageOf = (canonical: string) =>
  `<head><link rel="canonical" href="https://www.maple.example${canonical}"></head>`;

test("leads every spelling of an address to the canonical one in one step, with its query", async () => {
  const { app } = await openSite({
    "toronto-trailers.html": pageOf("/toronto-trailers"),
    "service-areas/toronto.html": pageOf("/toronto-trailers"),
  });
  for (const [written, location] of [
    ["/toronto-trailers/", "/toronto-trailers"],
    ["/Toronto-Trailers", "/toronto-trailers"],
    ["//toronto-trailers", "/toronto-trailers"],
    ["/service-areas/toronto/", "/toronto-trailers"],
    ["//Service-Areas///TORONTO//?utm_source=card&a=1", "/toronto-trailers?utm_source=card&a=1"],
    ["/ABOUT/", "/about-washroom-restroom-trailer-rentals"],
    // As a sentence, brackets or quotation marks end it.
    ["/toronto-trailers.", "/toronto-trailers"],
    ["/service-areas/toronto,", "/toronto-trailers"],
    ["/toronto-trailers)", "/toronto-trailers"],
    ["/toronto-trailers%E2%80%9D).?utm_source=chat", "/toronto-trailers?utm_source=chat"],
    ["/contact.", "/contact-washroom-restroom-trailer-rentals"],
    ["/contact?event=wedding", "/contact-washroom-restroom-trailer-rentals?event=wedding"],
    ["/our-restrooms", "/luxury-washroom-restroom-trailer-rentals"],
  ] as const) {
    const response = await app.request(`http://localhost${written}`);
    expect([written, response.status, response.headers.get("Location")]).toEqual([
      written,
      301,
      location,
    ]);
  }
  expect((await app.request("/service-areas/toronto")).status).toBe(200);
});

test("redirects to no address that is not a page of ours", async () => {
  const { app } = await openSite({ "../secret.html": pageOf("/secret") });
  for (const path of [
    "//evil.example/",
    "/no-such-page/",
    "/404/",
    "/500/",
    "/%2e%2e/secret/",
    "/%2E%2E/SECRET",
    "/..%5Csecret/",
  ]) {
    const response = await app.request(`http://localhost${path}`);
    expect([path, response.status, response.headers.get("Location")]).toEqual([path, 404, null]);
  }
});

test("lets hashed files stay in caches for a year, pictures for a day, and hides what hosts read", async () => {
  const { app } = await openSite({ "share/home.jpg": "picture", _headers: "/*" });
  const script = await app.request("/_astro/form.a1b2.js");
  expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("Content-Type")).toContain("javascript");
  const picture = await app.request("/share/home.jpg");
  expect(picture.headers.get("Cache-Control")).toBe("public, max-age=86400");
  expect((await app.request("/_headers")).status).toBe(404);
});
