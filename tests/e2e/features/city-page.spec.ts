import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  contactPath,
  expect,
  fieldOf,
  test,
  waitForLayout,
} from "../../support/browser/journey.ts";
import { expectClearNames } from "../../support/browser/map-names.ts";
import { cities } from "../../support/browser/route-table.ts";

const path = "/burlington-washroom-restroom-trailer-rentals";
const { places } = parse(readFileSync("content/cities/burlington.yaml", "utf8"));
const last = places.list.at(-1);
const ask = `Ask about ${last.title}`;

test("an address with a place's id opens the page at that place", async ({ page }) => {
  await page.goto(`${path}#${last.id}`);
  const entry = page.locator(`#${last.id}`);
  await expect(entry.getByText(last.title, { exact: true })).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  const place = await entry.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test("the keyboard reaches a place's link, which fills the place into the form", async ({
  page,
}) => {
  await page.goto(path);
  const links = page.locator("dl").getByRole("link");
  await expect(links).toHaveCount(places.list.length);
  await links.nth(-2).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: ask })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await expect(fieldOf(page, "location")).toHaveValue(`${last.title}, Burlington`);
});

test("each city's map names it and the cities close by, clear of each other", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const city of cities) {
    await page.goto(city.path);
    await page.evaluate(() => document.fonts.ready);
    await waitForLayout(page);
    const map = page.locator("main svg:has(> svg image)");
    const listed = await page.getByRole("navigation", { name: "Close by" }).locator("li a").count();
    expect([city.path, await map.locator("a text").count()]).toEqual([city.path, listed]);
    await expectClearNames(map.locator("g[transform] > text"));
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a place's link leads to the form", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("link", { name: ask }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Get Your Free Quote" }),
    ).toBeVisible();
  });
});
