import { expect, test } from "../../support/browser/journey.ts";
import { readPage } from "../../support/browser/read-page.ts";
import { articles } from "../../support/browser/route-table.ts";

const blog = "/washroom-restroom-trailer-rentals-blog";

const any = ["404 Page Not Found", "/"];
const noTrailer = ["Washroom Trailer Not Found", "/luxury-washroom-restroom-trailer-rentals"];
const noPost = ["Washroom Restroom Trailer Rental Blog Post Not Found", blog];

test("a not-found page is chosen by the exact shape of the path, is not indexed, and has a way back (§2.1, §2.2, §2.7, §2.10, §2.11, §2.12, §3.3, §4, §8, §10)", async ({
  server,
}) => {
  for (const [path, [heading, wayBack]] of [
    ["/no-such-page", any],
    ["/trailer/x", noTrailer],
    ["/washroom-restroom-trailer/x", noTrailer],
    ["/trailer/x/y", any],
    ["/trailer/", any],
    ["/trailer", any],
    ["/washroom-restroom-trailer/x/y", any],
    ["/blog/x", noPost],
    [`${blog}/x`, noPost],
    [`${blog}/${articles[0]?.id}`, noPost],
    ["/blog/category/x", ["Washroom Restroom Trailer Rental Category Not Found", blog]],
    ["/blog/category/x/y", any],
    ["/blog/x/y", any],
    [`${blog}/x/y`, any],
    ["/service-areas/x", any],
  ] as const) {
    const page = await readPage(server.url, path);
    expect([path, page.status, page.h1]).toEqual([path, 404, [heading]]);
    expect(page.mainLinks, path).toContain(wayBack);
    expect(page.robots, path).toBe("noindex, follow");
    expect([page.canonical, page.meta.get("og:url")], path).toEqual([undefined, undefined]);
    expect(page.meta.get("og:image"), path).toMatch(/\/share\/home\.jpg$/);
    expect(page.headLinks.join(), path).not.toContain("alternate en");
    expect(page.title.length, path).toBeLessThanOrEqual(60);
  }
});

test.describe("the picture", () => {
  test.use({ expectedConsole: /404/ });

  test("of the locked door shows its whole sign in every window", async ({ page }) => {
    await page.goto("/no-such-page");
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [820, 1180],
      [1024, 768],
      [1056, 900],
      [1440, 900],
      [1920, 1080],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [left, right, top, bottom] = await page.locator("main img").evaluate(visiblePart);
      // Where the plate with the sign lies in the picture, in parts of its width and its height.
      expect(left, `${width} px`).toBeLessThan(0.36);
      expect(right, `${width} px`).toBeGreaterThan(0.75);
      expect(top, `${width} px`).toBeLessThan(0.19);
      expect(bottom, `${width} px`).toBeGreaterThan(0.51);
    }
  });
});

/** Returns left, right, top and bottom edge of what is seen of a picture that covers its box. */
function visiblePart(image: HTMLImageElement) {
  const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
  const [across = 50, down = 50] = getComputedStyle(image)
    .objectPosition.split(" ")
    .map((part) => Number.parseFloat(part) / 100);
  const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight);
  const [width, height] = [
    clientWidth / (naturalWidth * scale),
    clientHeight / (naturalHeight * scale),
  ];
  const [left, top] = [(1 - width) * across, (1 - height) * down];
  return [left, left + width, top, top + height] as const;
}

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
