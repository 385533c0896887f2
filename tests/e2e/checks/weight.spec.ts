import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { budgets } from "../../../site/build/budgets.ts";
import { contactPath, expect, fieldOf, test } from "../../support/browser/journey.ts";
import { siteFolder } from "../../support/built-site.ts";

/**
 * Bytes of JavaScript, Brotli, that a page loads: what stands in it and what it fetches, by itself
 * or when touched.
 */
async function weighScripts(page: Page, path: string, touch = async () => {}): Promise<number> {
  const fetched: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") fetched.push(response.body());
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await touch();
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

test("every page with its styles fits into the first packets of a connection", () => {
  const pages = globSync(`${siteFolder}/**/*.html`);
  expect(pages.length).toBeGreaterThan(120);
  for (const page of pages)
    expect([page, statSync(`${page}.br`).size <= budgets.page]).toEqual([page, true]);
});

test("a site for our own server carries nothing of a hosted backend's client", () => {
  const scripts = globSync(`${siteFolder}/_astro/*.js`);
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts)
    expect([script, /supabase/i.test(readFileSync(script, "utf8"))]).toEqual([script, false]);
});

/**
 * The browser's pointer begins in the corner, where the menus are; some browsers report that it
 * points at them.
 */
const keepPointerOff = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("astro-island, astro-island * { pointer-events: none }");
    document.adoptedStyleSheets = [sheet];
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

/** As for a visitor who saves data: nothing is fetched because it may be needed. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

for (const path of templates)
  test(`${path} loads at most 8 KB of JavaScript before a visitor touches anything`, async ({
    page,
  }) => {
    await keepPointerOff(page);
    await saveData(page);
    expect(await weighScripts(page, path)).toBeLessThanOrEqual(budgets.scriptsBeforeTouch);
  });

test("the form's code is fetched by itself, after the largest paint", async ({ page }) => {
  await keepPointerOff(page);
  expect(await weighScripts(page, contactPath)).toBeLessThanOrEqual(budgets.scriptsWithForm);
  await expect(page.locator("#quote-request-form")).toHaveAttribute("novalidate");
  const [painted, fetched] = await page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntry[]>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "largest-contentful-paint",
        buffered: true,
      }),
    );
    const scripts = performance.getEntriesByType("resource");
    const form = scripts.find(({ name }) => name.includes("QuoteRequestForm"));
    return [paints.at(-1)?.startTime ?? 0, form?.startTime ?? 0];
  });
  expect(painted).toBeGreaterThan(0);
  expect(fetched).toBeGreaterThan(painted);
});

test("a carousel brings at most 90 KB of JavaScript", async ({ page }) => {
  const touchGallery = async () => {
    await page.locator("[data-viewport]").first().hover();
    await expect(page.getByRole("button", { name: "Next picture" })).toBeVisible();
  };
  const gallery = await weighScripts(page, trailer, touchGallery);
  expect(gallery).toBeGreaterThan(budgets.scriptsBeforeTouch);
  expect(gallery).toBeLessThanOrEqual(budgets.scriptsWithCarousel);
});

test("the form brings at most 110 KB of JavaScript", async ({ page }) => {
  const form = await weighScripts(page, contactPath, async () => {
    await fieldOf(page, "name").hover();
    await expect(page.locator("#quote-request-form")).toHaveAttribute("novalidate");
  });
  expect(form).toBeGreaterThan(budgets.scriptsBeforeTouch);
  expect(form).toBeLessThanOrEqual(budgets.scriptsWithForm);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test("the home page weighs at most 350 KB, its moving carousel included", async ({ page }) => {
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
    expect(sum).toBeGreaterThan(budgets.page);
    expect(sum).toBeLessThanOrEqual(budgets.homePage);
  });

  for (const path of templates.filter((path) => !withoutPicture.includes(path)))
    test(`the picture that leads ${path} weighs at most 60 KB and comes first`, async ({
      page,
    }) => {
      await page.goto(path);
      const leading = page.locator("img[fetchpriority=high]");
      await expect(leading).toHaveCount(1);
      await expect(leading).not.toHaveAttribute("loading");
      const address = await leading.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(address).toMatch(/\.avif$/);
      const response = await page.request.get(address);
      expect((await response.body()).length).toBeLessThanOrEqual(budgets.leadingPicture);
    });

  for (const [deviceScaleFactor, most] of [
    [2, 1],
    [2.6, 1.1],
  ] as const)
    test.describe(`with ${deviceScaleFactor} device pixels a pixel`, () => {
      test.use({ deviceScaleFactor });

      for (const path of templates.filter((path) => !withoutPicture.includes(path)))
        test(`the picture that leads ${path} is sharp`, async ({ page }) => {
          await page.goto(path);
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
          expect(enlarged).toBeLessThanOrEqual(most);
        });
    });
});
