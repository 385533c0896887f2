import type { Page } from "@playwright/test";
import { contactPath, expect, submitButton, test } from "../../support/browser/journey.ts";
import { watchShifts } from "../../support/browser/measure-page.ts";

const isHydrated = (page: Page) => page.locator("#quote-request-form[novalidate]");

test("the form is hydrated before anybody touches it, and a first submit moves nothing once its errors are there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const shifts = await watchShifts(page);
  await page.goto(contactPath);
  await expect(isHydrated(page)).toHaveCount(1);
  await submitButton(page).click();
  await expect(page.locator("#quote-request-errors")).toBeVisible();
  await expect(page.locator("[data-notice=problem]")).toBeVisible();
  expect((await shifts()).late).toBeLessThan(0.005);
});

test.describe("for a visitor who saves data", () => {
  test("the form waits for a touch", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto(contactPath);
    await page.waitForLoadState("networkidle");
    await expect(isHydrated(page)).toHaveCount(0);
    await page.locator("#quote-request-form [name=name]").focus();
    await expect(isHydrated(page)).toHaveCount(1);
  });
});
