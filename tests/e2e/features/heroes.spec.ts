import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser/journey.ts";
import { startTouching } from "../../support/browser/measure-page.ts";

const homeHero = (page: Page) => page.getByRole("group", { name: "Our trailers, inside and out" });

/** Waits until a hero is hydrated, on a page whose clock stands. */
async function hydrate(page: Page, hero: Locator) {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(hero.locator("[data-viewport]")).toHaveAttribute("tabindex", "-1", {
      timeout: 50,
    });
  }).toPass();
}

/** Runs the clock until the hero shows the picture with this number, which has to be loaded. */
async function playOn(page: Page, hero: Locator, number: number) {
  const next = hero.locator("img").nth(number - 1);
  await expect.poll(() => next.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.clock.runFor(5_100);
  await expect(hero).toContainText(`${number} / 3`);
}

/** Expects that the hero stays at the picture with this number for 20 seconds. */
async function expectStill(page: Page, hero: Locator, number: number) {
  await page.clock.runFor(20_000);
  await expect(hero).toContainText(`${number} / 3`);
}

test("a hero moves on every five seconds, stops under the pointer on its controls, the focus and its button, and loops both ways (§2.3.02–03, §4.08, §4.10, §9.02–03)", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const hero = homeHero(page);
  await hero.hover({ position: { x: 300, y: 60 } });
  await hydrate(page, hero);
  await playOn(page, hero, 2);
  // 100 milliseconds of the next picture's time have gone.
  await page.clock.runFor(4_800);
  await expect(hero, "before five seconds").toContainText("2 / 3");
  await page.clock.runFor(300);
  await expect(hero, "after five seconds").toContainText("3 / 3");
  const button = hero.getByRole("button", { name: "Pause the pictures" });
  await button.hover();
  await expectStill(page, hero, 3);
  await page.mouse.move(600, 5);
  await playOn(page, hero, 1);
  await button.focus();
  await expectStill(page, hero, 1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await playOn(page, hero, 2);
  await button.click();
  await page.mouse.move(600, 5);
  await expectStill(page, hero, 2);
  await hero.getByRole("button", { name: "Next picture" }).click();
  await hero.getByRole("button", { name: "Next picture" }).click();
  await expect(hero).toContainText("1 / 3");
  await hero.getByRole("button", { name: "Previous picture" }).click();
  await expect(hero).toContainText("3 / 3");
});

/** Waits until screen readers find one picture in the hero, that with this number, from 0. */
async function expectOnePicture(page: Page, index: number) {
  const hero = homeHero(page);
  await expect(hero.getByRole("img")).toHaveCount(1);
  const alt = await hero.locator("img").nth(index).getAttribute("alt");
  await expect(hero.getByRole("img")).toHaveAccessibleName(alt ?? "");
}

test("a hero stands still for a visitor who prefers less motion, and the next picture is there at once (§2.3.03)", async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const hero = homeHero(page);
  await hydrate(page, hero);
  await expect(hero.getByRole("button", { name: "Play the pictures" })).toBeVisible();
  await expectStill(page, hero, 1);
  const second = hero.locator("img").nth(1).locator("../..");
  await hero.getByRole("button", { name: "Next picture" }).click();
  await expect(hero).toContainText("2 / 3");
  expect(await second.evaluate((slide) => getComputedStyle(slide).opacity)).toBe("1");
  await expectOnePicture(page, 1);
});

/** Keeps each picture undecoded until the function that it returns is called. */
async function holdDecoding(page: Page) {
  await page.addInitScript(() => {
    const decoded = new Promise((resolve) => addEventListener("decoded", resolve));
    HTMLImageElement.prototype.decode = async () => {
      await decoded;
    };
  });
  return () => page.evaluate(() => dispatchEvent(new Event("decoded")));
}

test("the hero waits for a picture that is not decoded yet, as it would appear in one leap", async ({
  page,
}) => {
  await page.clock.install();
  const letDecode = await holdDecoding(page);
  await page.goto("/");
  const hero = homeHero(page);
  await hydrate(page, hero);
  const second = hero.locator("img").nth(1);
  await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.clock.runFor(8_000);
  await expect(hero).toContainText("1 / 3");
  await letDecode();
  await expect(hero).toContainText("2 / 3");
});

test("pictures dissolve into their place, and the home page's two end at the second (§2.3.08, §4.07, §4.09)", async ({
  page,
}) => {
  await page.goto("/");
  const hero = homeHero(page);
  await hero.getByRole("button", { name: "Pause the pictures" }).click();
  await expectOnePicture(page, 0);
  await hero.getByRole("button", { name: "Next picture" }).click();
  await expectOnePicture(page, 1);
  const [first, second] = [0, 1].map((index) => hero.locator("img").nth(index).locator("../.."));
  await expect(second as Locator).toHaveCSS("opacity", "1");
  await expect(first as Locator).toHaveCSS("opacity", "0");
  const [place, room] = [await (second as Locator).boundingBox(), await hero.boundingBox()];
  expect(Math.abs((place?.x ?? 0) - (room?.x ?? Number.NaN))).toBeLessThan(1);

  const pictures = page.getByRole("group", { name: "The 2‑station trailer" });
  const [trailer, inside] = [pictures.getByRole("img").first(), pictures.getByRole("img").last()];
  await trailer.scrollIntoViewIfNeeded();
  expect(await trailer.getAttribute("alt")).toMatch(/^The 2-station trailer/);
  await expect(trailer).toBeInViewport({ ratio: 0.9 });
  await expect(pictures).toContainText("1 / 2");
  await expect(pictures.getByRole("button", { name: "Pause the pictures" })).toHaveCount(0);
  const next = pictures.getByRole("button", { name: "Next picture" });
  const previous = pictures.getByRole("button", { name: "Previous picture" });
  await next.click();
  await expect(pictures).toContainText("2 / 2");
  await expect(inside).toBeInViewport({ ratio: 0.9 });
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await previous.click();
  await expect(pictures).toContainText("1 / 2");
  await expect(previous).toBeDisabled();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a hero stands still under a finger, and every swipe shows the next picture, or one back the picture before", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    const hero = homeHero(page);
    await hydrate(page, hero);
    await playOn(page, hero, 2);
    const touch = await startTouching(page);
    await touch("touchStart", 200, 200);
    await expectStill(page, hero, 2);
    await touch("touchEnd");
    await playOn(page, hero, 3);

    await hero.getByRole("button", { name: "Pause the pictures" }).tap();
    for (const [from, to, shown] of [
      // Far enough that a swipe counts that a busy machine makes a slow one.
      [350, 50, 1],
      [350, 50, 2],
      [50, 350, 1],
      [50, 350, 3],
      [200, 205, 3],
    ] as const) {
      await touch("touchStart", from, 200);
      for (let part = 1; part <= 8; part += 1)
        await touch("touchMove", from + ((to - from) * part) / 8, 200);
      await touch("touchEnd");
      await expect(hero).toContainText(`${shown} / 3`);
      await expectOnePicture(page, shown - 1);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the pictures of a hero scroll sideways, and no button stands there for nothing", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    const screens = await page
      .locator("[data-viewport]")
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth);
    expect(screens).toBeCloseTo(3);
  });
});
