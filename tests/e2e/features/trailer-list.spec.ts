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
    ["Guests, 8 h with dinner and a bar", "50", "100", "150", "200"],
    ["Listed maximum, 8 h / 5 h", "50 / 70", "200 / 200", "150 / 225", "200 / 300"],
    ["Size in feet", "12 × 7", "16 × 8", "20 × 8.5", "24 × 8.5"],
    ["Power", "110–120 V, 20 A", "110–120 V, 20 A", "110/220 V", "220 V preferred"],
    ["Gallons, fresh / waste", "75 / 110", "200 / 260", "300 / 450", "400 / 600"],
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
  const tanks = page.getByRole("table", { name }).locator("tbody", { hasText: "Gallons" });
  await tanks.scrollIntoViewIfNeeded();
  const heads = page.getByRole("table", { name }).getByRole("columnheader");
  for (const column of [0, 3])
    expect(
      (
        await tanks
          .locator("tr:visible td:visible")
          .nth(column + 1)
          .boundingBox()
      )?.x,
    ).toBe((await heads.nth(column).boundingBox())?.x);
  for (const text of ["Gallons, fresh / waste", "75 / 110", "400 / 600"])
    await expect(tanks.getByText(text).first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const { list, whole } = await page.evaluate(() => ({
    list: document.querySelector("main ul:has(> li[id])")?.getBoundingClientRect().height ?? 0,
    whole: document.documentElement.scrollHeight,
  }));
  expect(list).toBeLessThan(2_600);
  expect(whole).toBeLessThan(9_350);
});

for (const width of [390, 820, 1440])
  test(`each trailer’s drawing stands over its column at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const heads = page.getByRole("table", { name }).getByRole("columnheader");
    const drawings = heads.locator("svg:has(image)");
    await expect(drawings).toHaveCount(4);
    const first = await drawings.first().boundingBox();
    for (const [index, head] of (await heads.all()).entries()) {
      const [cell, drawing] = [await head.boundingBox(), await drawings.nth(index).boundingBox()];
      expect(drawing?.x).toBeGreaterThanOrEqual(cell?.x ?? 0);
      expect(drawing?.width).toBeCloseTo(first?.width ?? 0, 0);
    }
  });

test("trailers are put on the quote list on their own pages, not here", async ({ page }) => {
  await page.goto(path);
  await expect(page.locator("[data-quote-item]")).toHaveCount(0);
});
