import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, expectAccessible, test } from "../../support/browser/journey.ts";
import { categories } from "../../support/browser/route-table.ts";

const business = parse(readFileSync("content/business.yaml", "utf8"));
const pathOf = (index: number) => categories[index]?.path ?? "";

for (const path of [
  pathOf(4),
  "/washroom-restroom-trailer-rentals-blog/restroom-trailers-funeral-memorial-services",
])
  test(`${path} begins with the phone: its button is forest, on the first screen, and nothing of the page is yellow`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const hero = page.locator("main :is(section, header):has(h1)");
      const call = hero.getByRole("link", { name: `Call ${business.phone}` });
      const quote = hero.getByRole("link", { name: "Get Your Free Quote" });
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute("href", business.phoneLink);
      await expect(call).toHaveCSS("background-color", "rgb(31, 58, 46)");
      await expect(quote).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(quote).toHaveCSS("text-decoration-line", "underline");
    }
    const yellow = await page.locator(":is(main, header, body > nav) a").evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).backgroundColor === "rgb(246, 196, 69)")
        .filter((link) => !link.closest("[popover]"))
        .map(({ textContent }) => textContent),
    );
    expect(yellow).toEqual([]);
  });

test("construction has the tables of crews and of service, and a phone shows all of each", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf(3));
  for (const name of [
    "Crew size, water and tanks",
    "Service and cleaning: who does it, and what to record",
  ]) {
    const table = page.getByRole("region", { name: `Table: ${name}` });
    await expect(table).toBeVisible();
    const [inside, outside] = await table.evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ]);
    expect(inside).toBe(outside);
  }
  await expectAccessible(page);
});

test("a site plan's numbers can be read on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    "/washroom-restroom-trailer-rentals-blog/festival-restroom-planning-large-crowds",
  );
  const plan = page.getByRole("img", { name: /^Site plan:/ });
  const sizes = await plan.evaluate((svg: SVGSVGElement) => {
    const scale = svg.getScreenCTM()?.a ?? 0;
    return [...svg.querySelectorAll("text")].map(
      (text) => scale * Number.parseFloat(getComputedStyle(text).fontSize),
    );
  });
  expect(sizes).toHaveLength(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});
