import type { Page } from "@playwright/test";
import {
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  holdBack,
  submitButton,
  test,
} from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll } from "../../support/browser/measure-page.ts";

const list = "/luxury-washroom-restroom-trailer-rentals";
const services = "/washroom-restroom-trailer-rental-services";
const blog = "/washroom-restroom-trailer-rentals-blog";
const construction = `${blog}/construction-industrial-washroom-restroom-trailers`;
const festival = `${blog}/festival-public-event-washroom-restroom-rentals`;
const planner = (page: Page) => page.locator("#guest-planner");
const answer = (page: Page) => planner(page).getByRole("status");
const drawing = (page: Page) => planner(page).getByRole("img");
/** Length of the path that draws the guests, a dot each. */
const countDots = (page: Page) =>
  drawing(page)
    .locator("path")
    .evaluateAll((paths) =>
      Math.max(...paths.map((path) => (path.getAttribute("d") ?? "").split("h.01").length - 1)),
    );

/** Answers the planner's questions; what is left out stays as it is. */
async function plan(
  page: Page,
  { guests, hours, off = [] }: { guests?: string; hours?: string; off?: string[] },
) {
  if (guests) await planner(page).getByLabel("Guests", { exact: true }).fill(guests);
  if (hours) await planner(page).getByLabel("Hours").fill(hours);
  for (const label of off) await planner(page).getByLabel(label).uncheck();
}

test("the planner gives one answer, and the quote that is sent holds the answer (§10)", async ({
  page,
  server,
}) => {
  await page.goto(list);
  await page.getByRole("link", { name: "Which one, and how many?" }).click();
  await plan(page, { guests: "140", hours: "8", off: ["Power", "tap"] });
  await expect(answer(page).locator("p")).toHaveText([
    "For 140 guests over 8 hours, with alcohol",
    "Plan on three stations.",
    "Executive 3-Station Trailer",
    "Enough for about 150 guests at such an event.",
    "You could manage with two, with a lineup at busy moments.",
    "We go over it with you before anything is booked.",
  ]);
  for (const words of [/attendant/i, /generator/i, /onboard tank/i])
    await expect(planner(page).getByText(words).first()).toBeVisible();
  const rows = planner(page).getByRole("row");
  await expect(rows).toHaveCount(5);
  await expect(rows.locator("td:last-child")).toHaveText([
    "Too small alone, 3 needed",
    "One, with lines at busy moments",
    "One is enough",
    "One is enough",
  ]);
  await expectAccessible(page);

  await planner(page).getByRole("link", { name: "Ask for a quote with this" }).click();
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await expect(fieldOf(page, "guestCount")).toHaveValue("125-200");
  const line = page.locator("#quote-request-form section li > span");
  await expect(line).toHaveText("Executive 3-Station Trailer, for 140 guests over 8 hours");
  await expectAccessible(page);

  await fillIn(page, { guestCount: "125-200", message: "A narrow gate." });
  const sending = page.waitForRequest("**/functions/v1/send-contact-email");
  await submitButton(page).click();
  expect(Object.keys((await sending).postDataJSON())).toHaveLength(9);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const reference = await page.locator("#quote-request-reference").textContent();
  const { quotes } = await server.readData();
  const stored = quotes.find((quote) => quote.reference === reference);
  expect(stored?.message).toBe(
    "For my quote:\n- 140 guests for 8 hours, alcohol served, no power on site, no water on site. The planner suggests: Executive 3-Station Trailer\n\nA narrow gate.",
  );
  await expect(page.locator("[data-quote-count]").first()).toBeHidden();
});

test("numbers that make no sense are said in words, and larger events are left to a person (§9)", async ({
  page,
}) => {
  await page.goto(list);
  for (const guests of ["", "-5", "1.5", "9".repeat(400)]) {
    await plan(page, { guests });
    await planner(page).getByLabel("Guests", { exact: true }).fill(guests);
    await expect(
      planner(page).getByText(
        "Write whole numbers, from one guest up and from 1 to 24 hours. For longer events call 905-555-0142.",
      ),
    ).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
    await expect(planner(page).getByLabel("Guests", { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(planner(page).getByLabel("Hours")).not.toHaveAttribute("aria-invalid");
  }
  await expectAccessible(page);
  await plan(page, { guests: "400", hours: "24" });
  await expect(answer(page)).toContainText("2 × Grand 4-Station Trailer");
  for (const guests of ["401", "10000"]) {
    await plan(page, { guests });
    await expect(answer(page)).toContainText("For more than 400 guests we plan it with you.");
    await expect(planner(page).getByRole("link", { name: "Call 905-555-0142" })).toHaveAttribute(
      "href",
      "tel:+19055550142",
    );
    await expect(planner(page).getByRole("link", { name: "Ask for a quote" })).toHaveCount(0);
    await expect(planner(page).getByRole("link", { name: "How to count areas" })).toHaveAttribute(
      "href",
      festival,
    );
    // The largest plan stays in sight, and says that it is that.
    await expect(planner(page).getByText("This is the largest plan that we draw:")).toBeVisible();
    expect(await countDots(page)).toBe(400);
    await expect(planner(page).getByRole("row").nth(1)).toContainText("Call us");
  }
  for (const hours of ["", "0", "25", "2.5"]) {
    await planner(page).getByLabel("Hours").fill(hours);
    await expect(planner(page).getByLabel("Hours")).toHaveAttribute("aria-invalid", "true");
    await expect(planner(page).getByText("the lawn fills")).toBeVisible();
  }
  await plan(page, { guests: "1", hours: "1" });
  await expect(answer(page)).toContainText("For 1 guest over 1 hour");
  await expect(planner(page).locator("dd").first()).toHaveText("1 guest");
  expect(await countDots(page)).toBe(1);
  await plan(page, { guests: "40", hours: "3" });
  await expect(answer(page)).toContainText("Plan on one station.");
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
  const shown = await planner(page).getByLabel("Guests", { exact: true }).inputValue();
  await expect(answer(page)).toContainText(`For ${shown} guests`);
});

test("a short answer leaves no room below itself", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(list);
  for (const guests of ["40", "140", "900"]) {
    await plan(page, { guests });
    const name = guests === "900" ? "Call" : "Ask for a quote with this";
    const button = planner(page).getByRole("link", { name });
    await button.scrollIntoViewIfNeeded();
    // The page may still scroll while one of them is measured.
    const gap = async () => {
      const above = await answer(page).boundingBox();
      return ((await button.boundingBox())?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(gap).toBeCloseTo(20, 1);
    const status = await answer(page).boundingBox();
    const last = await answer(page).locator("p").last().boundingBox();
    expect((status?.y ?? 0) + (status?.height ?? 0)).toBeCloseTo(
      (last?.y ?? 0) + (last?.height ?? 0),
    );
  }
});

test("the compact planner answers on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(services);
  await plan(page, { guests: "75" });
  await expect(answer(page)).toContainText("For 75 guests");
  await expect(planner(page).getByRole("link", { name: "what each trailer" })).toHaveAttribute(
    "href",
    `${list}#guest-planner`,
  );
  await expectNoSidewaysScroll(page);
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

test("the planner is worked by keyboard alone", async ({ page }) => {
  await page.goto(list);
  await planner(page).getByLabel("Guests", { exact: true }).focus();
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

test("the drawing shows the guests, the trailers at their length, and what brings power and water", async ({
  page,
}) => {
  await page.goto(list);
  await plan(page, { guests: "140", hours: "8" });
  await expect(drawing(page)).toHaveAccessibleName(
    "A lawn of 160 by 136 feet seen from above, drawn to one scale, with a house on its left. A dot for each of 140 guests. At their true size: Executive 3-Station Trailer. A circle of 100 feet around the outlet.",
  );
  expect(await countDots(page)).toBe(140);
  const key = planner(page).locator("figcaption");
  await expect(key.locator("dt, dd")).toHaveText([
    "Dots",
    "140 guests, ten to a ring",
    "Trailer",
    "Executive 3-Station Trailer, 20 ft long",
    "Dashed line",
    "At most 100 ft of cable from the outlet",
    "Dotted line",
    "Hose from the tap",
  ]);
  const widthInFeet = async (find: string) => {
    const [all, part] = await Promise.all([
      drawing(page).boundingBox(),
      drawing(page).locator(find).boundingBox(),
    ]);
    return ((part?.width ?? 0) / (all?.width ?? 1)) * 160;
  };
  // Outlines lie half outside.
  expect(await widthInFeet("g[transform] > rect")).toBeCloseTo(20 + 0.6, 1);
  expect(await widthInFeet("circle[r='100']")).toBeCloseTo(200 + 0.5, 1);

  await plan(page, { guests: "400", off: ["Power", "tap"] });
  expect(await countDots(page)).toBe(400);
  await expect(drawing(page).locator("circle[r='100']")).toHaveCount(0);
  await expect(drawing(page).locator("g[transform]")).toHaveCount(2);
  await expect(key.locator("dd")).toHaveText([
    "400 guests, ten to a ring",
    "Grand 4-Station Trailer, 24 ft long",
    "As there is no power nearby",
    "800 US gal of fresh water on board",
  ]);
  await expectAccessible(page);
});

test("the planner is ready when it comes near, without any interaction, and moves nothing", async ({
  page,
}) => {
  await page.goto(list);
  await page.waitForLoadState("networkidle");
  // From here on, as the fonts that arrive before this move text by themselves.
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift" });
    Object.assign(window, { shifts });
  });
  const figure = planner(page).locator("figure");
  const before = await figure.boundingBox();
  await planner(page).evaluate((band) => band.scrollIntoView({ behavior: "instant" }));
  await expect(planner(page).locator("svg[role=img]")).toBeVisible();
  const after = await figure.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);

  // The drawing stays where it is, whatever the answer.
  const top = await drawing(page).boundingBox();
  for (const guests of ["1", "399", "1500", "", "140"]) {
    await planner(page).getByLabel("Guests", { exact: true }).fill(guests);
    expect(await drawing(page).boundingBox()).toEqual(top);
  }
});

test("the drawing keeps its colours in forced colours, and nothing of the planner moves", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto(list);
  await plan(page, { guests: "140" });
  await expect(planner(page).locator("figure")).toHaveCSS("background-color", "rgb(241, 236, 224)");
  const moving = () => document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
  expect(await planner(page).evaluate(moving)).toEqual([]);
});

test("the planner is printed once a visitor has used it, without its form", async ({ page }) => {
  await page.goto(list);
  await page.emulateMedia({ media: "print" });
  await expect(planner(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  // Three stations are the example's answer too.
  await plan(page, { guests: "190", hours: "8" });
  await expect(answer(page)).toContainText("Plan on four stations");
  await page.emulateMedia({ media: "print" });
  await expect(drawing(page)).toBeVisible();
  await expect(planner(page).getByLabel("Guests", { exact: true })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example's answer and drawing and the table of figures are left of the planner", async ({
    page,
  }) => {
    await page.goto(list);
    await expect(answer(page)).toContainText("Plan on three stations");
    await expect(drawing(page)).toHaveAccessibleName(/A dot for each of 120 guests\./);
    expect(await countDots(page)).toBe(120);
    await expect(planner(page).getByRole("table")).toBeVisible();
    await expect(planner(page).getByRole("columnheader", { name: "Your event" })).toBeHidden();
    await expect(planner(page).getByLabel("Guests", { exact: true })).toBeHidden();
    await expect(planner(page).getByRole("row").nth(2)).toContainText("200");
    await expect(
      planner(page).getByRole("link", { name: "Ask for a quote with this" }),
    ).toBeHidden();
    await page.goto(services);
    await expect(planner(page).getByRole("link", { name: "what each trailer" })).toBeVisible();
    await expect(planner(page).getByLabel("Guests", { exact: true })).toBeHidden();
  });
});

test("a crew is counted by its workers, whatever its hours", async ({ page }) => {
  await page.goto(list);
  await plan(page, { guests: "40", hours: "" });
  await planner(page).getByLabel("A crew at work").check();
  await expect(answer(page).locator("p")).toHaveText([
    "For a crew of 40 workers",
    "Plan on three stations.",
    "Executive 3-Station Trailer",
    "Enough for 45 workers, at one toilet for every 15.",
    "We go over it with you before anything is booked.",
  ]);
  for (const label of ["Hours", "Alcohol"])
    await expect(planner(page).getByLabel(label)).toBeHidden();
  await expect(planner(page).getByText("A service every week.")).toBeVisible();
  await expect(drawing(page)).toHaveAccessibleName(/A dot for each of 40 workers\./);
  for (const about of ["How each trailer would do", "What this assumes"])
    await expect(planner(page).getByText(about)).toHaveCount(0);
  await expectAccessible(page);
  await planner(page).getByLabel("Workers", { exact: true }).fill("");
  await expect(planner(page).getByRole("alert")).toHaveText(
    "Write a whole number of workers, from one up.",
  );
  await expect(planner(page).getByText("Write how many workers there are")).toBeVisible();
  await planner(page).getByLabel("Workers", { exact: true }).fill("121");
  await expect(answer(page)).toContainText("For more than 120 workers we plan it with you.");
  await expect(planner(page).getByRole("link", { name: "Ask for a quote" })).toHaveCount(0);
  await planner(page).getByLabel("An event").check();
  await planner(page).getByLabel("Hours").fill("8");
  await expect(answer(page)).toContainText("For 121 guests over 8 hours, with alcohol");
  await expect(planner(page).getByRole("table")).toBeVisible();
});

test("a superintendent counts a crew on a phone, and the quote that is sent holds it", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(construction);
  await page.getByRole("link", { name: "Count for your own crew" }).click();
  await expect(answer(page)).toContainText("For a crew of 40 workers");
  await planner(page).getByLabel("Workers", { exact: true }).fill("61");
  await expect(answer(page)).toContainText("Plan on five stations.");
  await planner(page).getByLabel("On site from November to March").check();
  await planner(page).getByLabel("Workers", { exact: true }).fill("121");
  await expect(answer(page)).toContainText("Typically two circuits for each trailer.");
  await planner(page).getByLabel("Workers", { exact: true }).fill("61");
  await expect(answer(page)).toContainText("For a crew of 61 workers in winter");
  await expect(answer(page)).toContainText("Typically two circuits for each trailer.");
  await planner(page).getByRole("link", { name: "Ask for a quote with this" }).click();
  await expect(fieldOf(page, "eventType")).toHaveValue("construction");
  await expect(fieldOf(page, "guestCount")).toHaveValue("50-75");
  await expect(page.getByRole("group", { name: "The site" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await fillIn(page, { eventType: "construction", guestCount: "50-75", message: "" });
  await submitButton(page).click();
  const reference = await page.locator("#quote-request-reference").textContent();
  await expect(page.getByRole("definition").filter({ hasText: /^50-75$/ })).toBeVisible();
  const { quotes } = await server.readData();
  expect(quotes.find((quote) => quote.reference === reference)?.message).toBe(
    "For my quote:\n- A crew of 61, power planned on site, water planned on site, in winter. The planner suggests: Grand 4-Station Trailer and Single-Station Trailer",
  );
});

test("a festival's areas are planned on its page, the list keeps each, and so does the form", async ({
  page,
}) => {
  await page.goto(festival);
  await page.getByRole("link", { name: "Plan your own areas" }).click();
  await plan(page, { guests: "240", hours: "8" });
  await expect(answer(page)).toContainText("Plan on five stations.");
  await planner(page).getByRole("link", { name: "Ask for a quote with this" }).click();
  await expect(fieldOf(page, "eventType")).toHaveValue("festival");
  await expect(fieldOf(page, "message")).toHaveAccessibleDescription(/^Each fenced area/);
  await page.goto(festival);
  await plan(page, { guests: "60", hours: "5" });
  await planner(page).getByRole("link", { name: "Ask for a quote with this" }).click();
  const lines = page.locator("#quote-request-form section li > span");
  await expect(lines).toHaveText([/for 240 guests over 8 hours$/, /for 60 guests over 5 hours$/]);
  await expect(fieldOf(page, "guestCount")).toHaveValue("200+");
  for (const line of await lines.all()) await expect(line).toBeVisible();
  await page.reload();
  await expect(lines).toHaveCount(2);

  // Two areas of one size are told apart by what they are.
  await page.goto(festival);
  await plan(page, { guests: "240", hours: "8" });
  await expect(answer(page)).toContainText("This is on your list already.");
  await planner(page).getByLabel("Which area?").selectOption("Camping");
  await expect(answer(page)).not.toContainText("This is on your list already.");
  await planner(page).getByRole("button", { name: "See your list (2 plans)" }).click();
  await expect(page.getByRole("dialog")).toContainText("Together 2 areas, 300 people, 6 stations");
  await page.keyboard.press("Escape");
  await planner(page)
    .getByRole("button", { name: /^Add this to your list/ })
    .click();
  await expect(planner(page).getByLabel("Which area?")).toHaveValue("");
  await planner(page).getByRole("button", { name: "See your list (3 plans)" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "quote" }).click();
  await expect(lines).toHaveText([
    "Grand 4-Station Trailer and Single-Station Trailer, for 240 guests over 8 hours",
    "Single-Station Trailer, for 60 guests over 5 hours",
    "Camping: Grand 4-Station Trailer and Single-Station Trailer, for 240 guests over 8 hours",
  ]);
  await expect(page.getByText("Together 3 areas, 540 people, 11 stations")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const top = (await fieldOf(page, "name").boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(top + (await page.evaluate(() => scrollY))).toBeLessThan(1_150);
});

test("an area added to the list brings its guests, and the planner stays", async ({ page }) => {
  await page.goto(festival);
  await plan(page, { guests: "240", hours: "8" });
  // The whole event would be counted with its areas.
  await expect(planner(page).getByRole("button", { name: /^Add this/ })).toHaveCount(0);
  await planner(page).getByRole("button", { name: "Plan area by area" }).click();
  // The first area is chosen, so that the next button adds it.
  await expect(planner(page).getByLabel("Which area?")).toBeFocused();
  await expect(planner(page).getByLabel("Which area?")).toHaveValue("vip");
  const ask = (name: string) => planner(page).getByRole("link", { name, exact: true });
  await expect(ask("Ask for a quote with this")).toBeVisible();
  await planner(page)
    .getByRole("button", { name: /^Add this to your list/ })
    .click();
  await expect(planner(page).getByText(/^Added. On your list: /)).toBeVisible();
  await plan(page, { guests: "60", hours: "8" });
  await expect(ask("Ask for a quote with this and your list")).toBeVisible();
  await planner(page).getByRole("button", { name: "See your list (1 plan)" }).click();
  await expect(page.getByRole("dialog").getByLabel("People")).toHaveValue("200+");
  // Other ways to the form know that it is a festival.
  await page.goto(contactPath);
  await expect(fieldOf(page, "eventType")).toHaveValue("festival");
});

test("every way to the form keeps what was planned", async ({ page }) => {
  await page.goto(construction);
  const header = page.locator("[data-quote-link]:visible").first();
  await expect(header).toHaveAttribute("href", /event=construction/);
  await expect(header).not.toHaveAttribute("href", /people/);
  await planner(page).getByLabel("Workers", { exact: true }).fill("42");
  await expect(header).toHaveAttribute("href", /people/);
  await header.click();
  await expect(page.locator("#quote-request-form section li > span")).toHaveText([
    /for a crew of 42$/,
  ]);
  // What a person has to plan is no plan.
  await page.goto(festival);
  await plan(page, { guests: "2500" });
  await expect(header).toHaveAttribute("href", /guests=/);
  await expect(header).not.toHaveAttribute("href", /2500/);
});

test("an area that was added under its name is not asked for again without one", async ({
  page,
}) => {
  await page.goto(festival);
  for (const [guests, area] of [
    ["200", "VIP lawn"],
    ["90", "Food and bars"],
  ] as const) {
    await plan(page, { guests, hours: "8" });
    await planner(page).getByLabel("Which area?").selectOption(area);
    await planner(page)
      .getByRole("button", { name: /^Add this to your list/ })
      .click();
    await expect(
      planner(page).getByText(/^Added. On your list: VIP lawn( and Food and bars)?. Together /),
    ).toBeVisible();
    await expect(planner(page).getByLabel("Which area?")).toBeFocused();
  }
  // A wheel over the field changes no number.
  const guests = planner(page).getByRole("spinbutton", { name: "Guests" });
  await guests.click();
  await page.mouse.wheel(0, 20);
  await expect(guests).toHaveValue("90");
  // Once the area is on the list, the list is what the yellow button sends.
  await expect(planner(page).getByRole("button", { name: /^Add this/ })).toHaveCount(0);
  await planner(page).getByRole("link", { name: "Ask for a quote with your list" }).click();
  await expect(page.getByText(/^Together 2 areas, 290 people/)).toBeVisible();
  await expect(fieldOf(page, "eventType")).toHaveValue("festival");
});

test("an area that was chosen before the planner's script came is kept", async ({ page }) => {
  const release = await holdBack(page, "**/_astro/*.js");
  await page.goto(festival, { waitUntil: "commit" });
  const area = planner(page).getByLabel("Which area?");
  await area.scrollIntoViewIfNeeded();
  await area.selectOption("Camping");
  release();
  await planner(page)
    .getByRole("button", { name: /^Add this to your list/ })
    .click();
  await planner(page).getByRole("button", { name: "See your list (1 plan)" }).click();
  await expect(page.getByRole("dialog")).toContainText("Camping: ");
});

test("an area that was taken off the list can be asked for again", async ({ page }) => {
  await page.goto(festival);
  await plan(page, { guests: "90", hours: "8" });
  await planner(page).getByLabel("Which area?").selectOption("Camping");
  await planner(page)
    .getByRole("button", { name: /^Add this to your list/ })
    .click();
  await expect(planner(page).getByText(/^Added. On your list: /)).toBeVisible();
  const drawing = planner(page).locator("div:has(> figure)");
  await expect(drawing).toHaveCSS("opacity", "0.4");
  await planner(page).getByRole("button", { name: "See your list (1 plan)" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.keyboard.press("Escape");
  await expect(planner(page).getByText(/your list/i)).toHaveCount(0);
  await expect(drawing).toHaveCSS("opacity", "1");
  await planner(page).getByRole("link", { name: "Ask for a quote with this" }).click();
  await expect(page.locator("#quote-request-form section li > span")).toHaveText([
    /for 90 guests over 8 hours$/,
  ]);
});

test("a crew's stations stand beside the planner, but not on a page about weddings", async ({
  page,
}) => {
  const note = page.getByText("For a crew, plan one station for every 15 workers");
  await page.goto("/luxury-washroom-restroom-trailer-rentals");
  await expect(note).toBeVisible();
  await page.goto("/niagara-wedding-washroom-rental");
  await expect(note).toHaveCount(0);
});
