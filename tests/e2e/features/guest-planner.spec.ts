import type { Page } from "@playwright/test";
import {
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  submitButton,
  test,
} from "../../support/browser/journey.ts";

const list = "/luxury-washroom-restroom-trailer-rentals";
const compactOn = [
  "/washroom-restroom-trailer-rental-services",
  "/portable-toilet-rentals-st-catharines",
  "/niagara-wedding-washroom-rental",
  "/luxury-restroom-rentals-ontario",
  "/washroom-restroom-trailer-rentals-blog/wedding-washroom-restroom-trailer-rentals",
];
const planner = (page: Page) => page.locator("#guest-planner");
const answer = (page: Page) => planner(page).getByRole("status");

/** Answers the planner's questions; what is left out stays as it is. */
async function plan(
  page: Page,
  { guests, hours, off = [] }: { guests?: string; hours?: string; off?: string[] },
) {
  if (guests) await planner(page).getByLabel("Guests").fill(guests);
  if (hours) await planner(page).getByLabel("Hours").fill(hours);
  for (const label of off) await planner(page).getByLabel(label).uncheck();
}

test("the planner gives one answer, and the quote that is sent holds the answer", async ({
  page,
  server,
}) => {
  await page.goto(list);
  await page.getByRole("link", { name: "Which one, and how many?" }).click();
  await plan(page, { guests: "140", hours: "8", off: ["Power", "tap"] });
  await expect(answer(page).locator("p")).toHaveText([
    "For 140 guests over 8 hours",
    "Executive 3-Station Trailer",
    "Three stations: about one for every 50 guests at an event of this length, with alcohol.",
    "We go over it with you before anything is booked.",
  ]);
  for (const words of [/attendant/i, /generator/i, /onboard tank/i])
    await expect(planner(page).getByText(words).first()).toBeVisible();
  const rows = planner(page).getByRole("row");
  await expect(rows).toHaveCount(5);
  await expect(rows.locator("td:last-child")).toHaveText([
    "3 needed",
    "2 needed",
    "One is enough",
    "One is enough",
  ]);
  await expectAccessible(page);

  await planner(page).getByRole("link", { name: "Ask for a quote with this" }).click();
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await expect(fieldOf(page, "guestCount")).toHaveValue("125-200");
  const line = page.locator("#quote-request-form section li > span");
  await expect(line).toContainText(
    "140 guests for 8 hours, alcohol served, no power on site, no water on site. The planner suggests: Executive 3-Station Trailer",
  );
  const planned = await line.textContent();
  await expectAccessible(page);

  await fillIn(page, { guestCount: "125-200", message: "A narrow gate." });
  const sending = page.waitForRequest("**/functions/v1/send-contact-email");
  await submitButton(page).click();
  expect(Object.keys((await sending).postDataJSON())).toHaveLength(9);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const reference = await page.locator("#quote-request-reference").textContent();
  const { quotes } = await server.readData();
  const stored = quotes.find((quote) => quote.reference === reference);
  expect(stored?.message).toBe(`For my quote:\n- ${planned}\n\nA narrow gate.`);
  await expect(page.locator("[data-quote-count]").first()).toBeHidden();
});

test("numbers that make no sense are said in words, and larger events are left to a person", async ({
  page,
}) => {
  await page.goto(list);
  for (const guests of ["", "0", "-5", "1.5"]) {
    await plan(page, { guests });
    await planner(page).getByLabel("Guests").fill(guests);
    await expect(
      planner(page).getByText(/Write whole numbers, from 1 to 1,000 guests and up to 24 hours\./),
    ).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
    await expect(planner(page).getByLabel("Guests")).toHaveAttribute("aria-invalid", "true");
    await expect(planner(page).getByLabel("Hours")).not.toHaveAttribute("aria-invalid");
  }
  await expectAccessible(page);
  await plan(page, { guests: "400", hours: "24" });
  await expect(answer(page)).toContainText("2 × Grand 4-Station Trailer");
  for (const guests of ["401", "1000"]) {
    await plan(page, { guests });
    await expect(answer(page)).toContainText(
      "For more than 400 guests we plan it with you. Call 905-555-0142",
    );
    await expect(planner(page).getByRole("row").nth(1)).toContainText("Call us");
  }
  await plan(page, { guests: "40", hours: "3" });
  await expect(answer(page)).toContainText("One station is enough.");
  await expect(planner(page).getByText(/a portable toilet may do/)).toBeVisible();
});

test("what was typed before the planner woke, and what the browser brings back, is counted", async ({
  page,
}) => {
  await page.goto(list);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("#guest-planner [name=people]");
    if (field) field.value = "60";
  });
  await planner(page).getByLabel("Hours").focus();
  await expect(answer(page)).toContainText("For 60 guests over 6 hours");
  await planner(page).getByRole("link", { name: "Ask for a quote with this" }).click();
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await page.goBack();
  await expect(planner(page)).toBeVisible();
  await planner(page).getByLabel("Hours").focus();
  const shown = await planner(page).getByLabel("Guests").inputValue();
  await expect(answer(page)).toContainText(`For ${shown} guests`);
});

for (const path of compactOn)
  test(`the compact planner answers on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await plan(page, { guests: "75" });
    await expect(answer(page)).toContainText("For 75 guests");
    await expect(
      planner(page).getByRole("link", { name: "See what each trailer" }),
    ).toHaveAttribute("href", `${list}#guest-planner`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

test("the wedding page's planner chooses the kind of event too", async ({ page }) => {
  await page.goto("/niagara-wedding-washroom-rental");
  await plan(page, { guests: "75" });
  await expect(answer(page)).toContainText("For 75 guests");
  await planner(page).getByRole("link", { name: "Ask for a quote with this" }).click();
  await expect(fieldOf(page, "eventType")).toHaveValue("wedding");
  await expect(fieldOf(page, "guestCount")).toHaveValue("50-75");
});

test("a link of a former version with a range of trailers still fills in its event", async ({
  page,
}) => {
  await page.goto(
    `${contactPath}?people=160&hours=6&alcohol=yes&from=luxury-2-station-restroom-trailer&to=grand-4-station-restroom-trailer`,
  );
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await expect(page.locator("#quote-request-form section li > span")).toHaveText(
    "160 guests for 6 hours, alcohol served, no power on site, no water on site",
  );
});

test("the planner is worked by keyboard alone", async ({ page }) => {
  await page.goto(list);
  await planner(page).getByLabel("Guests").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("90");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("5");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(planner(page).getByLabel("Alcohol is served")).not.toBeChecked();
  await expect(answer(page)).toContainText("For 90 guests over 5 hours");
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the table of figures is what is left of the planner", async ({ page }) => {
    await page.goto(list);
    await expect(planner(page).getByRole("table")).toBeVisible();
    await expect(planner(page).getByRole("columnheader", { name: "Your event" })).toBeHidden();
    await expect(planner(page).getByLabel("Guests")).toBeHidden();
    await expect(planner(page).getByRole("row").nth(2)).toContainText("200");
    await page.goto(compactOn[0] as string);
    await expect(planner(page).getByRole("link", { name: "See what each trailer" })).toBeVisible();
    await expect(planner(page).getByLabel("Guests")).toBeHidden();
  });
});
