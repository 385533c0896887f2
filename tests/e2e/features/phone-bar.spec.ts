import type { Page } from "@playwright/test";
import { contactPath, expect, fieldOf, openForm, test } from "../../support/browser/journey.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page) => page.locator("body > nav");
const quote = (page: Page) => bar(page).getByRole("link", { name: /^Get Quote/ });
const call = (page: Page) => bar(page).getByRole("link", { name: "Call" });

test("the bar offers what the first section offers once that has left the screen", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator(`main a[href^="${contactPath}"]`).first()).toBeInViewport();
  await expect(call(page)).toBeVisible();
  await expect(quote(page)).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(quote(page)).toBeVisible();
  await expect(call(page)).toBeVisible();
  await page.locator("[data-closing] a[href^='tel:']").scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(quote(page)).toBeHidden();

  // Its first section has both links.
  await page.goto(
    "/washroom-restroom-trailer-rentals-blog/funeral-religious-family-washroom-restroom-rentals",
  );
  await expect(page.locator("main a[href^='tel:']").first()).toBeInViewport();
  await expect(bar(page)).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(quote(page)).toBeVisible();
  await expect(call(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar(page)).toBeHidden();
});

test("the planner's own button takes the place of the bar's", async ({ page }) => {
  await page.goto("/luxury-washroom-restroom-trailer-rentals");
  const own = page.locator(`#guest-planner a[href^="${contactPath}"]`);
  await own.scrollIntoViewIfNeeded();
  await expect(quote(page)).toBeHidden();
  await expect(call(page)).toBeVisible();
  // Without an answer there is no button, and the next answer has another one.
  const guests = page.getByRole("spinbutton", { name: "Guests" });
  await guests.fill("");
  await expect(own).toHaveCount(0);
  await guests.fill("90");
  await guests.blur();
  await own.scrollIntoViewIfNeeded();
  await expect(quote(page)).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(quote(page)).toBeVisible();
});

test.describe("a not-found page", () => {
  test.use({ expectedConsole: /404/ });

  test("has both links from the start", async ({ page }) => {
    await page.goto("/not-there");
    await expect(quote(page)).toBeVisible();
    await expect(call(page)).toBeVisible();
  });
});

test("the contact page has the phone only, which covers nothing of the form", async ({ page }) => {
  await openForm(page);
  await expect(bar(page)).toBeHidden();
  await page.getByRole("heading", { name: "Business hours" }).scrollIntoViewIfNeeded();
  await expect(call(page)).toBeVisible();
  await expect(quote(page)).toHaveCount(0);
  for (const field of ["name", "message"] as const) {
    await fieldOf(page, field).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
  }
});

test("the bar makes room for typing", async ({ page }) => {
  await page.goto("/luxury-washroom-restroom-trailer-rentals");
  const guests = page.getByRole("spinbutton", { name: "Guests" });
  await expect(page.locator("[data-bar]")).toHaveCount(0);
  await guests.focus();
  await expect(bar(page)).toBeHidden();
  await guests.blur();
  await expect(bar(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar's link stays", async ({ page }) => {
    await page.goto("/privacy");
    await expect(quote(page)).toBeVisible();
  });
});
