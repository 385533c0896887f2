import type { Page } from "@playwright/test";
import {
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  holdBack,
  test,
  waitForForm,
} from "../../support/browser/journey.ts";
import { expectVisibleFocus, watchShifts } from "../../support/browser/measure-page.ts";
import { trailers } from "../../support/browser/route-table.ts";

const [, two, , four] = trailers.map(({ id }) => id) as [string, string, string, string];
const about = "/about-washroom-restroom-trailer-rentals";
/** Drafts as the tab stores them: the query of a link to the form, with what was typed in JSON. */
const items = `item=${two}&item=${two}%2Fwedding-package`;
const plan = `people=120&hours=6&alcohol=yes&power=yes&water=yes&trailer=${two}`;
const typed = { location: "Hamilton", startDate: "2027-06-12", guestCount: "75-125" };
const planned = (area = "") => `plan=${encodeURIComponent(plan + area)}`;
const full = `${items}&${planned()}&day=yes&typed=${encodeURIComponent(JSON.stringify(typed))}`;

const tab = (page: Page) => page.getByRole("button", { name: /^Your quote list/ });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Your quote list" });
const inForm = (page: Page) => page.locator("[data-quote-list]");
const adding = (page: Page, name: string) =>
  page
    .getByRole("button", { name: new RegExp(`^Add to Quote ?: ${name}$`) })
    .and(page.locator("[aria-pressed]"));
const lines = (page: Page) => sheet(page).getByRole("listitem").locator("> span");

/** Puts a draft into the tab's storage, in the way that a former page has left it. */
async function store(page: Page, list: string, path = "/robots.txt") {
  await page.goto(path);
  await page.evaluate((text) => sessionStorage.setItem("quote-draft", text), list);
}

test("a trailer on the list brings a tab to every page, beside the tagline, and the sheet has all of it (§2.2.03)", async ({
  page,
}) => {
  await page.goto(`/washroom-restroom-trailer/${two}`);
  await expect(tab(page)).toHaveCount(0);
  await adding(page, "Wedding Package").click();
  await expect(tab(page)).toHaveText("Your quote list1");
  const topBar = page.locator("header > div").first();
  const tagline = topBar.getByText(/^Luxury washroom trailers/);
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [bar, words, button] = await Promise.all(
      [topBar, tagline, tab(page)].map((part) => part.boundingBox()),
    );
    const end = (words?.x ?? Number.NaN) + (words?.width ?? 0);
    expect(end, `the end of the tagline at ${width} px`).toBeLessThan(button?.x ?? 0);
    expect(bar?.height, `the top bar at ${width} px, in one line`).toBeLessThanOrEqual(44);
  }
  await page.goto(about);
  await tab(page).click();
  await expect(sheet(page).getByRole("heading", { name: "Your quote list" })).toBeFocused();
  await expect(lines(page)).toHaveText(["Wedding Package, with the Luxury 2-Station Trailer"]);
  await expectAccessible(page);
  await sheet(page).getByLabel("Place").selectOption("Hamilton");
  await sheet(page).getByLabel("Date").fill("2027-06-12");
  await sheet(page).getByLabel("People").selectOption("75-125 guests");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(tab(page)).toBeFocused();

  await page.goto("/privacy");
  await tab(page).click();
  await expect(sheet(page).getByLabel("Place")).toHaveValue("hamilton");
  await sheet(page).getByRole("link", { name: "Get a Quote for This List" }).click();
  await expect(fieldOf(page, "location")).toHaveValue("Hamilton");
  await expect(fieldOf(page, "startDate")).toHaveValue("2027-06-12");
  await expect(fieldOf(page, "endDate")).toHaveValue("2027-06-12");
  await expect(fieldOf(page, "guestCount")).toHaveValue("75-125");
  await expect(tab(page)).toHaveCount(0);
});

test("the form says how many entries its list has, and opens the sheet by a click, before the code is there", async ({
  page,
}) => {
  await store(page, full);
  const release = await holdBack(page, "**/_astro/*.js");
  await page.goto(contactPath, { waitUntil: "commit" });
  const count = inForm(page).locator("[data-count]");
  await expect(count).toHaveCSS("display", "block");
  expect(await count.evaluate((span) => getComputedStyle(span, "::before").content)).toBe(
    '"3 on your quote list"',
  );
  await page.getByRole("button", { name: "Print or Share" }).click();
  release();
  await expect(sheet(page)).toBeVisible();
  await expect(inForm(page).locator("li")).toHaveCount(3);
  await expect(count).toHaveCount(0);
  // What is changed in the sheet changes the form behind it.
  await sheet(page).getByLabel("Place").selectOption("Welland");
  await sheet(page).getByLabel("People").selectOption("200+ guests");
  await sheet(page).getByRole("button", { name: "Close" }).click();
  await expect(fieldOf(page, "location")).toHaveValue("Welland");
  await expect(fieldOf(page, "guestCount")).toHaveValue("200+");
});

/** Without the fonts, whose arrival moves text by itself. */
test.describe("on a page without its fonts", () => {
  test.use({ expectedConsole: /ERR_FAILED/ });
  test.beforeEach(({ page }) => page.route("**/*.woff2", (route) => route.abort()));

  test("nothing shifts when the list appears, nor what a link adds to it", async ({ page }) => {
    await store(page, full);
    const shifts = await watchShifts(page);
    await page.goto(about);
    await expect(tab(page)).toBeVisible();
    expect((await shifts()).all, "on another page").toBe(0);

    await page.setViewportSize({ width: 390, height: 1600 });
    for (const [list, query, entries] of [
      [full, "", 3],
      ["", `?item=${four}&city=hamilton`, 1],
      ["", `?${planned()}`, 1],
      ["", `?${planned("&area=garden")}&${planned("&area=food")}`, 2],
    ] as const) {
      await store(page, list);
      await page.goto(contactPath + query);
      await expect(inForm(page).locator("li")).toHaveCount(entries);
      await waitForForm(page);
      expect((await shifts()).all, `on the form, with the list "${list}" and "${query}"`).toBe(0);
    }
  });
});

test("the tab stands above the phone's bar and covers nothing that has the focus; the sheet is printed alone, on one page", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, full);
  await page.goto(about);
  await expect(tab(page)).toBeVisible();
  expect((await tab(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 390, height: 664 });
  const bar = await page.locator("body > nav").boundingBox();
  const box = await tab(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.locator("#main").focus();
  await expectVisibleFocus(page);

  await tab(page).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("main")).toBeHidden();
  await expect(lines(page)).toHaveCount(3);
  await expect(sheet(page).getByRole("button", { name: "Print" })).toBeHidden();
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a copied link fills another visitor's form with the list, and holds nothing typed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${contactPath}?city=hamilton&item=${two}`);
  await waitForForm(page);
  await fillIn(page, { location: "12 Secret Lane, Hamilton", message: "A narrow gate." });
  await page.goto(about);
  await tab(page).click();
  await sheet(page).getByRole("button", { name: "Copy a Link" }).click();
  await expect(sheet(page).getByRole("status")).toContainText("Copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    item: two,
    event: "wedding",
    guests: "75-125",
    date: "2027-06-12",
    city: "hamilton",
  });
  expect(link).not.toMatch(/Secret|Priya|example\.com|gate|289/);

  const other = await context.newPage();
  await other.goto(link);
  await expect(inForm(other)).toContainText("Luxury 2-Station Trailer");
  await expect(fieldOf(other, "location")).toHaveValue("Hamilton");
  await expect(fieldOf(other, "startDate")).toHaveValue("2027-06-12");
  // The tab that shared it keeps its own.
  await page.goto(contactPath);
  await expect(fieldOf(page, "location")).toHaveValue("12 Secret Lane, Hamilton");
});
