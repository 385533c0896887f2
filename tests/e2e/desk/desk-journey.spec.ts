import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, startDesk } from "../../support/browser/desk.ts";
import {
  expectAccessible,
  fillIn,
  openForm,
  submitButton,
  test,
} from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll } from "../../support/browser/measure-page.ts";
import { openAsOldestBrowser } from "../../support/browser/oldest-browser.ts";
import { sample } from "../../support/sample.ts";

const { name, email, startDate } = sample;

test("by the printed link the desk is opened, and a request is answered, noted, booked, exported and erased, with a receipt to be copied", {
  tag: "@quick",
}, async ({ browser }) => {
  const desk = await startDesk();
  const context = await browser.newContext({
    ...{ baseURL: desk.url, viewport: { width: 390, height: 844 }, serviceWorkers: "block" },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await openAsOldestBrowser(context);
  const page = await context.newPage();
  await page.clock.install();
  const link = /http:\/\/localhost:\d+\/desk\/sign-in\/link\/[\w-]+/;
  await page.goto(link.exec(desk.server.output())?.[0] ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Go to the desk" }).click();
  await expect(page.getByText("Everyone has an answer")).toBeVisible();

  const visitor = await context.newPage();
  await openForm(visitor, desk.url);
  await fillIn(visitor);
  await submitButton(visitor).click();
  await expect(visitor.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await visitor.close();

  // The open desk shows it by itself: it asks the server every 15 seconds.
  await page.clock.fastForward(15_000);
  const row = page.getByRole("list", { name: "Inbox" }).getByRole("article");
  await expect(row).toContainText(/E-mail due in/);
  await expect(row).toContainText(/Call due in 2[34] h/);
  await expect(row.getByRole("link", { name: `Call ${name}` })).toHaveAttribute(
    "href",
    "tel:+12895550188",
  );
  await row.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await reply(page);
  await note(page);
  await book(page);

  await page.goto(`/desk/calendar?month=${startDate.slice(0, 7)}`);
  await expect(page.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();
  await page.getByRole("link", { name: "Make an address under Access" }).click();
  await page.getByRole("button", { name: "Make the address" }).click();
  const address = page.getByLabel("The secret address");
  await expect(address).toHaveValue(/^https?:\/\/.*\.ics$/);
  const calendar = await (await fetch(await address.inputValue())).text();
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${startDate.replaceAll("-", "")}`);

  await page.goto("/desk/housekeeping");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the table" }).click();
  const table = await readFile(await (await download).path(), "utf8");
  expect(table).toContain(email);
  expect(table).toContain("Wants a ramp");
  await page.getByLabel("E-mail or phone number").fill(email);
  await page.getByRole("button", { name: "Erase all of this person" }).click();
  await page.getByLabel("Also the booking").check();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "For you, not for the person" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Erased for good on .*\nReference: \w+\.\nNot reached by this: .*\.$/);
  expect(copied).not.toContain(desk.dataDir);

  await page.goto("/desk/?show=all");
  await expect(page.getByText("No requests yet")).toBeVisible();
  expect((await desk.server.readData()).requests).toEqual([]);
  await context.close();
  await desk.close();
});

async function reply(page: Page) {
  const form = page.getByRole("region", { name: `Reply to ${email}` });
  await expect(form.getByLabel("Subject")).not.toHaveValue("");
  await form.getByLabel("Text").fill("Hello Priya, we have the 3-station for you.");
  await form.getByRole("button", { name: "Send from here" }).click();
  const answered = page.getByRole("button", { name: "Answered", exact: true });
  await expect(answered).toHaveAttribute("aria-pressed", "true");
  const replies = page.getByRole("region", { name: "Your replies" });
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(replies).toContainText(/Sent \w+ \d+/, { timeout: 1_000 });
  }).toPass();
}

async function note(page: Page) {
  await page.getByLabel("New note").fill("Wants a ramp; call after five");
  await page.getByRole("button", { name: "Add note" }).click();
  const notes = page.getByRole("region", { name: "Notes" });
  await expect(notes.getByRole("listitem")).toContainText("Wants a ramp");
  await expect(page.getByLabel("New note")).toHaveValue("");
}

async function book(page: Page) {
  const status = page.getByRole("region", { name: "Status" });
  await status.getByRole("button", { name: "Booked" }).click();
  await status.getByLabel("2-station A").check();
  await status.getByRole("button", { name: "Save the booking" }).click();
  const saveAmount = status.getByRole("button", { name: "Save", exact: true });
  await status.getByLabel("Amount").fill("about 1,850");
  await saveAmount.click();
  await expect(status.getByLabel("Amount")).toHaveAttribute("aria-invalid", "true");
  await expect(status.getByLabel("Amount")).toHaveAccessibleDescription(/Write an amount such as/);
  await status.getByLabel("Amount").fill("1,850");
  await saveAmount.click();
  await expect(page.getByText("Saved.").first()).toBeVisible();
  // It may be on its way still: the page that is opened next sends it.
  await page.reload();
  await expect(status.getByRole("button", { name: "Booked" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(status.getByLabel("Amount")).toHaveValue("1,850.00");
  await expect(page.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);
}
