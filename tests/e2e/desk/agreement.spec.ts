import type { Locator, Page } from "@playwright/test";
import { expect, partner, sendRequest, signIn, test } from "../../support/browser/desk.ts";
import { expectAccessible, holdBack } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll, smallTargets } from "../../support/browser/measure-page.ts";

test.use({
  viewport: { width: 390, height: 844 },
  expectedConsole: /409 \(Conflict\)|Failed to load resource/,
});

const agreed = (page: Page) => page.getByRole("region", { name: "What was agreed" });
const fieldOf = (page: Page, field: string) =>
  agreed(page).getByRole("form", { name: `Correct: ${field}` });
const isSent = (page: Page) =>
  expect(page.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);

/** Corrects a field of the request on the screen in two taps. */
async function correct(page: Page, field: string, typed: Record<string, string>) {
  await agreed(page)
    .getByRole("button", { name: `Correct: ${field}` })
    .click();
  for (const [label, value] of Object.entries(typed))
    await fieldOf(page, field).getByLabel(label, { exact: true }).fill(value);
  await fieldOf(page, field).getByRole("button", { name: "Save" }).click();
}

test("a correction takes two taps, stands beside the visitor's words, is undone, outlasts a reload and waits for a signal", async ({
  page,
  context,
  desk,
}) => {
  const days = { startDate: "2026-06-12", endDate: "2026-06-13" };
  const reference = await sendRequest(desk.url, { name: "Cora Correct", ...days });
  const another = { name: "Cora Correct", message: "Another one", location: "Beamsville" };
  await sendRequest(desk.url, another);
  await page.goto(`/desk/requests/${reference}`);
  await expect(page.getByText(/other requests? of this person$/)).toBeVisible();
  await expect(page.getByText("These days are past.").first()).toBeVisible();
  await correct(page, "Days", { Delivery: "2028-08-14", Pickup: "2028-08-15" });
  await expect(agreed(page)).toContainText("Monday, August 14, 2028");
  await expect(agreed(page)).toContainText("They wrote: Jun 12–13, 2026");
  await expect(page.getByText("These days are past.")).toHaveCount(0);
  await expect(agreed(page)).toContainText("Days: Jun 12–13, 2026 → Aug 14–15, 2028");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("These days are past.").first()).toBeVisible();
  await expect(agreed(page)).not.toContainText("They wrote");

  // What is typed is there after a reload; a form is sound.
  await agreed(page).getByRole("button", { name: "Correct: Phone" }).click();
  const phone = fieldOf(page, "Phone").getByLabel("Phone");
  await expect(phone).toBeFocused();
  await phone.fill("905-555-0199");
  await page.reload();
  await expect(phone).toHaveValue("905-555-0199");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await context.setOffline(true);
  await fieldOf(page, "Phone").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
    "href",
    "tel:9055550199",
  );
  await expect(page.getByText("1 action waits for a signal")).toHaveCount(1);
  await expect(page.getByText("Waits for a signal: Cora Correct: Phone.")).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await isSent(page);
  await page.reload();
  await expect(agreed(page)).toContainText("They wrote: (289) 555-0188");

  // On the narrowest phone a message that comes stands clear of the form that is open.
  await page.setViewportSize({ width: 320, height: 640 });
  const message = page.getByRole("status").filter({ hasText: /Saved\.|Waits for a signal/ });
  const letThrough = await holdBack(page, "**/agreement");
  await correct(page, "E-mail", { "E-mail": "cora@example.com" });
  await agreed(page).getByRole("button", { name: "Correct: Place" }).click();
  const last = fieldOf(page, "Place").getByRole("button", { name: "Cancel" });
  const bottomOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  await last.evaluate((button) => button.scrollIntoView({ block: "end" }));
  expect(await bottomOf(last)).toBeGreaterThan(480);
  letThrough();
  await expect(message).toBeVisible();
  await isSent(page);
  const top = (await message.boundingBox())?.y;
  expect(await bottomOf(last)).toBeLessThanOrEqual(top ?? 0);
});

test("of two people who correct the same field the second sees theirs and mine, and decides", async ({
  page,
  browser,
  desk,
}) => {
  const reference = await sendRequest(desk.url, { name: "Dora Decides" });
  const context = await browser.newContext({ baseURL: desk.url });
  await context.addCookies([await signIn(desk, partner)]);
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto(`/desk/requests/${reference}`);
  await agreed(page).getByRole("button", { name: "Correct: Place" }).click();
  await fieldOf(page, "Place").getByLabel("Place").fill("Grimsby");
  await correct(other, "Place", { Place: "Beamsville" });
  await isSent(other);
  await fieldOf(page, "Place").getByRole("button", { name: "Save" }).click();
  const sentence = `Meanwhile ${partner} changed this. Place is now: Beamsville.`;
  await expect(fieldOf(page, "Place")).toContainText(sentence);
  const unsent = page.getByRole("region", { name: "Not sent yet" });
  await expect(unsent).toContainText("Place: Grimsby");
  await expect(unsent).not.toContainText("Meanwhile");
  await expect(fieldOf(page, "Place").getByLabel("Place")).toHaveValue("Grimsby");
  await expect(agreed(page)).toContainText("Beamsville");
  await expectAccessible(page);
  await fieldOf(page, "Place").getByRole("button", { name: "Use mine" }).click();
  await isSent(page);
  await expect(agreed(page)).toContainText("Place: Beamsville → Grimsby");

  // Of two days beside each other, the one that clashes has the whole width for its message.
  await agreed(page).getByRole("button", { name: "Correct: Days" }).click();
  await fieldOf(page, "Days").getByLabel("Delivery", { exact: true }).fill("2028-08-14");
  await fieldOf(page, "Days").getByLabel("Pickup", { exact: true }).fill("2028-08-15");
  await correct(other, "Days", { Delivery: "2028-08-13", Pickup: "2028-08-15" });
  await isSent(other);
  await context.close();
  await fieldOf(page, "Days").getByRole("button", { name: "Save" }).click();
  const conflict = fieldOf(page, "Days").getByText(`Meanwhile ${partner} changed this.`);
  await expect(conflict).toBeVisible();
  const [form, message] = [await fieldOf(page, "Days").boundingBox(), await conflict.boundingBox()];
  expect(message?.width).toBeGreaterThan((form?.width ?? 0) * 0.6);
});
