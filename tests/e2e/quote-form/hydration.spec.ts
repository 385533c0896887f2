import type { Page } from "@playwright/test";
import {
  contactPath,
  expect,
  fieldOf,
  fillIn,
  holdBack,
  submitButton,
  test,
} from "../../support/browser/journey.ts";
import { watchShifts } from "../../support/browser/measure-page.ts";

const trailerList = "/luxury-washroom-restroom-trailer-rentals";
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

/** What a password manager and a writing aid put behind a field. */
const foreignElements =
  '<div data-lastpass-icon-root="true"></div><grammarly-extension></grammarly-extension>';

test.describe("with an extension that changes the page", () => {
  // React says that the server's HTML was replaced.
  test.use({ expectedConsole: /#418/ });

  test("what was typed before hydration stays, with the focus and the caret", async ({ page }) => {
    const release = await holdBack(page, /_astro\/.*\.js/);
    await page.goto(contactPath, { waitUntil: "commit" });
    const name = fieldOf(page, "name");
    await name.evaluate(
      (field, html) => field.insertAdjacentHTML("afterend", html),
      foreignElements,
    );
    await fieldOf(page, "email").fill("ada@example.com");
    await fieldOf(page, "message").fill("Two evenings");
    await name.pressSequentially("Ada Lvelace");
    for (const _ of "velace") await page.keyboard.press("ArrowLeft");
    release();
    await expect(isHydrated(page)).toHaveCount(1);
    await page.keyboard.type("o");
    await expect(name).toHaveValue("Ada Lovelace");
    await expect(fieldOf(page, "email")).toHaveValue("ada@example.com");
    await expect(fieldOf(page, "message")).toHaveValue("Two evenings");
  });

  test("a form that was sent before hydration is sent once it can be", async ({ page }) => {
    const release = await holdBack(page, /_astro\/.*\.js/);
    await page.goto(contactPath, { waitUntil: "commit" });
    await fieldOf(page, "name").evaluate(
      (field, html) => field.insertAdjacentHTML("afterend", html),
      foreignElements,
    );
    await fillIn(page, { name: "Ada Pressed Early" });
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  });

  test("a number that was typed into the planner before hydration is counted", async ({ page }) => {
    const release = await holdBack(page, /_astro\/.*\.js/);
    await page.goto(trailerList, { waitUntil: "commit" });
    const people = page.locator("#guest-planner [name=people]");
    await people.evaluate(
      (field, html) => field.insertAdjacentHTML("afterend", html),
      foreignElements,
    );
    await people.fill("60");
    release();
    await expect(page.locator("#guest-planner").getByRole("status")).toContainText("For 60 guests");
    await expect(people).toHaveValue("60");
    await expect(people).toBeFocused();
  });

  test("who has left the form keeps what was typed and gets no focus back", async ({ page }) => {
    const release = await holdBack(page, /_astro\/.*\.js/);
    await page.goto(contactPath, { waitUntil: "commit" });
    const label = page.locator("#quote-request-form label").first();
    await label.evaluate((element) => {
      element.innerHTML = `<font>${element.textContent}</font>`;
    });
    await fieldOf(page, "name").fill("Ada");
    await page.getByRole("heading", { level: 1 }).click();
    release();
    await expect(isHydrated(page)).toHaveCount(1);
    await expect(fieldOf(page, "name")).toHaveValue("Ada");
    expect(await page.locator("#quote-request-form :focus").count()).toBe(0);
  });
});

test("what was typed before hydration is there when the visitor comes back", async ({ page }) => {
  await holdBack(page, /_astro\/.*\.js/);
  await page.goto(contactPath, { waitUntil: "commit" });
  await fieldOf(page, "name").fill("Ada");
  await page.unroute(/_astro\/.*\.js/);
  await page.goto("/privacy");
  await page.goto(contactPath);
  await expect(fieldOf(page, "name")).toHaveValue("Ada");
});
