import { announcements } from "../../../quote-request/messages.ts";
import {
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  functionUrl,
  holdBack,
  openForm,
  submitButton,
  test,
  waitForForm,
} from "../../support/browser/journey.ts";

test.describe("without a connection", () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("the form says so, keeps a draft over a reload, and is sent once there is one (§4.16–17, §8.10)", {
    tag: "@hosted",
  }, async ({ page, context }) => {
    await openForm(page);
    await fillIn(page);
    await page.reload();
    await waitForForm(page);
    await expect(fieldOf(page, "name")).toHaveValue("Priya Raman");
    await expect(fieldOf(page, "eventType")).toHaveValue("wedding");
    await expect(fieldOf(page, "message")).toHaveValue(/narrow gate/);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: "offline" })).toBeVisible();
    await expect(page.locator("[data-notice=problem]")).toContainText(announcements.failed.text);
    await expectAccessible(page);
    await context.setOffline(false);
    const release = await holdBack(page, functionUrl);
    // The toast may leave at any moment, and the button move away from under a pointer.
    await submitButton(page).press("Enter");
    await expect(submitButton(page)).toHaveText("Submitting...");
    await expect(submitButton(page)).toBeDisabled();
    release();
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await openForm(page);
    await expect(fieldOf(page, "name")).toHaveValue("");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test("no answer at all is said after 25 seconds, and a slow one after 6", async ({ page }) => {
  await page.clock.install();
  await page.route(functionUrl, () => {});
  await openForm(page);
  await fillIn(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(6_500);
  await expect(page.getByText("Still sending.")).toBeVisible();
  await page.clock.runFor(19_000);
  await expect(page.getByText("No answer came in time.")).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
});
