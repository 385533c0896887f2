import type { Page } from "@playwright/test";
import { contactPath, expect, islandsCanWake, test } from "./journey.ts";

const trailer = "/washroom-restroom-trailer/luxury-2-station-restroom-trailer";

/** Milliseconds after the first paint, on a processor slowed down so many times (issue: fast, and provably so). */
const soon = 50;
const slowness = 4;

/**
 * Opens the page and clicks at a place of it within 50 ms of its first paint; a click that came later is not counted,
 * and the page is opened again.
 */
async function clickAtFirstPaint(page: Page, path: string, find: string) {
  await page.goto(path);
  const box = await page.locator(find).first().boundingBox();
  if (!box) throw new Error(`${find} is not on ${path}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });

  let tell = () => {};
  await page.exposeFunction("painted", () => tell());
  await page.addInitScript(() => {
    const seen = window as unknown as { painted: () => void; paintedAt: number; clickedAt: number };
    new PerformanceObserver((list) => {
      seen.paintedAt = list.getEntries()[0]?.startTime ?? 0;
      seen.painted();
    }).observe({ type: "paint", buffered: true });
    addEventListener(
      "click",
      ({ timeStamp }) => {
        seen.clickedAt ??= timeStamp;
      },
      true,
    );
  });
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    const painted = new Promise<void>((resolve) => {
      tell = resolve;
    });
    // A new address each time, so that nothing of the last attempt is left.
    page.goto(`${path}?attempt=${attempt}`).catch(() => {});
    await painted;
    await page.mouse.click(x, y);
    const delay = await page
      .evaluate(() => {
        const seen = window as unknown as { paintedAt: number; clickedAt: number };
        return seen.clickedAt - seen.paintedAt;
      })
      .catch(() => Number.NaN);
    if (delay <= soon) return;
  }
  throw new Error(`No click came within ${soon} ms of the first paint.`);
}

test("a menu opens", async ({ page }) => {
  await clickAtFirstPaint(page, "/", "header summary");
  await expect(page.locator("header details").first()).toHaveAttribute("open");
  await expect(page.getByRole("link", { name: "Our Services" }).first()).toBeVisible();
});

test("the phone's menu opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await clickAtFirstPaint(page, "/", "header [popovertarget]");
  await expect(page.locator("[data-mobile-menu]")).toBeVisible();
});

test("a thumbnail of the gallery shows its picture", async ({ page }) => {
  await clickAtFirstPaint(page, trailer, "[data-thumbnails] li:nth-child(3) a");
  await expect(page.locator("#picture-3")).toBeInViewport({ ratio: 0.9 });
});

test("the submit button says what is missing", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await clickAtFirstPaint(page, contactPath, "#quote-request-form button[type=submit]");
  await expect(page.locator("#quote-request-form [name=name]")).toBeFocused();
});

test.describe("a click that comes while the code loads", () => {
  const blog = "/washroom-restroom-trailer-rentals-blog";

  test("is kept, and does what it would have done", async ({ page }) => {
    await page.route("**/_astro/Gallery.*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(trailer);
    await islandsCanWake(page);
    const third = page.locator("[data-thumbnails] li:nth-child(3) a");
    await third.click();
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(page).not.toHaveURL(/#/);
  });

  test("filters the posts without a page load", async ({ page }) => {
    await page.route("**/_astro/PostFilter.*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.goto(blog);
    await islandsCanWake(page);
    await page.evaluate(() => {
      document.body.dataset.samePage = "yes";
    });
    await page.getByRole("link", { name: "Weddings", exact: true }).last().click();
    await expect(page.locator("[data-category]:not([hidden])")).toHaveCount(2);
    expect(await page.evaluate(() => document.body.dataset.samePage)).toBe("yes");
  });
});

test.describe("a click for code that never comes", () => {
  test.use({
    expectedConsole: /Failed to (load|fetch)|ERR_FAILED|Error hydrating|dynamically imported/,
  });

  test("goes to the browser", async ({ page }) => {
    await page.route("**/_astro/Gallery.*.js", (route) => route.abort());
    await page.goto(trailer);
    await islandsCanWake(page);
    await page.locator("[data-thumbnails] li:nth-child(3) a").click();
    await expect(page).toHaveURL(/#picture-3$/);
    await expect(page.locator("#picture-3")).toBeInViewport({ ratio: 0.9 });
  });
});
