import type { Page } from "@playwright/test";
import { addStyles, expect, openForm, test, waitForLayout } from "../support/browser/journey.ts";
import { templates } from "../support/browser/templates.ts";

/** Photographs are drawn as flat grey: their place and size are compared, not their content. */
const flatPictures = "img { filter: contrast(0) } input, textarea { caret-color: transparent }";

test.use({ expectedConsole: /404/ });

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

for (const path of [...templates, "/no-such-page"])
  test(`${path} looks on a phone and in a window as it was kept`, async ({ page }) => {
    await page.setViewportSize(sizes[0]);
    await page.goto(path);
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      await flatten(page);
      const picture = `${nameOf(path)}-${width}.png`;
      await expect.soft(page).toHaveScreenshot(picture, { fullPage: true });
    }
  });

test("the form with its errors looks on a phone and in a window as it was kept", async ({
  page,
}) => {
  await page.setViewportSize(sizes[0]);
  await openForm(page);
  await page.getByRole("button", { name: "Send My Request" }).click();
  await expect(page.locator("#quote-request-errors")).toBeVisible();
  await flatten(page);
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    const form = page.locator("#quote-request-form");
    await expect.soft(form).toHaveScreenshot(`form-with-errors-${width}.png`);
  }
});

test("the menu of a phone looks as it was kept", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await flatten(page);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page).toHaveScreenshot("menu-390.png");
});

test("a menu of the header looks as it was kept", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/privacy");
  await page.getByRole("navigation", { name: "Main" }).getByText("Service Areas").click();
  await expect(page).toHaveScreenshot("menu-1280.png");
});

/** Returns the name of a page's picture file: its address with hyphens, or "home". */
const nameOf = (path: string) => path.slice(1).replaceAll("/", "-") || "home";

const flatten = (page: Page) => addStyles(page, flatPictures);
