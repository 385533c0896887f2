import { maxLengths } from "../../../quote-request/fields.ts";
import { tooLong } from "../../../quote-request/messages.ts";
import { expect, findRow, test } from "../../support/browser/desk.ts";
import { expectAccessible } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll, smallTargets } from "../../support/browser/measure-page.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedConsole: /Failed to load resource/ });

test("a phone call is written down with a name and a number, and its request opens", async ({
  page,
}) => {
  const name = "Cora Caller";
  await page.goto("/desk/");
  await page.getByRole("link", { name: "New request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New request" })).toBeFocused();
  await expect(page.getByLabel("Mail an acknowledgement")).toBeDisabled();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("+1 (905) 555-0142");
  // A long mail that is pasted is not cut, and said to be too long.
  const message = page.getByLabel("What was said");
  await message.focus();
  await page.keyboard.insertText(`${"x".repeat(4_050)}The end`);
  await page.getByRole("button", { name: "Save the request" }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/The end$/);
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.validationMessage)).toBe(
    tooLong(maxLengths.message),
  );
  await message.fill("");
  // What was typed outlasts a closed page.
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue(name);
  // What the server does not take stands in the form again, with the reason.
  await page.route("**/desk/api/requests", (route) =>
    route.fulfill({ status: 422, json: { error: "No such day.", code: "invalid", field: "name" } }),
  );
  await page.getByRole("button", { name: "Save the request" }).click();
  await expect(page.getByText("No such day.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await expect(page.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);
  await page.unroute("**/desk/api/requests");

  await page.getByRole("button", { name: "Save the request" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^Phone call · /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
    "href",
    "tel:+19055550142",
  );
  await expect(page.getByRole("link", { name: "Map" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^Reply to/ })).toHaveCount(0);
  await expect(page.getByText(/null|Invalid|undefined/)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  // Who called is owed no call.
  await expect(await findRow(page, name)).not.toContainText(/Call due|E-mail due/);
  await page.goto("/desk/requests/new");
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("a call that is written down without a signal is stored once when it is back", async ({
  page,
  context,
}) => {
  const name = "Otto Offline";
  await page.clock.install();
  await page.goto("/desk/requests/new");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Phone").fill("905-555-0143");
  await page.getByLabel("E-mail", { exact: true }).fill("otto@example.com");
  await page.getByLabel("First day").fill("2027-06-12");
  await page.getByLabel("Guests").selectOption("75-125");
  await page.getByLabel("Mail an acknowledgement").check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save the request" }).click();
  await expect(page.getByText(`New request: ${name}`)).toBeVisible();
  await expect(page.getByText(/is kept on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Saturday, June 12, 2027")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(page.getByText("Acknowledgement to the customer")).toHaveCount(0);
  await page.goto("/desk/?show=all&text=otto%20offline");
  await expect(page.getByRole("article").filter({ hasText: name })).toHaveCount(1);
});
