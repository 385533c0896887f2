import type { Page } from "@playwright/test";
import { expect, sendRequest, test } from "../../support/browser/desk.ts";
import { expectAccessible, holdBack } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll, smallTargets } from "../../support/browser/measure-page.ts";
import { bookingOf } from "../../support/desk/booking.ts";

const phone = { width: 390, height: 844 };
test.use({
  viewport: phone,
  expectedConsole: /409 \(Conflict\)|Failed to load resource/,
});

const booking = (page: Page) => page.getByRole("form", { name: "Booking" });
const booked = (page: Page) => page.getByRole("region", { name: "Booking" });
const check = (page: Page, label: RegExp) => booking(page).getByLabel(label).check();

/** What holds for each state of a screen: on a phone, and in width on a computer. */
async function see(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
}

async function openBooking(page: Page, reference: string, button = "Booked") {
  await page.goto(`/desk/requests/${reference}`);
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(booking(page)).toBeVisible();
}

const save = (page: Page) =>
  booking(page).getByRole("button", { name: "Save the booking" }).click();
const isSent = (page: Page) =>
  expect(page.getByRole("region", { name: "Not sent yet" })).toHaveCount(0);

/** Makes the address of a calendar; returns what reads it. */
async function makeFeed(page: Page) {
  await page.goto("/desk/access");
  await page.getByLabel("Whose calendar is it?").fill("A test");
  await page.reload();
  await expect(page.getByLabel("Whose calendar is it?")).toHaveValue("A test");
  await page.getByRole("button", { name: "Make the address" }).click();
  const address = page.getByLabel("The secret address");
  await expect(address).toHaveValue(/\.ics$/);
  const { pathname, origin } = new URL(await address.inputValue(), page.url());
  return async () => (await fetch(new URL(pathname, origin))).text();
}

test("a call for a taken date: the clash is named, another trailer booked, moved and cancelled, and the feed follows", async ({
  page,
  desk,
}) => {
  const [day, after, moved] = ["2028-06-12", "2028-06-13", "2028-06-19"];
  const starts = (on: string) => `DTSTART;VALUE=DATE:${on.replaceAll("-", "")}`;
  const asked = { startDate: day, endDate: after, guestCount: "75-125" };
  const first = await sendRequest(desk.url, { ...asked, name: "Ann Smith" });
  await openBooking(page, first);
  await check(page, /2-station A/);
  await booking(page).getByLabel("Delivery time").fill("09:30");
  await save(page);
  await expect(booked(page)).toContainText("2-station A");
  await isSent(page);

  // The day in the calendar says who is there, and begins the next request.
  await page.goto(`/desk/calendar?day=${day}`);
  await page.getByRole("link", { name: "New request for this day" }).click();
  await expect(page.getByLabel("First day")).toHaveValue(day);
  await expect(page.getByLabel("Last day")).toHaveValue(day);
  await page.getByLabel("Name").fill("Carla Caller");
  await page.getByLabel("Phone").fill("905-555-0177");
  await page.getByLabel("Last day").fill(after);
  await page.getByLabel("Guests").selectOption("50-75");
  await page.getByRole("button", { name: "Save the request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Carla Caller" })).toBeVisible();
  const second = page.url().split("/").at(-1) ?? "";
  await expect(page.getByText(/^Free: 1-station, 2-station B/).first()).toBeVisible();
  await expect(
    page.getByRole("link", { name: /2-station A taken by Ann S\./ }).first(),
  ).toHaveAttribute("href", `/desk/requests/${first}`);
  await expect(page.getByText("Fits: 2-station B").first()).toBeVisible();

  await openBooking(page, second);
  await check(page, /2-station A/);
  await expect(booking(page).getByText(/2-station A is taken by Ann S\./)).toBeVisible();
  await expect(booking(page).getByRole("link", { name: "Open the other booking" })).toBeVisible();
  await save(page);
  await expect(booking(page).getByRole("alert")).toContainText("Choose another trailer");
  await see(page);
  await booking(page)
    .getByLabel(/2-station A/)
    .uncheck();
  await expect(booking(page).getByLabel("1-station, free, too small for 75 guests")).toBeVisible();
  await check(page, /2-station B/);
  await booking(page).getByLabel("Notes for the site").fill("Gate code 12");
  await save(page);
  await expect(booked(page)).toContainText("2-station B");
  await expect(page.getByText(/^Booked: 2-station B, /).first()).toBeVisible();
  await expect(page.getByText("Not on all days asked for")).toHaveCount(0);
  await isSent(page);

  await page.goto(`/desk/calendar?day=${day}`);
  await expect(page.getByRole("button", { name: / 12, .*2 booked/ })).toBeVisible();
  // The timeline stands at the picked day, however narrow the screen is.
  const bar = await page
    .getByRole("region", { name: "By trailer" })
    .getByRole("link", { name: /^Ann Smith/ })
    .boundingBox();
  expect(bar?.x).toBeGreaterThan(0);
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThan(phone.width);
  await expect(page.getByText(/^Free: 1-station, 3-station/).first()).toBeVisible();
  await expect(page.getByText("2-station A · Delivery, 9:30 AM")).toBeVisible();
  await see(page);
  const feed = await makeFeed(page);
  await expect.poll(feed).toContain(starts(day));

  await openBooking(page, second, "Change");
  await booking(page).getByLabel("Delivery", { exact: true }).fill(moved);
  await booking(page).getByLabel("Pickup", { exact: true }).fill(moved);
  await save(page);
  await isSent(page);
  await expect(page.getByText("Noted at the call")).toHaveCount(1);
  await expect.poll(feed).toContain(starts(moved));
  await page.getByRole("button", { name: "Cancel the booking" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the booking" }).click();
  await expect(page.getByRole("button", { name: "Lost" })).toHaveAttribute("aria-pressed", "true");
  await isSent(page);
  await expect.poll(feed).not.toContain(starts(moved));
  await page.goto(`/desk/calendar?day=${moved}`);
  await expect(page.getByText(/^Free: 1-station, 2-station A, 2-station B/).first()).toBeVisible();
});

test("a booking that is typed and left is there after Back and a reload; who loses the last trailer is told by whom", async ({
  page,
  desk,
}) => {
  const day = "2029-06-12";
  const days = { startDate: day, endDate: day };
  const mine = await sendRequest(desk.url, { ...days, name: "Mia Mine", guestCount: "200+" });
  const other = await sendRequest(desk.url, { ...days, name: "Otto Other" });
  await openBooking(page, mine);
  const tooSmall = booking(page).getByLabel("3-station, free, too small for 200+ guests");
  await expect(tooSmall).toBeVisible();
  // A label of two lines stands clear of its neighbours.
  await page.setViewportSize({ width: 320, height: 640 });
  const clear = await tooSmall.locator("..").evaluate((label) => {
    const text = document.createRange();
    text.selectNodeContents(label.lastChild ?? label);
    const above = text.getBoundingClientRect().top - label.getBoundingClientRect().top;
    return { lines: text.getClientRects().length, above };
  });
  expect(clear.lines).toBeGreaterThan(1);
  expect(clear.above).toBeGreaterThan(5);
  await page.setViewportSize(phone);
  await check(page, /^4-station, free$/);
  await booking(page).getByLabel("Delivery time").fill("09:30");
  await booking(page).getByLabel("Notes for the site").fill("Behind the barn");
  await page.goto("/desk/calendar");
  await page.goBack();
  await page.reload();
  await expect(booking(page).getByLabel("Delivery time")).toHaveValue("09:30");
  await expect(booking(page).getByLabel(/4-station/)).toBeChecked();
  const letThrough = await holdBack(page, "**/agreement");
  await save(page);
  // What is done after it goes out after it, and not without it.
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url().split("/").at(-1) ?? "");
  });
  await page.getByLabel("New note").fill("Told her it is booked");
  await page.getByRole("button", { name: "Add note" }).click();
  const taken = await page.request.post(`/desk/api/requests/${other}/agreement`, {
    headers: { Origin: desk.url, "Sec-Fetch-Site": "same-origin" },
    data: bookingOf({ startDate: day, endDate: day, unitIds: ["four"] }),
  });
  expect(taken.status()).toBe(200);
  letThrough();
  const refused = page.getByRole("region", { name: "Not sent yet" });
  await expect(refused).toContainText("4-station is taken by Otto O.");
  await expect(refused.getByRole("link")).toHaveAttribute("href", `/desk/requests/${other}`);
  await expect(refused).toContainText("not sent until you decide here: Note on Mia Mine.");
  await expectAccessible(page);
  await expect(booking(page).getByLabel("Notes for the site")).toHaveValue("Behind the barn");
  await booking(page).getByLabel("Book it all the same, because").fill("They share it");
  await save(page);
  await expect(booked(page)).toContainText("They share it");
  await expect.poll(() => sent).toEqual(["agreement", "notes"]);
  await isSent(page);
});

test("days that are past are booked after a confirmation, a booking waits for a signal, and its request stays open where that is wanted", async ({
  page,
  context,
  desk,
}) => {
  await openBooking(page, await sendRequest(desk.url, { name: "Pia Past" }));
  await check(page, /1-station/);
  await booking(page).getByLabel("Delivery", { exact: true }).fill("2026-01-10");
  await booking(page).getByLabel("Pickup", { exact: true }).fill("2026-01-11");
  await save(page);
  await expect(booking(page).getByRole("alert")).toContainText("These days are past");
  await check(page, /^These days are past/);
  // A mistyped year is asked about.
  await booking(page).getByLabel("Pickup", { exact: true }).fill("2027-01-11");
  await save(page);
  await expect(booking(page).getByRole("alert")).toContainText("long after the delivery");
  await booking(page).getByLabel("Pickup", { exact: true }).fill("2026-01-11");
  await context.setOffline(true);
  await save(page);
  await expect(booked(page)).toContainText("1-station");
  await expect(page.getByText("1 action waits for a signal")).toBeVisible();
  await expect(booked(page).getByText("Waits for a signal")).toBeVisible();
  await context.setOffline(false);
  await isSent(page);
  await expect(booked(page).getByText("Waits for a signal")).toHaveCount(0);
  await page.reload();
  await expect(booked(page)).toContainText("1-station");
  await expect(page.getByText("These days are past.", { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: "Cancel the booking" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("marked as lost");
  await dialog.getByLabel("Keep the request open").check();
  await expect(dialog).toContainText("marked as new");
  await see(page);
  await dialog.getByRole("button", { name: "Cancel the booking" }).click();
  await expect(page.getByRole("button", { name: "New" })).toHaveAttribute("aria-pressed", "true");
  await isSent(page);
});

test("a trailer is taken out of service and put back, and the calendar shows its days", async ({
  page,
  desk,
}) => {
  const days = { startDate: "2030-01-15", endDate: "2030-01-16" };
  await openBooking(page, await sendRequest(desk.url, { ...days, name: "Bo Booked" }));
  await check(page, /3-station/);
  await save(page);
  await isSent(page);
  await sendRequest(desk.url, { ...days, name: "Asta Asked" });
  await page.goto("/desk/calendar");
  const goTo = page.getByLabel("Go to a day");
  await goTo.focus();
  await page.keyboard.type("01152030");
  await expect(goTo).toHaveValue("2030-01-15");
  await expect(page.getByText(/^New · 75-125 guests · /)).toBeVisible();
  await page.getByText("Take a trailer out of service").click();
  const form = page.getByRole("region", { name: "Out of service" });
  await expect(form.getByLabel("From")).toHaveValue("2030-01-15");
  await form.getByLabel("From").fill("2030-01-16");
  await expect(form.getByLabel("Until")).toHaveValue("2030-01-16");
  await form.getByLabel("From").fill("2030-01-14");
  await form.getByLabel("Until").fill("2030-01-16");
  await form.getByLabel("Trailers").selectOption("3-station");
  await form.getByLabel("Reason").fill("New pump");
  await expect(form.getByText(/3-station is taken by Bo B\./)).toBeVisible();
  await form.getByRole("button", { name: "Save" }).click();
  const answer = form.getByText(/On these days it is booked by Bo Booked/);
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(answer.getByRole("link")).toHaveAttribute("href", /requests\//);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Bo Booked");
  await expect(form.getByText("3-station, Jan 14–16, 2030: New pump")).toBeVisible();
  await expect(page.getByRole("button", { name: /2030: .* 1 out of service/ })).toHaveCount(3);

  const timeline = page.getByRole("region", { name: "By trailer" });
  const repair = await timeline
    .getByTitle("Out of service, Jan 14–16, 2030: New pump")
    .boundingBox();
  const firstDay = await timeline.locator("p[aria-hidden]").nth(13).boundingBox();
  expect(repair?.x).toBeCloseTo(firstDay?.x ?? 0, -1);
  const name = page.getByRole("heading", { level: 3, name: "3-station", exact: true });
  const nameBox = await name.boundingBox();
  expect((nameBox?.y ?? 0) + (nameBox?.height ?? 0)).toBeLessThanOrEqual(repair?.y ?? 0);
  await see(page);
  await form.getByRole("button", { name: "Back in service" }).click();
  await expect(page.getByText("Every trailer is in service.")).toBeVisible();

  await page.getByText("Take a trailer out of service").click();
  await form.getByLabel("Reason").fill("Painted");
  await page.reload();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved.")).toBeInViewport({ ratio: 1 });
});
