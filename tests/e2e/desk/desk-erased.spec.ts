import type { Page } from "@playwright/test";
import { expect, sendRequest, test } from "../../support/browser/desk.ts";
import { expectAccessible } from "../../support/browser/journey.ts";
import { bookingOf } from "../../support/desk/booking.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedConsole: /Failed to load resource/ });

/** What a browser keeps of a request's person, by name. */
const keptAbout = (page: Page, reference: string) =>
  page.evaluate(
    (of) =>
      Object.entries(localStorage)
        .filter(([name, value]) => name.includes(of) || String(value).includes(of))
        .map(([name]) => name.replace(/[: ].*/, "")),
    reference,
  );

test("what is erased leaves the phone that erased it, and each other phone at its next answer", async ({
  page,
  browser,
  desk,
}) => {
  const email = "erica.erased@example.com";
  const reference = await sendRequest(desk.url, { name: "Erica Erased", email });
  const offline = await browser.newContext({ storageState: desk.storageState, baseURL: desk.url });
  const other = await offline.newPage();
  await other.clock.install();
  await other.goto(`/desk/requests/${reference}`);
  await other.getByLabel("New note").fill("Erica wants white flowers");
  await offline.setOffline(true);
  await other.getByRole("button", { name: "Add note" }).click();
  await other.getByLabel("New note").fill("Her mother calls on Monday");
  await expect
    .poll(() => keptAbout(other, reference))
    .toEqual(expect.arrayContaining(["desk-action", "desk-draft"]));

  await page.goto(`/desk/requests/${reference}`);
  await page.getByLabel("New note").fill("A note that is never sent");
  expect(await keptAbout(page, reference)).toEqual(["desk-draft"]);
  await page.goto("/desk/housekeeping");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Erase all of this person" }).click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText(/each phone and browser drops it/)).toBeVisible();
  expect(await keptAbout(page, reference)).toEqual([]);

  await offline.setOffline(false);
  await other.clock.fastForward(15_000);
  await expect.poll(() => keptAbout(other, reference)).toEqual([]);
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Erica|mother/);
  await offline.close();
});

test("before it erases the desk names requests and bookings, and each booking has to be ticked", async ({
  page,
  desk,
}) => {
  const who = { email: "bella@example.com", phone: "416-555-0155" };
  const booked = await sendRequest(desk.url, { ...who, name: "Bella Booked" });
  await sendRequest(desk.url, { ...who, name: "Bella Again", message: "Another one" });
  const answer = await page.request.post(`/desk/api/requests/${booked}/agreement`, {
    headers: { Origin: desk.url, "Sec-Fetch-Site": "same-origin" },
    data: bookingOf({ unitIds: ["four"] }),
  });
  expect(answer.status()).toBe(200);
  await page.goto("/desk/housekeeping");
  await page.getByLabel("E-mail").fill(who.phone);
  await page.getByRole("button", { name: "Erase all of this person" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("2 requests");
  await expect(dialog).toContainText("Bella Again, Jun 12–13, 2027 (new)");
  const booking = dialog.getByLabel("Also the booking: Bella Booked, Jun 12–13, 2027, 4-station");
  await expectAccessible(page);
  const erase = dialog.getByRole("button", { name: "Erase for good" });
  await erase.click();
  await expect(dialog).toBeVisible();
  await booking.check();
  await erase.click();
  await expect(page.getByRole("heading", { name: "Receipt for the person" })).toBeVisible();
});
