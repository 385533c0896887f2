import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { parse } from "yaml";
import { findChromium } from "../../support/browser/chromium.ts";
import { expect, test, waitForLayout } from "../../support/browser/journey.ts";
import { expectClearNames } from "../../support/browser/map-names.ts";

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
  const [first, funeral, film] = [0, 4, 6];
  await occasionList(page).scrollIntoViewIfNeeded();
  await expect(pictures.nth(first)).toBeVisible();
  const isLoaded = (index: number) =>
    pictures.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  expect(await isLoaded(funeral)).toBe(false);
  await page.getByRole("link", { name: "Funerals." }).hover();
  await expect(pictures.nth(funeral)).toBeVisible();
  await expect.poll(() => isLoaded(funeral)).toBe(true);
  await page.mouse.move(600, 5);
  await expect(pictures.nth(funeral)).toBeHidden();
  await page.getByRole("link", { name: "Festivals." }).focus();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Film shoots." })).toBeFocused();
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

const frames = (page: Page) => page.getByRole("region", { name: home.walk.label }).locator("li");

/** How opaque each picture of the way in is, from 0 to 1. */
const opacities = (page: Page) =>
  frames(page).evaluateAll((all) => all.map((frame) => Number(getComputedStyle(frame).opacity)));

/** Where each of them begins, from the left edge of the window. */
const leftEdges = (page: Page) =>
  frames(page).evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().left));

/** Scrolls to so much of the way in, from 0 to 1, on which its pictures stand still. */
const walkTo = (page: Page, part: number) =>
  page.locator(".walk-in").evaluate((way, part) => {
    const { top, height } = way.getBoundingClientRect();
    scrollTo({ top: top + scrollY + (height - innerHeight) * part, behavior: "instant" });
  }, part);

test("the way in dissolves from the lawn into the room as the page scrolls", async ({ page }) => {
  await page.goto("/");
  await waitForLayout(page);
  await expect(frames(page)).toContainText(
    home.walk.frames.map(({ text }: { text: string }) => text),
  );
  for (const [part, seen] of [
    [0, [1, 0, 0, 0]],
    [0.4, [1, 1, 0, 0]],
    [0.7, [1, 1, 1, 0]],
    [0.95, [1, 1, 1, 1]],
    [0.1, [1, 0, 0, 0]],
  ] as const) {
    await walkTo(page, part);
    await expect.poll(() => opacities(page)).toEqual(seen);
  }
  expect(await leftEdges(page)).toEqual([0, 0, 0, 0]);
});

test("the way in stands side by side for a visitor who prefers less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await frames(page).first().scrollIntoViewIfNeeded();
  for (const frame of await frames(page).all()) await expect(frame).toBeInViewport({ ratio: 0.9 });
  expect(new Set(await leftEdges(page)).size).toBe(4);
  expect(
    await page.locator(".walk-in").evaluate((way) => way.getAnimations({ subtree: true })),
  ).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a swipe leads from one picture of the way in to the next", async ({ page }) => {
    await page.goto("/");
    await waitForLayout(page);
    const row = page.getByRole("region", { name: home.walk.label });
    await row.scrollIntoViewIfNeeded();
    // The edge of the open door is seen beside the lawn before anybody swipes.
    await expect(frames(page).nth(0)).toBeInViewport({ ratio: 0.9 });
    await expect(frames(page).nth(1)).toBeInViewport({ ratio: 0.1 });
    await expect(frames(page).nth(2)).not.toBeInViewport();
    await row.evaluate((row) => row.scrollBy({ left: 260 }));
    await expect(frames(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(async () => Math.abs((await leftEdges(page))[1] ?? 99)).toBeLessThan(1);
  });
});

const cityIndex = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Where we deliver" }) });

/** The city whose line is lit on the whole map or on the inset, by its number in the list. */
const litLines = (page: Page) =>
  cityIndex(page)
    .locator("g[marker-end] path")
    .evaluateAll((lines) =>
      lines
        .filter((line) => getComputedStyle(line).opacity !== "0")
        .map((line) => Number(line.getAttribute("class")?.match(/nth-child\((\d+)\)/)?.[1])),
    );

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a city's link lights its line from St. Catharines, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const links = cityIndex(page).getByRole("listitem").getByRole("link");
    await links.first().scrollIntoViewIfNeeded();
    await page.mouse.move(600, 5);
    await expect.poll(() => litLines(page)).toEqual([]);
    const names = await links.locator("visible=true").allTextContents();
    const windsor = names.findIndex((name) => name.startsWith("Windsor"));
    await links.nth(windsor).hover();
    await expect.poll(() => litLines(page)).toEqual([windsor + 1]);
    await page.mouse.move(600, 5);
    await links.nth(2).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => litLines(page)).toEqual([4]);
    const line = cityIndex(page).locator("g[marker-end] path").first();
    await expect(line).toHaveCSS("transition-duration", reducedMotion === "reduce" ? "0s" : "0.4s");
  });

for (const width of [390, 820, 1440])
  test(`each city is named once on the maps, clear of other names, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    // Their letters are wider than those of the fallback.
    await page.evaluate(() => document.fonts.ready);
    await waitForLayout(page);
    const names = cityIndex(page).locator("svg a text");
    await expect(names).toHaveCount(27);
    await expectClearNames(names);
  });

test.describe("the cities on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("each has a target of 44 pixels in the list, and none on the map that is smaller", async ({
    page,
  }) => {
    await page.goto("/");
    const links = cityIndex(page).getByRole("listitem").getByRole("link");
    // What is far below the window is not laid out yet.
    await links.first().scrollIntoViewIfNeeded();
    const boxes = await links.evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility())
        .map((link) => link.getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height)),
    );
    expect(boxes).toHaveLength(27);
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
    for (const name of await cityIndex(page).locator("svg a").all())
      await expect(name).toHaveCSS("pointer-events", "none");
  });
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
      expect(await leftOf("h1")).toBeCloseTo(await leftOf("header a[href='/']:visible"), 1);
    }
  } finally {
    await browser.close();
  }
});
