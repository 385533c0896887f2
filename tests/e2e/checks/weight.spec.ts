import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { contactPath, expect, test, waitForHydrationCode } from "../../support/browser/journey.ts";

const kilobyte = 1024;

/** Pages with each kind of island: a carousel, a gallery, the form, the guest planner, none. */
const paths = [
  "/",
  "/washroom-restroom-trailer/luxury-2-station-restroom-trailer",
  contactPath,
  "/luxury-washroom-restroom-trailer-rentals",
  "/privacy",
];

/**
 * Returns the moment of the largest paint, in milliseconds; of a picture that at which it has
 * arrived, because what is asked for while it waits for its frame takes nothing from it.
 */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          resolve(largest?.loadTime || (largest?.startTime ?? 0));
        }).observe({ type: "largest-contentful-paint", buffered: true }),
      ),
  );

for (const path of paths)
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

test.describe("on a phone as Lighthouse imitates it", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 });

  test("the home page weighs at most 350 KB, its moving carousel included", async ({ page }) => {
    const bytes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Pause the pictures" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const sum = (await Promise.all(bytes)).reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(20 * kilobyte);
    expect(sum).toBeLessThanOrEqual(350 * kilobyte);
  });
});
