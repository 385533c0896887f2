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
  waitForForm,
} from "../../support/browser/journey.ts";
import { expectVisibleFocus } from "../../support/browser/measure-page.ts";
import { trailers } from "../../support/browser/route-table.ts";

const [, two, , four] = trailers.map(({ id }) => id) as [string, string, string, string];
const about = "/about-washroom-restroom-trailer-rentals";
/** Quote lists as the tab stores them: the query of a link to the form. */
const items = `item=${two}&item=${two}%2Fwedding-package`;
const plan = `people=120&hours=6&alcohol=yes&power=yes&water=yes&trailer=${two}`;
const full = `${items}&${plan}&city=hamilton&date=2027-06-12&guests=75-125`;

const tab = (page: Page) => page.getByRole("button", { name: /^Your quote list/ });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Your quote list" });
const shared = (page: Page) => page.getByRole("dialog", { name: "A quote list, shared with you" });
const inForm = (page: Page) => page.locator("[data-quote-list]");
const adding = (page: Page, name: string) =>
  page
    .getByRole("button", { name: new RegExp(`^Add to Quote ?: ${name}$`) })
    .and(page.locator("[aria-pressed]"));
const lines = (page: Page) => sheet(page).getByRole("listitem").locator("> span");

/** Puts a quote list into the tab's storage, in the way that a former page has left it. */
async function store(page: Page, list: string, path = "/robots.txt") {
  await page.goto(path);
  await page.evaluate((text) => sessionStorage.setItem("quote-list", text), list);
}

/** Returns the stored quote list. */
const stored = async (page: Page) =>
  Object.fromEntries(
    new URLSearchParams(await page.evaluate(() => sessionStorage.getItem("quote-list") ?? "")),
  );

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] };

/**
 * Returns the sum of all layout shifts from here on, those after an interaction too, but not those
 * inside the phone bar, whose two links share its width as they are needed.
 */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const isInBar = ({ node }: { node?: Node }) => node?.parentElement?.closest("body > nav");
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        if (!sources.every(isInBar)) window.shiftSum = (window.shiftSum ?? 0) + value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => window.shiftSum ?? 0);
}

declare global {
  interface Window {
    shiftSum?: number;
  }
}

test("a trailer on the list brings a tab to every page, and the sheet has all of it", async ({
  page,
}) => {
  await page.goto(`/washroom-restroom-trailer/${two}`);
  await expect(tab(page)).toHaveCount(0);
  // Its place in the top bar is the tagline's.
  const tagline = page
    .locator("header > div")
    .first()
    .getByText(/^Luxury washroom trailers/);
  await expect(tagline).toBeVisible();
  await adding(page, "Wedding Package").click();
  await expect(tab(page)).toHaveText("Your quote list1");
  await expect(tagline).toBeHidden();
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
  await sheet(page).getByRole("link", { name: "Get a quote for this list" }).click();
  await expect(fieldOf(page, "location")).toHaveValue("Hamilton");
  await expect(fieldOf(page, "startDate")).toHaveValue("2027-06-12");
  await expect(fieldOf(page, "endDate")).toHaveValue("2027-06-12");
  await expect(fieldOf(page, "guestCount")).toHaveValue("75-125");
  await expect(tab(page)).toHaveCount(0);
  await expectAccessible(page);

  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(page.getByText("Wedding Package, with the Luxury 2-Station Trailer")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print this page" })).toBeVisible();
  expect(await stored(page)).toEqual({});
  await page.goto(about);
  await page.waitForLoadState("networkidle");
  await expect(tab(page)).toHaveCount(0);
});

test("the form keeps the day as its fields have it, and never what is typed as a place", async ({
  page,
}) => {
  await page.goto(`${contactPath}?city=hamilton&item=${four}`);
  await expect(fieldOf(page, "location")).toHaveValue("Hamilton");
  expect((await stored(page)).city).toBe("hamilton");
  await fieldOf(page, "location").fill("12 Secret Lane, Hamilton");
  await fieldOf(page, "startDate").fill("2027-07-01");
  await fieldOf(page, "guestCount").selectOption("200+");
  await fieldOf(page, "name").fill("Priya Raman");
  const kept = { item: four, date: "2027-07-01", guests: "200+" };
  expect(await stored(page)).toEqual({ ...kept, city: "hamilton" });
  await fieldOf(page, "location").fill("12 Secret Lane");
  expect(await stored(page)).toEqual(kept);
  await page.goto(about);
  await tab(page).click();
  await sheet(page).getByLabel("Place").selectOption("Welland");
  await sheet(page).getByLabel("Date").fill("2027-08-08");
  await page.goto(contactPath);
  await expect(fieldOf(page, "startDate")).toHaveValue("2027-08-08");
  await expect(fieldOf(page, "location")).toHaveValue("12 Secret Lane");
});

test("the sheet opens when its button is clicked before the code is there", async ({ page }) => {
  await store(page, full);
  const release = await holdBack(page, "**/_astro/*.js");
  await page.goto(contactPath, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Print or share" }).click();
  release();
  await expect(sheet(page)).toBeVisible();
});

test("the form says how many entries its list has before the code is there", async ({ page }) => {
  await store(page, full);
  const release = await holdBack(page, "**/_astro/*.js");
  await page.goto(contactPath, { waitUntil: "commit" });
  const count = inForm(page).locator("[data-count]");
  await expect(count).toHaveCSS("display", "block");
  expect(await count.evaluate((span) => getComputedStyle(span, "::before").content)).toBe(
    '"3 on your quote list"',
  );
  release();
  await expect(inForm(page).getByRole("listitem")).not.toHaveCount(0);
  await expect(count).toHaveCount(0);
});

test("a changed place, day or number in the sheet on the contact page changes the form", async ({
  page,
}) => {
  await store(page, full);
  await page.goto(contactPath);
  await page.getByRole("button", { name: "Print or share" }).click();
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

  for (const { width, height } of [
    { width: 390, height: 664 },
    { width: 1280, height: 720 },
  ])
    for (const path of [about, contactPath])
      test(`${path} shifts nothing at ${width} px when the list appears`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await store(page, full);
        const shifts = await watchShifts(page);
        await page.goto(path);
        if (path === contactPath) {
          await expect(inForm(page).locator("li")).toHaveCount(3);
          await expect(page.locator("#quote-request-form")).toHaveAttribute("novalidate");
        } else await expect(tab(page)).toBeVisible();
        expect(await shifts()).toBe(0);
      });

  for (const [what, query] of [
    ["a trailer", `item=${four}&city=hamilton`],
    ["a planned event", `plan=${encodeURIComponent(plan)}`],
    [
      "several areas",
      ["garden", "food"]
        .map((area) => `plan=${encodeURIComponent(`${plan}&area=${area}`)}`)
        .join("&"),
    ],
  ])
    test(`a link to the form that names ${what} shifts nothing`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 1600 });
      const shifts = await watchShifts(page);
      await page.goto(`${contactPath}?${query}`);
      await expect(inForm(page).locator("li")).toHaveCount(what === "several areas" ? 2 : 1);
      await expect(page.locator("#quote-request-form")).toHaveAttribute("novalidate");
      expect(await shifts()).toBe(0);
    });
});

for (const { width, height } of [
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
])
  test(`the tab covers nothing that has the focus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await store(page, full);
    await page.goto(about);
    await expect(tab(page)).toBeVisible();
    const bar = await page.locator("body > nav").boundingBox();
    const box = await tab(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? height);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.locator("#main").focus();
    await expectVisibleFocus(page);
  });

test("the sheet is printed alone, on one page", async ({ page }) => {
  await store(page, full);
  await page.goto(about);
  await tab(page).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("main")).toBeHidden();
  await expect(lines(page)).toHaveCount(3);
  await expect(sheet(page).getByRole("button", { name: "Print" })).toBeHidden();
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a shared link fills another visitor's sheet once they agree, and holds nothing typed", async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${contactPath}?city=hamilton&item=${two}`);
  await waitForForm(page);
  await fillIn(page, { location: "12 Secret Lane, Hamilton", message: "A narrow gate." });
  await page.goto(about);
  await tab(page).click();
  await sheet(page).getByRole("button", { name: "Copy a link" }).click();
  await expect(sheet(page).getByRole("status")).toContainText("Copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(Object.fromEntries(new URLSearchParams(new URL(link).hash.split("?")[1]))).toEqual({
    item: two,
    guests: "75-125",
    date: "2027-06-12",
    city: "hamilton",
  });
  expect(link).not.toMatch(/Secret|Priya|example\.com|gate|289/);

  const other = await context.newPage();
  await store(other, `item=${four}`, `${server.url}/favicon.ico`);
  await other.goto(link);
  await expect(shared(other)).toBeVisible();
  await expect(shared(other)).toContainText("Luxury 2-Station Trailer");
  await expect(shared(other)).toContainText("June 12, 2027");
  await expect(shared(other)).toContainText("It takes the place of the list you have now.");
  await expectAccessible(other);
  await other.getByRole("button", { name: "No, thank you" }).click();
  expect((await stored(other)).item).toBe(four);
  await expect(other).toHaveURL(`${server.url}/`);

  await other.goto("about:blank");
  await other.goto(link);
  await other.keyboard.press("Escape");
  expect((await stored(other)).item).toBe(four);
  await other.goto("about:blank");
  await other.goto(link);
  await other.getByRole("button", { name: "Use this list" }).click();
  await expect(sheet(other).getByLabel("Place")).toHaveValue("hamilton");
  expect((await stored(other)).item).toBe(two);
  // The tab that shared it keeps its own.
  expect((await stored(page)).city).toBe("hamilton");
});

test("a tampered link or list shows nothing that we do not offer", async ({ page }) => {
  const odd = "item=%3Cimg%20src=x%20onerror=alert(1)%3E&city=constructor&date=2027-99-99";
  await page.goto(`/#your-day?${odd}&place=Mallory&name=Mallory`);
  await expect(page).toHaveURL(/\/$/);
  await expect(shared(page)).toBeHidden();
  expect(await stored(page)).toEqual({});
  await store(page, "item=free-gold-trailer&city=atlantis&date=2027-06-12");
  await page.goto(about);
  await tab(page).click();
  await expect(lines(page)).toHaveCount(0);
  await expect(sheet(page).getByLabel("Place")).toHaveValue("");
  await expect(sheet(page).getByLabel("Date")).toHaveValue("2027-06-12");
});

test("Back shows the list as it is now", async ({ page }) => {
  await store(page, items);
  await page.goto(about);
  await expect(tab(page)).toHaveText("Your quote list2");
  await page.goto("/privacy");
  await tab(page).click();
  await sheet(page)
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(sheet(page).getByRole("heading", { name: "Your quote list" })).toBeFocused();
  await page.goBack();
  await expect(tab(page)).toHaveText("Your quote list1");
});

test.describe("where storage is refused", () => {
  test("the list and its sheet last as long as the page", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("Refused", "SecurityError");
        },
      });
    });
    await page.goto(`/washroom-restroom-trailer/${two}`);
    for (const name of ["Wedding Package", "Generator Service"]) await adding(page, name).click();
    await tab(page).click();
    await expect(lines(page)).toHaveCount(2);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no tab and no list", async ({ page }) => {
    for (const path of [about, contactPath]) {
      await page.goto(path);
      await expect(page.getByText("Your quote list", { exact: true })).toBeHidden();
    }
  });
});
