import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  contactPath,
  expect,
  fieldOf,
  test,
  waitForHydrationCode,
} from "../../support/browser/journey.ts";
import { readBuiltPages, readImportMap } from "../../support/browser/read-build.ts";
import { siteFolder } from "../../support/built-site.ts";

test("every script of the site is named with its hash by the one that fetches it", async () => {
  const hashes = new Set(Object.values(JSON.parse(await readImportMap()).integrity));
  const scripts = await Array.fromAsync(glob("_astro/*.js", { cwd: siteFolder }));
  expect(scripts.length).toBeGreaterThan(10);
  const texts = await Promise.all(scripts.map((file) => readFile(`${siteFolder}/${file}`, "utf8")));
  const above = texts.join("") + (await readBuiltPages())[0]?.html;
  for (const [at, script] of scripts.entries()) {
    const hash = `sha256-${createHash("sha256")
      .update(texts[at] as string)
      .digest("base64")}`;
    expect([script, hashes.has(hash) || above.includes(`integrity="${hash}"`)]).toEqual([
      script,
      true,
    ]);
  }
  for (const { path, html } of await readBuiltPages())
    expect(html.match(/<script[^>]* src=/g)?.length, path).toBe(
      html.match(/<script[^>]* integrity="sha256-/g)?.length,
    );
});

test.describe("a script that was changed on its way", () => {
  test.use({ expectedConsole: /integrity|Failed to fetch dynamically imported module|hydrating/ });

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

  for (const script of ["islands", "Document"])
    test(`does not run when it is the ${script}, and the page serves without`, async ({ page }) => {
      await tamperWith(page, `**/_astro/${script}.*.js`);
      const refused = wasRefused(page, new RegExp(script));
      await page.goto(contactPath);
      await refused;
      await expect(page.locator("html")).not.toHaveAttribute("data-tampered");
      await expect(fieldOf(page, "name")).toBeEditable();
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
