import { fieldMessages } from "../../../quote-request/messages.ts";
import {
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  submitButton,
  test,
} from "../../support/browser/journey.ts";

test.use({ javaScriptEnabled: false, expectedConsole: /422/ });

test("a rejected form comes back with the visitor's values, and a reload of the card is harmless (§2.8.11, §10.27)", {
  tag: "@replicas",
}, async ({ page, server }) => {
  await page.goto(contactPath);
  await expect(page.getByText("Your quote list", { exact: true })).toBeHidden();
  // These pass the browser's own checks and break ours.
  await fillIn(page, { name: "P", phone: "12", endDate: "2027-06-01" });
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page).click();
  expect((await answer).status()).toBe(422);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator("#quote-request-errors")).toBeVisible();
  await expect(page.locator("#quote-request-errors")).toBeFocused();
  await expect(page.locator("#quote-request-errors a")).toHaveText([
    "Name must be at least 2 characters long",
    fieldMessages.phone,
    "End date must be after start date",
  ]);
  await expect(page.locator("#quote-request-phone-error")).toBeVisible();
  await expect(fieldOf(page, "email")).toHaveValue("priya.raman@example.com");
  await expect(fieldOf(page, "eventType")).toHaveValue("wedding");
  await expect(fieldOf(page, "guestCount")).toHaveValue("75-125");
  await expect(fieldOf(page, "message")).toHaveValue(/narrow gate/);
  await fillIn(page, { name: "No Script" });
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=[A-Z2-9]{8}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  const reference = await page.locator("#quote-request-reference").textContent();
  expect(page.url()).toContain(`reference=${reference}`);
  await expect(page.locator("main")).toContainText("What you asked for");
  await expect(page.locator("#quote-request-asked-dates")).toContainText("2027");
  await page.reload();
  await expect(page.locator("#quote-request-reference")).toHaveText(reference ?? "");
  const { requests } = await server.readData();
  expect(requests.filter(({ name }) => name === "No Script")).toHaveLength(1);
  await page.getByRole("link", { name: "Request Another Quote" }).click();
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
});

test.describe("after a rejected form, in a browser with JavaScript", () => {
  test.use({ javaScriptEnabled: true, expectedConsole: /422|ERR_FAILED|Failed to fetch/ });

  test("the visitor goes on where they were", async ({ page }) => {
    // A click before the form's code has loaded posts natively; here the code never loads.
    await page.route("**/_astro/*.js", (route) => route.abort());
    await page.goto(contactPath);
    await fillIn(page, { phone: "12" });
    await page.unroute("**/_astro/*.js");
    await submitButton(page).click();
    await expect(page.locator("#quote-request-phone-error")).toBeVisible();
    await fieldOf(page, "phone").fill("2895550188");
    await submitButton(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank You!" })).toBeVisible();
    await expectAccessible(page);
  });
});
