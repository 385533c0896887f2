import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { parse } from "yaml";
import { findChromium } from "../../support/browser/chromium.ts";
import { expect, test, waitForLayout } from "../../support/browser/journey.ts";

const home = parse(readFileSync("content/home.yaml", "utf8"));
const blog = "/washroom-restroom-trailer-rentals-blog";
const occasions: { label: string; category: string; photo: string }[] = home.occasions.list;

const occasionList = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: home.occasions.heading }) });

test("each of the eight occasions leads to its category", async ({ page }) => {
  await page.goto("/");
  const links = occasionList(page).getByRole("link");
  await expect(links).toHaveText(occasions.map(({ label }) => label));
  for (const [index, { category }] of occasions.entries())
    await expect(links.nth(index)).toHaveAttribute("href", `${blog}/${category}`);
});

test("the picture of an occasion is shown under the pointer and the focus, and loaded then", async ({
  page,
}) => {
  await page.goto("/");
  const pictures = occasionList(page).locator("img");
  const [first, farewell, film] = [0, 4, 6];
  await occasionList(page).scrollIntoViewIfNeeded();
  await expect(pictures.nth(first)).toBeVisible();
  const isLoaded = (index: number) =>
    pictures.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  expect(await isLoaded(farewell)).toBe(false);
  await page.getByRole("link", { name: "A farewell." }).hover();
  await expect(pictures.nth(farewell)).toBeVisible();
  await expect.poll(() => isLoaded(farewell)).toBe(true);
  await page.mouse.move(600, 5);
  await expect(pictures.nth(farewell)).toBeHidden();
  await page.getByRole("link", { name: "A festival." }).focus();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "A film shoot." })).toBeFocused();
  await expect(pictures.nth(film)).toBeVisible();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the occasions have no pictures", async ({ page }) => {
    await page.goto("/");
    const pictures = occasionList(page).locator("img");
    await expect(pictures).toHaveCount(8);
    for (const picture of await pictures.all()) await expect(picture).toBeHidden();
  });
});

const outsideOf = (page: Page) => page.locator("figure img").nth(1);

/** How opaque the picture of the trailer's outside is, from 0 to 1. */
const opacityOfOutside = (page: Page) =>
  outsideOf(page).evaluate((image) =>
    Number(getComputedStyle(image.closest("div") as HTMLElement).opacity),
  );

/** Scrolls until the figure's top is so far down the window, as a part of its height. */
const scrollFigureTo = (page: Page, part: number) =>
  page
    .locator("figure")
    .first()
    .evaluate((figure, part) => {
      const top = figure.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - part * innerHeight, behavior: "instant" });
    }, part);

test("the outside dissolves into the room as the page scrolls", async ({ page }) => {
  await page.goto("/");
  await waitForLayout(page);
  await scrollFigureTo(page, 0.9);
  await expect.poll(() => opacityOfOutside(page)).toBe(1);
  await scrollFigureTo(page, 0.2);
  await expect.poll(() => opacityOfOutside(page)).toBeLessThan(0.9);
  await scrollFigureTo(page, -0.4);
  await expect.poll(() => opacityOfOutside(page)).toBe(0);
});

test("the room alone is shown to a visitor who prefers less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await scrollFigureTo(page, 0.2);
  await expect(page.locator("figure img").first()).toBeVisible();
  await expect(outsideOf(page)).toBeHidden();
  expect(await outsideOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
});

const cityIndex = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "one phone number" }) });

/** Returns the ends of the lines that are lit, as "x y". */
const litEnds = (page: Page) =>
  cityIndex(page)
    .locator("g[marker-end] path")
    .evaluateAll((lines) =>
      lines
        .filter((line) => getComputedStyle(line).opacity !== "0")
        .map((line) => line.getAttribute("d")?.replace(/^M.*L/, "")),
    );

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a city's link lights its dot and its line from St. Catharines, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const links = cityIndex(page).getByRole("listitem").getByRole("link");
    await links.first().scrollIntoViewIfNeeded();
    await page.mouse.move(600, 5);
    await expect.poll(() => litEnds(page)).toEqual([]);
    const path = await cityIndex(page).locator("path[d*=h0]").getAttribute("d");
    const dots = [...(path ?? "").matchAll(/M([\d ]+)h0/g)].map(([, dot]) => dot);
    expect(dots).toHaveLength(27);
    const names = await links.locator("visible=true").allTextContents();
    const windsor = names.findIndex((name) => name.startsWith("Windsor"));
    await links.nth(windsor).hover();
    await expect.poll(() => litEnds(page)).toEqual([dots[windsor]]);
    await page.mouse.move(600, 5);
    await links.nth(2).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => litEnds(page)).toEqual([dots[3]]);
    const line = cityIndex(page).locator("g[marker-end] path").first();
    await expect(line).toHaveCSS("transition-duration", reducedMotion === "reduce" ? "0s" : "0.4s");
  });

test("heroes keep the frame beside a scrollbar that takes room", async ({ server }) => {
  const browser = await chromium.launch({
    ...(await findChromium()),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    for (const path of ["/", "/windsor-washroom-restroom-trailer-rentals"]) {
      await page.goto(server.url + path);
      const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(room).toBeGreaterThan(0);
      const leftOf = async (selector: string) =>
        (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;
      expect(await leftOf("h1")).toBeCloseTo(await leftOf("header a[href='/']"));
    }
  } finally {
    await browser.close();
  }
});
