import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { parse } from "yaml";
import { expect, expectAccessible, test } from "../../support/browser/journey.ts";
import { readPage, textOf } from "../../support/browser/read-page.ts";
import { categories } from "../../support/browser/route-table.ts";

type Part = { heading: string; link?: { label: string; address: string } };
type Category = { title: string; description: string; parts: Part[] };

const content = (file: string) => parse(readFileSync(`content/${file}.yaml`, "utf8"));
const entries: Record<string, Category> = content("categories");
const business = content("business");
const pathOf = (index: number) => categories[index]?.path ?? "";

test("each category links to its guide and has a title that names the service", async ({
  server,
}) => {
  for (const { id: slug, path } of categories) {
    const { title, description, parts } = entries[slug] as Category;
    expect(title, slug).toMatch(/washroom trailer rentals/i);
    expect(title.length, slug).toBeLessThanOrEqual(60);
    expect(description, slug).toMatch(/washroom trailer rentals/i);
    const { mainLinks } = await readPage(server.url, path);
    const guides = parts.flatMap(({ link }) => (link?.address.startsWith("/") ? [link] : []));
    expect(guides, slug).toHaveLength(1);
    for (const { address } of guides) expect(mainLinks, slug).toContain(address);
  }
});

test("the stations of a category's events are the guest planner's (§10)", async ({ server }) => {
  const counted = [
    [1, "Single-Station Trailer"],
    [2, "Luxury 2-Station Trailer"],
    [3, "Executive 3-Station Trailer"],
    [4, "Grand 4-Station Trailer"],
  ] as const;
  const $ = load((await readPage(server.url, pathOf(0))).html);
  const rows = $('main tr:has(a[href^="/washroom-restroom-trailer/"])').get();
  const cells = rows.map((row) => $(row).children().get());
  expect(
    cells.map(([, stations, trailer]) => [Number(textOf($, stations)), textOf($, trailer)]),
  ).toEqual(counted.map(([stations, name]) => [stations, name]));
  expect(cells.map(([event]) => textOf($, event))[2]).toBe(
    "Vineyard dinner and dancing 140 guests, 8 hours, alcohol served",
  );
});

test("the fenced areas of a festival are added up, past what is planned as one", async ({
  server,
}) => {
  const $ = load((await readPage(server.url, pathOf(2))).html);
  const numbers = (find: string) =>
    $(find)
      .get()
      .map((cell) => Number.parseInt(textOf($, cell), 10));
  const sum = (all: number[]) => all.reduce((total, next) => total + next, 0);
  const people = sum(numbers("main tbody th[scope=row] > span"));
  expect(numbers("main tfoot th > span")).toEqual([people]);
  expect(people).toBeGreaterThan(400);
  expect(numbers("main tfoot td")).toEqual([
    sum(numbers("main tbody:has(+ tfoot) td:nth-child(2)")),
    $("main tbody:has(+ tfoot) a").length,
  ]);
});

for (const path of [
  pathOf(4),
  pathOf(7),
  "/washroom-restroom-trailer-rentals-blog/restroom-trailers-funeral-memorial-services",
])
  test(`${path} begins with the phone: its button is forest, on the first screen, and nothing of the page is yellow (§2.11)`, async ({
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

test("the other categories have the phone beside the way to the form", async ({ page }) => {
  await page.goto(pathOf(3));
  const actions = page.locator("main > section").first().getByRole("link");
  await expect(actions.first()).toHaveText("Get Your Free Quote");
  await expect(actions.nth(1)).toHaveAttribute("href", business.phoneLink);
  await expect(actions.nth(1)).toBeInViewport({ ratio: 1 });
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.getByRole("link", { name: "Read O. Reg. 213/91 on e-Laws" })).toHaveAttribute(
    "href",
    "https://www.ontario.ca/laws/regulation/910213",
  );
  await expectAccessible(page);
});
