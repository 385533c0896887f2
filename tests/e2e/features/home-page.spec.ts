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

const cityIndex = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Where we deliver" }) });

test("each occasion leads to its category and shows its picture under the pointer and the focus", async ({
  page,
}) => {
  await page.goto("/");
  const links = occasionList(page).getByRole("link");
  await expect(links).toHaveText(occasions.map(({ label }) => label));
  for (const [index, { category }] of occasions.entries())
    await expect(links.nth(index)).toHaveAttribute("href", `${blog}/${category}`);
  const pictures = occasionList(page).locator("img");
  const [first, funeral, film] = [0, 4, 6];
  await occasionList(page).scrollIntoViewIfNeeded();
  await expect(pictures.nth(first)).toBeVisible();
  const isLoaded = (index: number) =>
    pictures.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  expect(await isLoaded(funeral), "a picture that nobody asked for").toBe(false);
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

test("the way in dissolves as the page scrolls, and stands still for a visitor who prefers less motion", async ({
  page,
}) => {
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
    await expect.poll(() => opacities(page), `at ${part} of the way`).toEqual(seen);
  }
  expect(await leftEdges(page)).toEqual([0, 0, 0, 0]);

  await page.setViewportSize({ width: 390, height: 844 });
  await walkTo(page, 0.4);
  await expect.poll(() => opacities(page), "on a phone").toEqual([1, 1, 0, 0]);
  await expect(frames(page).nth(1)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await frames(page).first().scrollIntoViewIfNeeded();
  for (const frame of await frames(page).all()) await expect(frame).toBeInViewport({ ratio: 0.9 });
  expect(new Set(await leftEdges(page)).size).toBe(4);
  expect(
    await page.locator(".walk-in").evaluate((way) => way.getAnimations({ subtree: true })),
  ).toEqual([]);
});

test("the maps of the index name each city once", async ({ page }) => {
  await page.goto("/");
  // Letters of the site's font are wider than those of the fallback.
  await page.evaluate(() => document.fonts.ready);
  // A phone has no room for the names around Lake Ontario, and the index has them.
  for (const [width, named] of [
    [390, 6],
    [820, 27],
    [1440, 27],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await waitForLayout(page);
    const onMaps = cityIndex(page).locator("svg a text").locator("visible=true");
    await expect(onMaps).toHaveCount(named);
    await expectClearNames(onMaps);
  }
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("without motion the way in is swiped, occasions have no pictures, and the maps' small names are no links", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await waitForLayout(page);
    const pictures = occasionList(page).locator("img");
    await expect(pictures).toHaveCount(8);
    await expect(pictures.locator("visible=true")).toHaveCount(0);

    const row = page.getByRole("region", { name: home.walk.label });
    await row.scrollIntoViewIfNeeded();
    // The edge of the open door is seen beside the lawn before anybody swipes.
    await expect(frames(page).nth(0)).toBeInViewport({ ratio: 0.9 });
    await expect(frames(page).nth(1)).toBeInViewport({ ratio: 0.1 });
    await expect(frames(page).nth(2)).not.toBeInViewport();
    await row.evaluate((row) => row.scrollBy({ left: 260 }));
    await expect(frames(page).nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(async () => Math.abs((await leftEdges(page))[1] ?? 99)).toBeLessThan(1);

    // A list beside the maps has the same links, of which templates.spec.ts measures the size.
    const onMap = await cityIndex(page)
      .locator("svg a")
      .evaluateAll((all) => all.map((name) => getComputedStyle(name).pointerEvents));
    expect(new Set(onMap), "names on the map, which are smaller").toEqual(new Set(["none"]));
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
