import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { contactPath, expect, test } from "./journey.ts";

const kilobyte = 1024;

/** Bytes of JavaScript, Brotli, that a page loads by itself: what stands in it and what it fetches. */
async function weighScripts(page: Page, path: string): Promise<number> {
  const fetched: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") fetched.push(response.body());
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const inline = await page
    .locator("script:not([src]):not([type='application/ld+json'])")
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? ""));
  const files = await Promise.all(fetched);
  return [...inline.map((text) => Buffer.from(text)), ...files].reduce(
    (sum, script) => sum + brotliCompressSync(script).length,
    0,
  );
}

/** Pages without a moving part, also those with the guest planner and with Add to Quote. */
for (const path of [
  "/about-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rental-services",
  "/luxury-washroom-restroom-trailer-rentals",
  "/niagara-wedding-washroom-rental",
  "/washroom-restroom-trailer-rentals-blog/wedding-washroom-restroom-trailer-rentals",
  "/washroom-restroom-trailer-rentals-blog/festival-restroom-planning-large-crowds",
  "/privacy",
])
  test(`${path} loads at most 6 KB of JavaScript before a visitor touches anything`, async ({
    page,
  }) => {
    expect(await weighScripts(page, path)).toBeLessThanOrEqual(6 * kilobyte);
  });

test("the trailer page loads at most 90 KB of JavaScript, the form page at most 110 KB", async ({
  page,
}) => {
  const trailer = "/washroom-restroom-trailer/luxury-2-station-restroom-trailer";
  expect(await weighScripts(page, trailer)).toBeLessThanOrEqual(90 * kilobyte);
  page.removeAllListeners("response");
  expect(await weighScripts(page, contactPath)).toBeLessThanOrEqual(110 * kilobyte);
});
