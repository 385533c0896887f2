import { expect, test } from "../../support/browser/journey.ts";
import { trailers } from "../../support/browser/route-table.ts";

const path = "/luxury-washroom-restroom-trailer-rentals";

test("the table compares the four trailers, also on a phone, where it opens above their pictures", async ({
  page,
}) => {
  await page.goto(path);
  const table = page.getByRole("table", { name: "The trailers compared" });
  const heads = table.getByRole("columnheader");
  const names = ["Single-Station", "Luxury 2-Station", "Executive 3-Station", "Grand 4-Station"];
  for (const [index, { path }] of trailers.entries()) {
    await expect(heads.nth(index)).toHaveAccessibleName(`${names[index]} Trailer`);
    await expect(heads.nth(index).getByRole("link")).toHaveAttribute("href", path);
  }
  const expected = [
    ["Guests, 8 h with dinner and a bar", "50", "100", "150", "200"],
    ["Book a pump-out from so many guests", "37", "87", "150", "200"],
    ["Workers on a site", "15", "30", "45", "60"],
    ["Size in feet, without the hitch", "12 × 7", "16 × 8", "20 × 8.5", "24 × 8.5"],
    [
      "Power",
      "110–120 V, 20 A",
      "110–120 V, 20 A",
      "110–120 V, 20 A, or 220 V, 50 A",
      "220 V, 50 A preferred",
    ],
    ["Gallons, fresh / waste", "75 / 110", "200 / 260", "300 / 450", "400 / 600"],
    [
      "Interior",
      "Oak and black",
      "Forest green and walnut",
      "Navy, marble and brass",
      "Walnut and black stone",
    ],
    ["Listed maximum, 8 h / 5 h", "50 / 70", "200 / 200", "150 / 225", "200 / 300"],
  ];
  for (const [row, cells] of expected.entries())
    await expect(
      table.locator("tbody").nth(row).locator("tr:visible").locator("th, td"),
    ).toHaveText([...cells, ...Array(5 - cells.length).fill(/./)]);
  await expect(page.getByText("plan one station for 50 guests over eight hours")).toBeVisible();
  // Trailers are put on the quote list on their own pages.
  await expect(page.locator("[data-quote-item]")).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("main picture:visible").first()).toBeInViewport({ ratio: 0.5 });
  await expect(table.locator("tbody:visible")).toHaveText(/^Guests, 8 h with dinner and a bar/);
  await page.getByText("Crews, sizes, power and gallons").click();
  const tanks = table.locator("tbody", { hasText: "Gallons" });
  await tanks.scrollIntoViewIfNeeded();
  for (const text of ["Gallons, fresh / waste", "75 / 110", "400 / 600"])
    await expect(tanks.getByText(text).first()).toBeInViewport({ ratio: 1 });
});
