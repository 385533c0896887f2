import { readFileSync } from "node:fs";
import { load } from "cheerio";
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

test("an address opens the page at its place, whose link fills the place into the form", async ({
  page,
}) => {
  await page.goto(`${path}#${last.id}`);
  const entry = page.locator(`#${last.id}`);
  await expect(entry.getByText(last.title, { exact: true })).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  const place = await entry.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

  const links = page.locator("dl").getByRole("link");
  await expect(links).toHaveCount(places.list.length);
  await links.nth(-2).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: `Ask about ${last.title}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${contactPath}$`));
  await expect(fieldOf(page, "location")).toHaveValue(`${last.title}, Burlington`);
});

test("each city's map names it and the cities close by, clear of each other", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await waitForLayout(page);
  const find = "main svg:has(> svg image)";
  const map = page.locator(find);
  for (const city of cities) {
    // All cities' maps are drawn in the place of this one's, as a page takes far longer to load.
    const $ = load(await (await page.request.get(city.path)).text());
    await map.evaluate((shown, other) => {
      shown.outerHTML = other;
    }, $(find).prop("outerHTML") ?? "");
    const listed = $("nav[aria-label='Close by'] li a").length;
    expect([city.path, await map.locator("a text").count()]).toEqual([city.path, listed]);
    await expectClearNames(map.locator("g[transform] > text"));
  }
});
