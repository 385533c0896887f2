import type { Page } from "@playwright/test";
import {
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  openForm,
  submitButton,
  test,
} from "../../support/browser/journey.ts";
import { templates } from "../../support/browser/templates.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page) => page.locator("body > nav");
const quote = (page: Page) => bar(page).getByRole("link", { name: /^Get Quote/ });
const call = (page: Page) => bar(page).getByRole("link", { name: "Call" });

for (const path of ["/", "/mississauga-washroom-restroom-trailer-rentals"]) {
  test(`on ${path} the bar offers a quote once the page's own button has left the screen`, async ({
    page,
  }) => {
    await page.goto(path);
    const own = page.locator(`main a[href^="${contactPath}"]`).first();
    await expect(own).toBeInViewport();
    await expect(call(page)).toBeVisible();
    await expect(quote(page)).toBeHidden();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(quote(page)).toBeVisible();
    await expect(call(page)).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(quote(page)).toBeHidden();
  });
}

test("where the first section has both links, the bar is gone until they have left the screen", async ({
  page,
}) => {
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

for (const path of templates)
  test(`the first screen of ${path} has one yellow button and two links that call at most`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.locator("[data-bar]")).toHaveCount(0);
      const seen = await page.locator("a, button").evaluateAll((controls) => {
        const bar = document.querySelector<HTMLElement>("body > nav");
        const covered = bar && !bar.hidden ? bar.offsetHeight : 0;
        return controls
          .filter((control) => {
            const { top, bottom, height } = control.getBoundingClientRect();
            const floor = innerHeight - (bar?.contains(control) ? 0 : covered);
            // The bar takes over from a link of which less than two fifths can be seen.
            return height > 0 && bottom > 0 && floor - top >= height * 0.4;
          })
          .map((control) => ({
            calls: control.matches("[href^='tel:']"),
            isYellow: getComputedStyle(control).backgroundColor === "rgb(246, 196, 69)",
          }));
      });
      const count = (kind: "calls" | "isYellow") => seen.filter((control) => control[kind]).length;
      expect(count("isYellow"), `yellow at ${width} px`).toBeLessThanOrEqual(1);
      expect(count("calls"), `calls at ${width} px`).toBeLessThanOrEqual(2);
    }
  });

test("a page without a button of its own on the screen has it from the start", async ({ page }) => {
  await page.goto("/privacy");
  await expect(quote(page)).toBeVisible();
});

test("the contact page and its card have the phone only, which makes room for typing", async ({
  page,
}) => {
  await openForm(page);
  await expect(call(page)).toBeVisible();
  await expect(quote(page)).toHaveCount(0);
  for (const field of ["name", "message"] as const) {
    await fieldOf(page, field).focus();
    await expect(bar(page)).toBeHidden();
    await fieldOf(page, field).blur();
    await expect(bar(page)).toBeVisible();
  }
  await fillIn(page);
  await submitButton(page).tap();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(call(page)).toBeVisible();
  await expect(quote(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar's link stays, but for the contact page", async ({ page }) => {
    await page.goto("/");
    await expect(quote(page)).toBeVisible();
    await page.goto(contactPath);
    await expect(call(page)).toBeVisible();
    await expect(quote(page)).toHaveCount(0);
  });
});
