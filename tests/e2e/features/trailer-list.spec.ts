import { expect, expectAccessible, test } from "../../support/browser/journey.ts";
import { trailers } from "../../support/browser/route-table.ts";

const path = "/luxury-washroom-restroom-trailer-rentals";
const name = "The trailers compared";

test("the table compares the four trailers, each with a link to its page", async ({ page }) => {
  await page.goto(path);
  const table = page.getByRole("table", { name });
  const heads = table.getByRole("columnheader");
  const names = ["Single-Station", "Luxury 2-Station", "Executive 3-Station", "Grand 4-Station"];
  for (const [index, { path }] of trailers.entries()) {
    await expect(heads.nth(index)).toHaveAccessibleName(`${names[index]} Trailer`);
    await expect(heads.nth(index).getByRole("link")).toHaveAttribute("href", path);
  }
  const expected = [
    ["Stations", "1", "2", "3", "4"],
    ["Guests, 8 h with dinner and a bar", "50", "100", "150", "200"],
    ["Listed maximum, 8 h / 5 h", "50 / 70", "200 / 200", "150 / 225", "200 / 300"],
    ["Size", "12 × 7 ft", "16 × 8 ft", "20 × 8.5 ft", "24 × 8.5 ft"],
    ["Power", "110–120 V, 20 A", "110–120 V, 20 A", "110V/220V", "220V preferred"],
    ["Water, fresh / waste", "75 / 110 gal", "200 / 260 gal", "300 / 450 gal", "400 / 600 gal"],
    ["Weight, empty", "3,800 lbs", "about 3,500 lbs", "11,200 lbs", "14,500 lbs"],
    ["Interior", "Oak and black", "Forest green and walnut"],
  ];
  for (const [row, cells] of expected.entries())
    for (const [index, text] of cells.entries())
      await expect(
        table.locator("tbody").nth(row).locator("tr:visible").locator("th, td").nth(index),
      ).toHaveText(text);
  await expect(page.getByText("plan one room for about 50 to 60 guests").first()).toBeVisible();
});

test("on a phone the table shows all trailers at once, and the page is short", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const weights = page.getByRole("table", { name }).locator("tbody", { hasText: "Weight, empty" });
  await weights.scrollIntoViewIfNeeded();
  const heads = page.getByRole("table", { name }).getByRole("columnheader");
  for (const column of [0, 3])
    expect(
      (
        await weights
          .locator("tr:visible td:visible")
          .nth(column + 1)
          .boundingBox()
      )?.x,
    ).toBe((await heads.nth(column).boundingBox())?.x);
  for (const text of ["Weight, empty", "3,800 lbs", "14,500 lbs"])
    await expect(weights.getByText(text).first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const { list, whole } = await page.evaluate(() => ({
    list: document.querySelector("main ul:has(> li[id])")?.getBoundingClientRect().height ?? 0,
    whole: document.documentElement.scrollHeight,
  }));
  expect(list).toBeLessThan(2_600);
  expect(whole).toBeLessThan(9_350);
});

test("on a phone the line-up shows all four trailers to one scale", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const drawings = page
    .getByRole("navigation", { name: "The trailers side by side" })
    .locator("img");
  await expect(drawings).toHaveCount(4);
  for (const drawing of await drawings.all()) {
    await expect(drawing).toBeInViewport({ ratio: 1 });
    expect((await drawing.boundingBox())?.width).toBe(
      (await drawings.first().boundingBox())?.width,
    );
  }
});

test("trailers are put on the quote list on their own pages, not here", async ({ page }) => {
  await page.goto(path);
  await expect(page.locator("[data-quote-item]")).toHaveCount(0);
});
