import type { Page } from "@playwright/test";
import { contactPath, expect, test, waitForHydrationCode } from "../../support/browser/journey.ts";

const trailer = "/washroom-restroom-trailer/luxury-2-station-restroom-trailer";

/** Factor by which the processor is slowed down. */
const slowness = 4;

/**
 * Opens the page and has the element clicked in the very frame that paints it first, 0 ms after its
 * first paint; no visitor could be quicker. Expects that nothing of our code was there yet.
 */
async function clickAtFirstPaint(page: Page, path: string, find: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.addInitScript((selector) => {
    const look = () => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) {
        requestAnimationFrame(look);
        return;
      }
      const isEarly = customElements.get("astro-island") === undefined;
      document.documentElement.dataset.clickedEarly = String(isEarly);
      element.click();
    };
    requestAnimationFrame(look);
  }, find);
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-clicked-early", "true");
}

test("a menu opens (§4)", async ({ page }) => {
  await clickAtFirstPaint(page, "/", "nav[aria-label=Main] summary");
  await expect(page.locator("nav[aria-label=Main] details").first()).toHaveAttribute("open");
  await expect(page.getByRole("link", { name: "Our Services" }).first()).toBeVisible();
});

test("the phone's menu opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await clickAtFirstPaint(page, "/", "[aria-label='Open the menu']");
  await expect(page.locator("[data-mobile-menu]")).toBeVisible();
});

test("a thumbnail of the gallery shows its picture (§2.7)", async ({ page }) => {
  await clickAtFirstPaint(page, trailer, "[data-thumbnails] li:nth-child(3) a");
  await expect(page.locator("#picture-3")).toBeInViewport({ ratio: 0.9 });
});

test("the hero's next button shows the next picture", async ({ page }) => {
  await clickAtFirstPaint(page, "/", "[aria-label='Next picture']");
  await expect(page.getByRole("group", { name: "Our trailers, inside and out" })).toContainText(
    "2 / 3",
  );
});

test("a click without a pointer or the focus opens the gallery in full", async ({ page }) => {
  await page.goto(trailer);
  await waitForHydrationCode(page);
  await page
    .locator("[aria-label='Show the picture in full']")
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole("dialog")).toContainText("1 / 15");
});

test("the hero's pause button pauses", async ({ page }) => {
  await clickAtFirstPaint(page, "/", "[aria-label='Pause the pictures']");
  await expect(page.getByRole("button", { name: "Play the pictures" })).toBeVisible();
});

test("the submit button says what is missing", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await clickAtFirstPaint(page, contactPath, "#quote-request-form button[type=submit]");
  await expect(page.locator("#quote-request-form [name=name]")).toBeFocused();
});

/** Delays a script by a second. */
async function holdBack(page: Page, script: string) {
  await page.route(script, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
}

test.describe("a click that comes while the code loads", () => {
  const blog = "/washroom-restroom-trailer-rentals-blog";

  test("is kept, and does what it would have done", async ({ page }) => {
    await holdBack(page, "**/_astro/Gallery.*.js");
    await page.goto(trailer);
    await waitForHydrationCode(page);
    const third = page.locator("[data-thumbnails] li:nth-child(3) a");
    await third.click();
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(page).not.toHaveURL(/#/);
  });

  test("leaves the button busy until the form answers", async ({ page }) => {
    await holdBack(page, "**/_astro/QuoteRequestForm.*.js");
    await page.goto(contactPath);
    await waitForHydrationCode(page);
    const button = page.locator("#quote-request-form button[type=submit]");
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveCSS("cursor", "progress");
    await expect(page.locator("#quote-request-form [name=name]")).toBeFocused();
    await expect(page.locator("#quote-request-errors")).toBeVisible();
    await expect(button).not.toHaveAttribute("aria-busy");
  });

  test("filters the posts without a page load", async ({ page }) => {
    await holdBack(page, "**/_astro/PostFilter.*.js");
    await page.goto(blog);
    await waitForHydrationCode(page);
    await page.evaluate(() => {
      document.body.dataset.samePage = "yes";
    });
    await page.getByRole("main").getByRole("link", { name: "Weddings", exact: true }).click();
    await expect(page.locator("[data-category]:not([hidden])")).toHaveCount(2);
    expect(await page.evaluate(() => document.body.dataset.samePage)).toBe("yes");
  });
});

test.describe("a click for code that never comes", () => {
  test.use({
    expectedConsole: /Failed to (load|fetch)|ERR_FAILED|Error hydrating|dynamically imported/,
  });

  test("goes to the browser", async ({ page }) => {
    // Astro asks a second time, with a query.
    await page.route("**/_astro/Gallery.*.js*", (route) => route.abort());
    await page.goto(trailer);
    await waitForHydrationCode(page);
    await page.locator("[data-thumbnails] li:nth-child(3) a").click();
    await expect(page).toHaveURL(/#picture-3$/);
    await expect(page.locator("#picture-3")).toBeInViewport({ ratio: 0.9 });
  });
});
