import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expect, test, waitForHydrationCode } from "../../support/browser/journey.ts";

const toronto = parse(readFileSync("content/cities/toronto.yaml", "utf8"));

const heroes = [
  { path: "/", name: "Our trailers, inside and out" },
  { path: "/toronto-washroom-restroom-trailer-rentals", name: toronto.hero.heading },
];

/** Waits for the hydration code and runs the page's clock for so many milliseconds. */
async function hydrateAndRunClock(page: Page, milliseconds: number) {
  await waitForHydrationCode(page);
  await page.clock.runFor(milliseconds);
}

for (const { path, name } of heroes) {
  test(`the hero of ${path} moves on every five seconds, stops on demand, and loops both ways`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    const hero = page.getByRole("group", { name });
    // Its code comes when the first picture has had its time, and moves on at once.
    await hydrateAndRunClock(page, 5_000);
    await expect(hero.getByRole("button", { name: "Pause the pictures" })).toBeVisible();
    await page.clock.runFor(100);
    await expect(hero).toContainText("2 / 3");
    await page.clock.runFor(5_100);
    await expect(hero).toContainText("3 / 3");
    await page.clock.runFor(5_100);
    await expect(hero).toContainText("1 / 3");
    await page.clock.runFor(5_100);
    await expect(hero).toContainText("2 / 3");
    await hero.getByRole("button", { name: "Pause the pictures" }).click();
    await page.mouse.move(600, 5);

    await page.clock.runFor(20_000);
    await expect(hero).toContainText("2 / 3");
    await hero.getByRole("button", { name: "Next picture" }).click();
    await hero.getByRole("button", { name: "Next picture" }).click();
    await page.clock.runFor(1_000);
    await expect(hero).toContainText("1 / 3");
    await hero.getByRole("button", { name: "Previous picture" }).click();
    await page.clock.runFor(1_000);
    await expect(hero).toContainText("3 / 3");
  });
}

test("the hero stands still for a visitor who prefers less motion", async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const hero = page.getByRole("group", { name: "Our trailers, inside and out" });
  await hydrateAndRunClock(page, 5_000);
  await expect(hero.getByRole("button", { name: "Play the pictures" })).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(hero).toContainText("1 / 3");
});

/** Waits until screen readers find one picture in the hero, that with this number, from 0. */
async function expectOnePicture(page: Page, index: number) {
  const hero = page.getByRole("group", { name: "Our trailers, inside and out" });
  await expect(hero.getByRole("img")).toHaveCount(1);
  const alt = await hero.locator("img").nth(index).getAttribute("alt");
  await expect(hero.getByRole("img")).toHaveAccessibleName(alt ?? "");
}

test("the next picture fades in above the last within 800 ms", async ({ page }) => {
  await page.goto("/");
  const hero = page.getByRole("group", { name: "Our trailers, inside and out" });
  await hero.getByRole("button", { name: "Pause the pictures" }).click();
  await expectOnePicture(page, 0);
  await hero.getByRole("button", { name: "Next picture" }).click();
  const slides = hero.locator("[data-slides] > *");
  await expect(slides.nth(1)).toHaveCSS("transition-duration", "0.8s");
  await expect(slides.nth(1)).toHaveCSS("z-index", "1");
  // The last picture stays under the next one until that is opaque.
  await expect(slides.nth(0)).toHaveCSS("transition-delay", "0.8s, 0.8s");
  await expectOnePicture(page, 1);
  expect(await slides.nth(1).boundingBox()).toEqual(await hero.boundingBox());
});

test("the next picture is there at once for a visitor who prefers less motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const hero = page.getByRole("group", { name: "Our trailers, inside and out" });
  await hero.getByRole("button", { name: "Next picture" }).click();
  await expectOnePicture(page, 1);
  for (const slide of await hero.locator("[data-slides] > *").all())
    await expect(slide).toHaveCSS("transition-duration", "0s");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a swipe shows the next picture, and one back the picture before", async ({ page }) => {
    await page.goto("/");
    const hero = page.getByRole("group", { name: "Our trailers, inside and out" });
    await hero.getByRole("button", { name: "Pause the pictures" }).tap();
    await expect(hero.getByRole("button", { name: "Play the pictures" })).toBeVisible();
    await swipe(page, 300, 100);
    await expect(hero).toContainText("2 / 3");
    await swipe(page, 100, 300);
    await expect(hero).toContainText("1 / 3");
    await swipe(page, 200, 210);
    await expect(hero).toContainText("1 / 3");
  });
});

/** Moves a finger across the hero, from one distance from the left edge to another. */
async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 200 }],
    });
  await touch("touchStart", from);
  await touch("touchMove", to);
  await touch("touchEnd");
}

for (const { path, name } of heroes) {
  test(`a pointer resting on the picture of ${path} does not stop it; one on its controls does`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    const hero = page.getByRole("group", { name });
    await hero.hover({ position: { x: 300, y: 60 } });
    await hydrateAndRunClock(page, 5_000);
    await page.clock.runFor(100);
    await expect(hero).toContainText("2 / 3");
    await page.clock.runFor(5_100);
    await expect(hero).toContainText("3 / 3");
    await hero.getByRole("button", { name: "Pause the pictures" }).hover();
    await page.clock.runFor(20_000);
    await expect(hero).toContainText("3 / 3");
    await page.mouse.move(600, 5);
    await page.clock.runFor(5_100);
    await expect(hero).toContainText("1 / 3");
  });

  test(`the focus on the controls of ${path} stops the pictures, and Play starts them under it`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    const hero = page.getByRole("group", { name });
    await hydrateAndRunClock(page, 5_000);
    await page.clock.runFor(100);
    await expect(hero).toContainText("2 / 3");
    const button = hero.getByRole("button", { name: "Pause the pictures" });
    await button.focus();
    await page.clock.runFor(20_000);
    await expect(hero).toContainText("2 / 3");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.clock.runFor(5_100);
    await expect(hero).toContainText("3 / 3");
  });
}

test.describe("before the code behind them is there", () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test("the controls of the heroes are seen", async ({ page }) => {
    await page.route("**/_astro/islands.*.js", (route) => route.abort());
    for (const { path, name } of heroes) {
      await page.goto(path);
      const hero = page.getByRole("group", { name });
      for (const button of ["Previous picture", "Pause the pictures", "Next picture"])
        await expect(hero.getByRole("button", { name: button })).toBeVisible();
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no button of a hero stands there for nothing", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });

  test("the pictures of a hero scroll sideways", async ({ page }) => {
    for (const { path } of heroes) {
      await page.goto(path);
      const viewport = page.locator("[data-viewport]").first();
      const screens = await viewport.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth / clientWidth,
      );
      expect(screens).toBeCloseTo(3);
    }
  });
});

test("the home page's two pictures begin with the trailer, show that there is a second, and end at it", async ({
  page,
}) => {
  await page.goto("/");
  const pictures = page.getByRole("group", { name: "The 2‑station trailer" });
  const [first, second] = [pictures.getByRole("img").first(), pictures.getByRole("img").last()];
  await first.scrollIntoViewIfNeeded();
  expect(await first.getAttribute("alt")).toMatch(/^The 2-station trailer/);
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await expect(second).toBeInViewport({ ratio: 0.04 });
  await expect(pictures.getByRole("button", { name: "Pause the pictures" })).toHaveCount(0);
  const next = pictures.getByRole("button", { name: "Next picture" });
  const previous = pictures.getByRole("button", { name: "Previous picture" });
  await next.click();
  await expect(pictures).toContainText("2 / 2");
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await previous.click();
  await expect(pictures).toContainText("1 / 2");
  await expect(previous).toBeDisabled();
});
