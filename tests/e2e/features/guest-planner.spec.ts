import type { Page } from "@playwright/test";
import { fieldNames } from "../../../quote-request/fields.ts";
import {
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  holdBack,
  submitButton,
  test,
  translate,
} from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll, watchShifts } from "../../support/browser/measure-page.ts";

const list = "/luxury-washroom-restroom-trailer-rentals";
const services = "/washroom-restroom-trailer-rental-services";
const wedding = "/niagara-wedding-washroom-rental";
const blog = "/washroom-restroom-trailer-rentals-blog";
const construction = `${blog}/construction-industrial-washroom-restroom-trailers`;
const festival = `${blog}/festival-public-event-washroom-restroom-rentals`;
const planner = (page: Page) => page.locator("#guest-planner");
const answer = (page: Page) => planner(page).getByRole("status");
const people = (page: Page) => planner(page).getByRole("spinbutton", { name: /Guests|Workers/ });
const ask = (page: Page, name = "Ask for a Quote with This") =>
  planner(page).getByRole("link", { name, exact: true });
const add = (page: Page) =>
  planner(page).getByRole("button", { name: /^Add This and Plan Another Area/ });
const area = (page: Page) => planner(page).getByLabel("Which area?");
/** The entries of the quote list above the form. */
const listed = (page: Page) => page.locator("#quote-request-form section li > span");
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
  if (guests !== undefined) await people(page).fill(guests);
  if (hours !== undefined) await planner(page).getByLabel("Hours").fill(hours);
  for (const label of off) await planner(page).getByLabel(label).uncheck();
}

test("the planner gives one answer, and the quote that is sent holds the answer (§10.20)", async ({
  page,
  server,
}) => {
  await page.goto(list);
  await page.getByRole("link", { name: "Which one, and how many?" }).click();
  await plan(page, { guests: "140", hours: "8", off: ["Power", "tap"] });
  await expect(answer(page).locator("p, li")).toHaveText([
    "For 140 guests over 8 hours, with alcohol",
    "Plan on three stations.",
    "Executive 3-Station Trailer",
    "Enough for about 150 guests at such an event.",
    "You could manage with two, with longer lines.",
    "We go over it with you before anything is booked.",
  ]);
  for (const words of [/attendant/i, /generator/i, /onboard tank/i])
    await expect(planner(page).getByText(words).first()).toBeVisible();
  await expectAccessible(page);

  await ask(page).click();
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await expect(fieldOf(page, "guestCount")).toHaveValue("125-200");
  await expect(listed(page)).toHaveText("Executive 3-Station Trailer, for 140 guests over 8 hours");

  await fillIn(page, { guestCount: "125-200", message: "A narrow gate." });
  const sending = page.waitForRequest("**/functions/v1/send-contact-email");
  await submitButton(page).click();
  expect(Object.keys((await sending).postDataJSON()).toSorted()).toEqual(fieldNames.toSorted());
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  const reference = await page.locator("#quote-request-reference").textContent();
  const { requests } = await server.readData();
  const stored = requests.find((request) => request.reference === reference);
  expect(stored?.message).toBe(
    "For my quote:\n- 140 guests for 8 hours, alcohol served, no power on site, no water on site. The planner suggests: Executive 3-Station Trailer\n\nA narrow gate.",
  );
  expect(await page.evaluate(() => sessionStorage.getItem("quote-draft"))).toBeNull();
});

test("numbers that make no sense are said in words, larger events are left to a person, and a crew is counted by its workers (§9.15, §10.20)", async ({
  page,
}) => {
  await page.goto(list);
  const hours = planner(page).getByLabel("Hours");
  for (const guests of ["", "1.5"]) {
    await plan(page, { guests });
    await expect(
      planner(page).getByText(
        "Write whole numbers, from one guest up and from 1 to 24 hours. For longer events call 905-555-0142.",
      ),
    ).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
    await expect(people(page)).toHaveAttribute("aria-invalid", "true");
    await expect(hours).not.toHaveAttribute("aria-invalid");
  }
  await expectAccessible(page);
  await plan(page, { guests: "401", hours: "24" });
  await expect(answer(page)).toContainText("For more than 400 guests we plan it with you.");
  const linkTo = (href: string) => planner(page).locator(`a[href="${href}"]`);
  await expect(linkTo("tel:+19055550142")).toHaveText("Call 905-555-0142");
  await expect(linkTo(festival)).toContainText("How to count areas");
  await expect(ask(page)).toHaveCount(0);
  // The largest plan stays in sight, and says that it is that.
  await expect(planner(page).getByText("This is the largest plan that we draw:")).toBeVisible();
  expect(await countDots(page)).toBe(400);
  await plan(page, { hours: "25" });
  await expect(hours).toHaveAttribute("aria-invalid", "true");
  await expect(planner(page).getByText("the lawn fills")).toBeVisible();
  await plan(page, { guests: "1", hours: "1" });
  await expect(answer(page)).toContainText("For 1 guest over 1 hour");
  await expect(planner(page).locator("dd").first()).toHaveText("1 guest");
  await plan(page, { guests: "40", hours: "3" });
  await expect(answer(page)).toContainText("Plan on one station.");
  await expect(planner(page).getByText(/a portable toilet may do/)).toBeVisible();

  // A crew's hours are not asked for. A translator has been at the page in between.
  await translate(planner(page));
  await plan(page, { hours: "" });
  await planner(page).getByLabel("A crew at work").check();
  await expect(answer(page).locator("p, li")).toHaveText([
    "For a crew of 40 workers",
    "Plan on three stations.",
    "Executive 3-Station Trailer",
    "Enough for 45 workers, at one toilet for every 15.",
    "We go over it with you before anything is booked.",
  ]);
  // By day: a crew's picture shows no evening.
  await expect(answer(page).locator("img")).toHaveAttribute("src", /three-gravel-day/);
  for (const label of ["Hours", "Alcohol"])
    await expect(planner(page).getByLabel(label)).toBeHidden();
  await expect(planner(page).getByText("A service every week.")).toBeVisible();
  await expect(drawing(page)).toHaveAccessibleName(/A dot for each of 40 workers\./);
  await expect(planner(page).getByText("What this assumes")).toHaveCount(0);
  await expectAccessible(page);
  await plan(page, { guests: "" });
  await expect(planner(page).getByRole("alert")).toHaveText(
    "Write a whole number of workers, from one up.",
  );
  await expect(planner(page).getByText("Write how many workers there are")).toBeVisible();
  await plan(page, { guests: "121" });
  await expect(answer(page)).toContainText("For more than 120 workers we plan it with you.");
  await planner(page).getByLabel("An event").check();
  await plan(page, { hours: "8" });
  await expect(answer(page)).toContainText("For 121 guests over 8 hours, with alcohol");
  await expect(planner(page).getByText("What this assumes")).toBeVisible();
});

test("the keyboard alone answers the planner, and Back brings its answers back", async ({
  page,
}) => {
  await page.goto(list);
  await people(page).fill("60");
  await planner(page).getByLabel("Hours").focus();
  await expect(answer(page)).toContainText("For 60 guests over 6 hours");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(planner(page).getByLabel("Alcohol is served")).not.toBeChecked();
  await expect(answer(page)).toContainText("For 60 guests over 5 hours");
  await expect(page).toHaveURL(new RegExp(`${list}(#.*)?$`));
  await ask(page).click();
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await page.goBack();
  await planner(page).getByLabel("Hours").focus();
  await expect(answer(page)).toContainText(`For ${await people(page).inputValue()} guests`);
});

test("the compact planner answers on a narrow phone, and a wedding's chooses the kind of event too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(services);
  await plan(page, { guests: "75" });
  await expect(answer(page)).toContainText("For 75 guests");
  await expect(planner(page).getByRole("link", { name: "See what this assumes" })).toHaveAttribute(
    "href",
    `${list}#guest-planner`,
  );
  await expectNoSidewaysScroll(page);
  await page.goto(wedding);
  await plan(page, { guests: "75" });
  await ask(page).click();
  await expect(fieldOf(page, "eventType")).toHaveValue("wedding");
  await expect(fieldOf(page, "guestCount")).toHaveValue("50-75");
});

test("the drawing shows the guests, the trailers at their length, and what brings power and water", async ({
  page,
}) => {
  await page.goto(list);
  await plan(page, { guests: "140", hours: "8" });
  await expect(drawing(page)).toHaveAccessibleName(
    "A lawn of 160 by 154 feet seen from above, drawn to one scale, with a house on its left and a hedge between the tables and the trailers. A dot for each of 140 guests. At their true size: Executive 3-Station Trailer. A circle of 100 feet around the outlet.",
  );
  expect(await countDots(page)).toBe(140);
  const key = planner(page).locator("figcaption");
  await expect(key.locator("dt, dd")).toHaveText([
    "People",
    "140 guests, ten to a ring",
    "Trailer",
    "Executive 3-Station Trailer, 20 ft long",
    "Power",
    "At most 100 ft of cable from the outlet",
    "Water",
    "Hose from the tap",
  ]);
  await plan(page, { guests: "400", off: ["Power", "tap"] });
  expect(await countDots(page)).toBe(400);
  await expect(drawing(page).locator("circle[r='100']")).toHaveCount(0);
  await expect(drawing(page).locator("g[transform]")).toHaveCount(3);
  await expect(answer(page).locator("li")).toHaveText([
    "Grand 4-Station Trailer",
    "2 × Luxury 2-Station Trailer",
  ]);
  await expect(planner(page).getByText("A pump-out during the event")).toBeVisible();
  await expect(key.locator("dd")).toHaveText([
    "400 guests, ten to a ring",
    "Grand 4-Station Trailer, 24 ft long",
    "Luxury 2-Station Trailer, 16 ft long",
    "As there is no power nearby",
    "800 US gal of fresh water on board",
  ]);

  const paper = planner(page).locator("figure");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await expect(paper).toHaveCSS("background-color", "rgb(241, 236, 224)");
  const moving = () => document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
  expect(await planner(page).evaluate(moving), "what moves under reduced motion").toEqual([]);
});

test("the planner is ready when it comes near, moves nothing, and is printed once a visitor has used it", async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(list);
  await page.emulateMedia({ media: "print" });
  await expect(planner(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.waitForLoadState("networkidle");
  // From here on, as the fonts that arrive before this move text by themselves.
  const { all } = await shifts();
  const figure = planner(page).locator("figure");
  const before = await figure.boundingBox();
  await planner(page).evaluate((band) => band.scrollIntoView({ behavior: "instant" }));
  await expect(planner(page).locator("svg[role=img]")).toBeVisible();
  const after = await figure.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect((await shifts()).all - all).toBeLessThan(0.005);

  // The drawing stays where it is, whatever the answer.
  const top = await drawing(page).boundingBox();
  for (const guests of ["1", "399", "1500", "", "140"]) {
    await plan(page, { guests });
    expect(await drawing(page).boundingBox()).toEqual(top);
  }

  // A short answer leaves no room below itself.
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const guests of ["40", "140", "900"]) {
    await plan(page, { guests });
    const button = ask(page, guests === "900" ? "Call 905-555-0142" : undefined);
    await button.scrollIntoViewIfNeeded();
    // The page may still scroll while one of them is measured.
    const gap = async () => {
      const above = await answer(page).boundingBox();
      return ((await button.boundingBox())?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(gap, `px below the answer for ${guests}`).toBeCloseTo(24, 1);
  }

  await page.emulateMedia({ media: "print" });
  await expect(answer(page)).toContainText("For more than 400 guests");
  await expect(drawing(page)).toBeVisible();
  await expect(people(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example's answer and drawing and the rules are left of the planner", async ({
    page,
  }) => {
    await page.goto(list);
    await expect(answer(page)).toContainText("Plan on three stations");
    await expect(drawing(page)).toHaveAccessibleName(/A dot for each of 120 guests\./);
    expect(await countDots(page)).toBe(120);
    await expect(planner(page).getByText("What this assumes")).toBeVisible();
    await expect(planner(page).getByLabel("Guests", { exact: true })).toBeHidden();
    await expect(ask(page)).toBeHidden();
  });
});

test("a superintendent counts a crew on a phone, and the form holds it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(construction);
  // Every way to the form keeps what was planned.
  const menu = page.locator("[data-quote-link]").first();
  await expect(menu).toHaveAttribute("href", /event=construction/);
  await expect(menu).not.toHaveAttribute("href", /people/);
  await page.getByRole("link", { name: "Count for your own crew" }).click();
  await expect(answer(page)).toContainText("For a crew of 40 workers");
  await plan(page, { guests: "61" });
  await expect(answer(page)).toContainText("Plan on five stations.");
  await expect(menu).toHaveAttribute("href", /people/);
  await planner(page).getByLabel("On site from November to March").check();
  await plan(page, { guests: "121" });
  await expect(answer(page)).toContainText("Typically two circuits of 20 amps for each trailer");
  await plan(page, { guests: "61" });
  await expect(answer(page)).toContainText("For a crew of 61 workers in winter");
  await expect(answer(page)).toContainText("Typically two circuits of 20 amps for each trailer");
  await ask(page).click();
  await expect(fieldOf(page, "eventType")).toHaveValue("construction");
  await expect(fieldOf(page, "guestCount")).toHaveValue("50-75");
  await expect(page.getByRole("group", { name: "The site" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(listed(page)).toHaveText(
    "Grand 4-Station Trailer and Single-Station Trailer, for a crew of 61, in winter",
  );
});

test("a festival's areas are planned on its page, the list keeps each, and so does the form", async ({
  page,
}) => {
  await page.goto(festival);
  await page.getByRole("link", { name: "Plan your own areas" }).click();
  await plan(page, { guests: "240", hours: "8" });
  await expect(answer(page)).toContainText("Plan on five stations.");
  await ask(page).click();
  await expect(fieldOf(page, "eventType")).toHaveValue("festival");
  await expect(fieldOf(page, "message")).toHaveAccessibleDescription(/each fenced area/);
  await page.goto(festival);
  await plan(page, { guests: "60", hours: "5" });
  await ask(page, "Ask for a Quote with This and Your List").click();
  await expect(listed(page)).toHaveText([
    /for 240 guests over 8 hours$/,
    /for 60 guests over 5 hours$/,
  ]);
  await expect(fieldOf(page, "guestCount")).toHaveValue("200+");
  await page.reload();
  await expect(listed(page)).toHaveCount(2);

  // Two areas of one size are told apart by what they are.
  await page.goto(festival);
  // What a person has to plan is no plan.
  await plan(page, { guests: "2500", hours: "8" });
  const menu = page.locator("[data-quote-link]").first();
  await expect(menu).toHaveAttribute("href", /guests=/);
  await expect(menu).not.toHaveAttribute("href", /2500/);
  await plan(page, { guests: "240" });
  await expect(answer(page)).toContainText("This is on your list already.");
  await area(page).selectOption("Camping");
  await expect(answer(page)).not.toContainText("This is on your list already.");
  await planner(page).getByRole("button", { name: "See your list (2 plans)" }).click();
  await expect(page.getByRole("dialog")).toContainText("Together 2 areas, 300 people, 6 stations");
  await page.keyboard.press("Escape");
  await add(page).click();
  await expect(area(page)).toHaveValue("");
  // What the other areas have is not offered once more.
  await area(page).selectOption("VIP lawn");
  await expect(answer(page)).toContainText("Our trailers do not have so many stations together.");
  await expect(planner(page).getByRole("link", { name: "Call 905-555-0142" })).toBeVisible();
  await planner(page).getByRole("button", { name: "See your list (3 plans)" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "quote" }).click();
  await expect(listed(page)).toHaveText([
    "Grand 4-Station Trailer and Single-Station Trailer, for 240 guests over 8 hours",
    "Luxury 2-Station Trailer, for 60 guests over 5 hours",
    "Camping: Executive 3-Station Trailer and Luxury 2-Station Trailer, for 240 guests over 8 hours",
  ]);
  await page.locator("#quote-request-form [data-quote-list] summary").click();
  await expect(page.getByText("Together 3 areas, 540 people, 11 stations")).toBeVisible();
});

test("an area added to the list brings its guests, and can be taken off and asked for again", async ({
  page,
}) => {
  await page.goto(festival);
  await plan(page, { guests: "240", hours: "8" });
  // The whole event would be counted with its areas.
  await expect(add(page)).toHaveCount(0);
  await planner(page).getByRole("button", { name: "Plan Area by Area" }).click();
  // The first area is chosen, so that the next button adds it.
  await expect(area(page)).toBeFocused();
  await expect(area(page)).toHaveValue("vip");
  await expect(ask(page)).toBeVisible();
  await add(page).click();
  await expect(planner(page).getByText(/^Added. On your list: VIP lawn. Together /)).toBeVisible();
  await expect(area(page)).toBeFocused();
  const paper = planner(page).locator("div:has(> figure)");
  await expect(paper).toHaveCSS("opacity", "0.4");
  // What was added under an area's name is not asked for again without one.
  await expect(add(page)).toHaveCount(0);
  await expect(ask(page, "Ask for a Quote with Your List")).toBeVisible();
  await plan(page, { guests: "90", hours: "8" });
  await expect(ask(page, "Ask for a Quote with This and Your List")).toBeVisible();
  await area(page).selectOption("Food and bars");
  await add(page).click();
  await expect(
    planner(page).getByText(/^Added. On your list: VIP lawn and Food and bars. Together /),
  ).toBeVisible();
  // A wheel over the field changes no number.
  await people(page).click();
  await page.mouse.wheel(0, 20);
  await expect(people(page)).toHaveValue("90");

  await planner(page).getByRole("button", { name: "See your list (2 plans)" }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByLabel("People")).toHaveValue("200+");
  for (const _ of [1, 2])
    await sheet
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
  await page.keyboard.press("Escape");
  await expect(planner(page).getByText(/your list/i)).toHaveCount(0);
  await expect(paper).toHaveCSS("opacity", "1");
  await ask(page).click();
  await expect(listed(page)).toHaveText([/for 90 guests over 8 hours$/]);
  await expect(fieldOf(page, "eventType")).toHaveValue("festival");
});

test("an area that was chosen before the planner's script came is kept", async ({ page }) => {
  const release = await holdBack(page, "**/_astro/*.js");
  await page.goto(festival, { waitUntil: "commit" });
  await area(page).scrollIntoViewIfNeeded();
  await area(page).selectOption("Camping");
  release();
  await add(page).click();
  await planner(page).getByRole("button", { name: "See your list (1 plan)" }).click();
  await expect(page.getByRole("dialog")).toContainText("Camping: ");
});
