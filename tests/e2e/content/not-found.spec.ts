import { expect, test } from "../../support/browser/journey.ts";
import { readPage } from "../../support/browser/read-page.ts";

const blog = "/washroom-restroom-trailer-rentals-blog";

test("a not-found page is chosen by the exact shape of the path (§2.1, §2.7)", async ({
  server,
}) => {
  const any = "404 Page Not Found";
  for (const [path, heading] of [
    ["/trailer/x", "Washroom Trailer Not Found"],
    ["/washroom-restroom-trailer/x", "Washroom Trailer Not Found"],
    ["/trailer/x/y", any],
    ["/trailer/", any],
    ["/trailer", any],
    ["/washroom-restroom-trailer/x/y", any],
    ["/blog/x", "Washroom Restroom Trailer Rental Blog Post Not Found"],
    [`${blog}/x`, "Washroom Restroom Trailer Rental Blog Post Not Found"],
    ["/blog/category/x", "Washroom Restroom Trailer Rental Category Not Found"],
    ["/blog/category/x/y", any],
    ["/blog/x/y", any],
    [`${blog}/x/y`, any],
    ["/service-areas/x", any],
  ] as const) {
    const page = await readPage(server.url, path);
    expect([path, page.status, page.h1]).toEqual([path, 404, [heading]]);
    expect(page.canonical, path).toBeUndefined();
    expect(
      page.headLinks.filter((link) => /^alternate en/.test(link)),
      path,
    ).toEqual([]);
  }
});

test.describe("in the menus", () => {
  test.use({ expectedConsole: /404/ });

  for (const { path, isBlog } of [
    { path: "/blog/unknown", isBlog: true },
    { path: `${blog}/x/y`, isBlog: true },
    { path: "/trailer/unknown", isBlog: false },
  ])
    test(`Services shows as ${isBlog ? "active" : "any other entry"} on ${path} (§2.2, §10)`, async ({
      page,
    }) => {
      await page.goto(path);
      const summaries = page.locator("header summary", { hasText: "Services" });
      await expect(summaries).toHaveCount(2);
      for (const summary of await summaries.all()) {
        if (isBlog) await expect(summary).toHaveAttribute("aria-current", "true");
        else await expect(summary).not.toHaveAttribute("aria-current");
      }
      // Nothing in the menus is the page itself.
      await expect(page.locator("header [aria-current=page]")).toHaveCount(0);
    });
});
