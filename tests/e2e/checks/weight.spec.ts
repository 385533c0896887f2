import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { contactPath, expect, test, waitForHydrationCode } from "../../support/browser/journey.ts";
import { siteFolder } from "../../support/built-site.ts";

const kilobyte = 1024;

test("a site for our own server carries nothing of a hosted backend's client (§7)", () => {
  const scripts = globSync(`${siteFolder}/_astro/*.js`);
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts)
    expect([script, /supabase/i.test(readFileSync(script, "utf8"))]).toEqual([script, false]);
});

const trailer = "/washroom-restroom-trailer/luxury-2-station-restroom-trailer";

/** A page of each template, also those with the guest planner and with Add to Quote. */
const templates = [
  "/",
  trailer,
  contactPath,
  "/hamilton-washroom-restroom-trailer-rentals",
  "/about-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rental-services",
  "/luxury-washroom-restroom-trailer-rentals",
  "/niagara-wedding-washroom-rental",
  "/washroom-restroom-trailer-rentals-blog",
  "/washroom-restroom-trailer-rentals-blog/wedding-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rentals-blog/festival-restroom-planning-large-crowds",
  "/washroom-trailer-rental-cost-and-booking",
  "/accessible-washroom-trailers",
  "/privacy",
];
/** Those of them that open with words alone. */
const withoutPicture = [
  contactPath,
  "/luxury-washroom-restroom-trailer-rentals",
  "/washroom-trailer-rental-cost-and-booking",
  "/privacy",
];

/** Returns the moment of the largest paint, in milliseconds. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: "largest-contentful-paint", buffered: true }),
      ),
  );

for (const path of templates)
  test(`${path} loads at most 10 KB of JavaScript before its largest paint`, async ({ page }) => {
    const scripts: { response: Response; start: number }[] = [];
    page.on("response", (response) => {
      const request = response.request();
      if (request.resourceType() === "script")
        scripts.push({ response, start: request.timing().startTime });
    });
    await page.goto(path);
    await waitForHydrationCode(page);
    const painted =
      (await largestPaint(page)) + (await page.evaluate(() => performance.timeOrigin));
    const inline = await page
      .locator("script:not([src], [type='application/ld+json'])")
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ""));
    const early = scripts.filter(({ start }) => start < painted);
    const files = await Promise.all(early.map(({ response }) => response.body()));
    const texts = [...inline.map((text) => Buffer.from(text)), ...files];
    const sum = texts.reduce((total, text) => total + brotliCompressSync(text).length, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(10 * kilobyte);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test.describe("as Lighthouse imitates it", () => {
    test.use({ deviceScaleFactor: 1.75 });

    test("the home page weighs at most 300 KB, its moving carousel included", async ({ page }) => {
      const bytes: Promise<number>[] = [];
      page.on("requestfinished", (request) => {
        bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Pause the pictures" })).toBeVisible({
        timeout: 12_000,
      });
      await page.waitForLoadState("networkidle");
      const sum = (await Promise.all(bytes)).reduce((total, size) => total + size, 0);
      expect(sum).toBeGreaterThan(20 * kilobyte);
      expect(sum).toBeLessThanOrEqual(300 * kilobyte);
    });
  });

  for (const path of templates.filter((path) => !withoutPicture.includes(path)))
    test(`the picture that leads ${path} weighs at most 60 KB and comes first`, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const leading = page.locator("img[fetchpriority=high]");
      await expect(leading).toHaveCount(1);
      await expect(leading).not.toHaveAttribute("loading", "lazy");
      const address = await leading.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(address).toMatch(/\.avif$/);
      const response = await page.request.get(address);
      expect((await response.body()).length).toBeLessThanOrEqual(60 * kilobyte);
    });

  test.describe("with 2.6 device pixels a pixel", () => {
    test.use({ deviceScaleFactor: 2.6 });

    for (const path of templates.filter((path) => !withoutPicture.includes(path)))
      test(`the picture that leads ${path} is sharp`, async ({ page }) => {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const leading = page.locator("img[fetchpriority=high]");
        const enlarged = await leading.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          // `naturalWidth` is in pixels of the page; the file's own size is what is asked for.
          const { width, height } = await createImageBitmap(
            await (await fetch(image.currentSrc)).blob(),
          );
          const box = image.getBoundingClientRect();
          return Math.max(box.width / width, box.height / height) * devicePixelRatio;
        });
        expect(enlarged).toBeLessThanOrEqual(1.1);
      });
  });
});
