import type { Page } from "@playwright/test";
import {
  contactPath,
  expect,
  fieldOf,
  test,
  waitForHydrationCode,
} from "../../support/browser/journey.ts";

test.describe("a script that was changed on its way", () => {
  test.use({
    expectedConsole:
      /integrity|Content Security Policy|Failed to fetch dynamically imported module|hydrating/,
  });

  /** Adds a line to a script, which would mark the page if it ran. */
  async function tamperWith(page: Page, script: string) {
    await page.route(script, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `document.documentElement.dataset.tampered="yes";${await response.text()}`,
      });
    });
  }
  const wasRefused = (page: Page, script: RegExp) =>
    page.waitForEvent(
      "console",
      (line) => /integrity/.test(line.text()) && script.test(line.text()),
    );

  test("does not run when it is the islands' script, nor when it was smuggled in, and the page serves without (§2.2.40–41)", async ({
    page,
  }) => {
    await tamperWith(page, "**/_astro/islands.*.js");
    const refused = wasRefused(page, /islands/);
    await page.goto(contactPath);
    await refused;
    await expect(page.locator("html")).not.toHaveAttribute("data-tampered");
    await expect(fieldOf(page, "name")).toBeEditable();

    const smuggled = page.waitForEvent("console", (line) =>
      /Content Security Policy/.test(line.text()),
    );
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.tampered = 'yes'";
      document.body.append(script);
    });
    await smuggled;
    await expect(page.locator("html")).not.toHaveAttribute("data-tampered");
  });

  test("does not run when it is an island's code, and the form is posted without it", async ({
    page,
  }) => {
    await tamperWith(page, "**/_astro/QuoteRequestForm.*.js");
    const refused = wasRefused(page, /QuoteRequestForm/);
    await page.goto(contactPath);
    await waitForHydrationCode(page);
    await fieldOf(page, "name").click();
    await refused;
    await expect(page.locator("html")).not.toHaveAttribute("data-tampered");
    await expect(page.locator("#quote-request-form")).not.toHaveAttribute("novalidate");
    await fieldOf(page, "name").fill("Ann");
    await expect(fieldOf(page, "name")).toHaveValue("Ann");
  });
});
