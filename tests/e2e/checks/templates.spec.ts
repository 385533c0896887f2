import type { Page } from "@playwright/test";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { addStyles, expect, expectAccessible, test } from "../../support/browser/journey.ts";
import {
  expectNoSidewaysScroll,
  expectVisibleFocus,
  smallTargets,
} from "../../support/browser/measure-page.ts";
import { readBuiltPage } from "../../support/browser/read-page.ts";
import { categories, cities } from "../../support/browser/route-table.ts";
import { templates } from "../../support/browser/templates.ts";

type Point = { left: number; top: number };
type Photo = { alt: string; focus: Point; crops?: { hero?: Point; tall?: Point } };

/** The points to keep in view, of which a crop shows one, by the text that stands for a picture. */
const pointsOf = Object.fromEntries(
  Object.values(readYaml("content/photos.yaml").data as Record<string, Photo>).map(
    ({ alt, focus, crops }) => [
      alt,
      [focus, crops?.hero, crops?.tall].filter((point) => point !== undefined),
    ],
  ),
);
/** Share of a box at each edge in which a subject would look cut. */
const edge = 0.04;

/** Windows in which nothing lies beside the page, and no picture's subject is cut off. */
const windows = [
  [320, 844],
  [390, 844],
  [600, 844],
  [820, 1000],
  [1100, 1000],
  [1920, 1000],
] as const;

/** Settings of a reader that make text wider than it was designed. */
const readerSettings = {
  // WCAG 2.2, success criterion 1.4.12.
  "text spacing": `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }`,
  "text at 200 %": "html { font-size: 200%; }",
};

test.use({ expectedConsole: /404/ });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const pages = [...templates, "/no-such-page"];
/** Three pages a test: a new window for each would cost as much as two checks of it. */
const groups = Array.from({ length: Math.ceil(pages.length / 3) }, (_, at) =>
  pages.slice(3 * at, 3 * at + 3),
);

for (const group of groups)
  test(`${group.join(", ")} serve everybody, in windows of every size`, async ({ page }) => {
    for (const path of group) await test.step(path, () => expectServesEverybody(page, path));
  });

async function expectServesEverybody(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await expectCalmFirstScreen(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectCalmFirstScreen(page);

  await page.setViewportSize({ width: 390, height: 664 });
  await expectAccessible(page);
  expect(await page.evaluate(headingsOutOfPlace), "seen before what is above them").toEqual([]);
  expect(await smallTargets(page), "targets too small").toEqual([]);
  await expectVisibleFocus(page, "main");

  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    const cropped = await page.evaluate(croppedPictures, { pointsOf, edge });
    expect(cropped, `focal points cut off at ${width} px`).toEqual([]);
  }

  // A window of 1280 × 1024 px, zoomed.
  await page.setViewportSize({ width: 640, height: 512 });
  expect(await page.evaluate(cutTexts), "200 %").toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await page.evaluate(cutTexts), "400 %").toEqual([]);
  expect(await heightKeptByBars(page), "px kept by bars at 400 %").toBeLessThan(64);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(borderlessButtons), "buttons without an edge").toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });

  for (const [name, css] of Object.entries(readerSettings)) {
    await addStyles(page, css);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(cutTexts), `${name} at ${width} px`).toEqual([]);
    }
  }
}

for (const { path, width, height } of [
  { path: "/", width: 1280, height: 720 },
  { path: "/accessibility", width: 390, height: 664 },
])
  test(`${path} shows what has the focus at ${width} px, from the first stop to the last, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expectVisibleFocus(page);
    await expectAccessible(page);
  });

/** Pages that open with a picture and a button: on phones the first screen has both in full. */
const opening = [
  ...categories.map(({ path }) => path),
  "/",
  "/washroom-restroom-trailer-rental-services",
  "/luxury-restroom-rentals-ontario",
  "/niagara-wedding-washroom-rental",
];

test("the picture and the button that open a page are seen whole at 390 × 844 and at 360 × 800", async ({
  page,
}) => {
  // Of 27 cities those whose words take most room.
  const wordy = cities
    .map(({ path }) => ({ path, words: readBuiltPage(path).$("main section").first().text() }))
    .sort((one, other) => other.words.length - one.words.length)
    .slice(0, 3);
  for (const path of [...opening, ...wordy.map(({ path }) => path)]) {
    await page.goto(path);
    for (const { width, height, min } of [
      { width: 390, height: 844, min: 250 },
      { width: 360, height: 800, min: 210 },
    ]) {
      await page.setViewportSize({ width, height });
      const floor = (await page.locator("body > nav").boundingBox())?.y ?? height;
      const seen = await page.locator("main").evaluate((main) => {
        const box = (selector: string) =>
          [...main.querySelectorAll(selector)]
            .map((each) => each.getBoundingClientRect())
            .find(({ height }) => height > 0);
        const [picture, button] = [box("picture img"), box("section a[class*='rounded']")];
        const links = main.querySelectorAll("section:first-of-type [href^='#']");
        return {
          picture: picture?.height ?? 0,
          button: button?.bottom ?? 9_999,
          links: [...links].map((link) => link.getBoundingClientRect()),
        };
      });
      // Of two links under the button the first is seen too, and the second left out.
      if (seen.links.length > 1) {
        const shown = seen.links.filter(({ height }) => height > 0);
        expect.soft(shown, `the links of ${path}`).toHaveLength(1);
        expect.soft(shown[0]?.bottom, `the link of ${path}`).toBeLessThan(floor);
      }
      expect
        .soft(seen.picture, `the picture of ${path} at ${width} px`)
        .toBeGreaterThanOrEqual(min);
      expect.soft(seen.button, `the button of ${path} at ${width} px`).toBeLessThanOrEqual(floor);
    }
  }
});

/** Expects one yellow button and two links that call at most, once the bar knows what is seen. */
async function expectCalmFirstScreen(page: Page) {
  await expect(page.locator("[data-bar]")).toHaveCount(0);
  const tooMany = () =>
    page.locator("a, button").evaluateAll((controls) => {
      const bar = document.querySelector<HTMLElement>("body > nav");
      const covered = bar && !bar.hidden ? bar.offsetHeight : 0;
      const seen = controls.filter((control) => {
        const { top, bottom, height } = control.getBoundingClientRect();
        const floor = innerHeight - (bar?.contains(control) ? 0 : covered);
        // The bar takes over from a link of which less than two fifths can be seen.
        return height > 0 && bottom > 0 && floor - top >= height * 0.4;
      });
      const yellow = seen.filter(
        (control) => getComputedStyle(control).backgroundColor === "rgb(246, 196, 69)",
      );
      const calls = seen.filter((control) => control.matches("[href^='tel:']"));
      return [...(yellow.length > 1 ? yellow : []), ...(calls.length > 2 ? calls : [])].map(
        ({ textContent }) => textContent,
      );
    });
  await expect.poll(tooMany, "yellow buttons and links that call").toEqual([]);
}

/** Returns the headings that stand above the one before them. Runs in the page. */
function headingsOutOfPlace() {
  const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].filter((heading) =>
    heading.checkVisibility({ visibilityProperty: true }),
  );
  const tops = headings.map((heading) => Math.round(heading.getBoundingClientRect().top));
  return headings
    .filter((_, at) => (tops[at] as number) < (tops[at - 1] ?? Number.NEGATIVE_INFINITY))
    .map(({ textContent }) => textContent);
}

/** Runs in the page: returns texts that their box cuts off, and how far it scrolls sideways. */
function cutTexts() {
  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
    if (clipPath !== "none" || display === "inline" || !element.checkVisibility()) return false;
    if (element.closest("svg, picture, [data-viewport]") || !element.textContent?.trim())
      return false;
    const cutsAcross = /hidden|clip/.test(overflowX);
    const cutsDown = /hidden|clip/.test(overflowY);
    return (
      (cutsAcross && element.scrollWidth > element.clientWidth + 1) ||
      (cutsDown && element.scrollHeight > element.clientHeight + 1)
    );
  });
  const words = cut.map((element) => element.textContent?.trim().slice(0, 60));
  return sideways > 0 ? [`${sideways} px sideways`, ...words] : words;
}

/** How much of the screen's height bars that stay in place keep to themselves, after scrolling. */
async function heightKeptByBars(page: Page) {
  await page.evaluate(() => scrollTo(0, 600));
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 160 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  );
}

/**
 * Returns buttons that only their background marks as buttons, which forced colours remove. Runs in
 * the page.
 */
function borderlessButtons() {
  return [...document.querySelectorAll("main :is(a, button)")]
    .filter((thing) => {
      const { borderTopStyle, textDecorationLine, paddingLeft } = getComputedStyle(thing);
      const looksLikeAButton = thing.checkVisibility() && Number.parseFloat(paddingLeft) >= 16;
      return looksLikeAButton && borderTopStyle === "none" && textDecorationLine === "none";
    })
    .map(({ textContent }) => textContent);
}

type CropCheck = { pointsOf: Record<string, Point[]>; edge: number };

/** Returns the pictures of which no point is well inside what is shown. Runs in the page. */
function croppedPictures({ pointsOf, edge }: CropCheck) {
  return [...document.querySelectorAll<HTMLImageElement>("main img")]
    .filter((image) => image.checkVisibility() && pointsOf[image.alt])
    .filter((image) => getComputedStyle(image).objectFit === "cover")
    .map((image) => {
      const { objectPosition } = getComputedStyle(image);
      const [left = 50, top = 50] = objectPosition.split(" ").map(Number.parseFloat);
      const whole = {
        width: Number(image.getAttribute("width")),
        height: Number(image.getAttribute("height")),
      };
      // A square was cut around the point when the site was built.
      const square = image.parentElement?.querySelector("source[media]")?.getAttribute("media");
      const side = Math.min(whole.width, whole.height);
      const file = square && matchMedia(square).matches ? { width: side, height: side } : whole;
      const cut = {
        left: ((whole.width - file.width) * left) / 100,
        top: ((whole.height - file.height) * top) / 100,
      };
      const scale = Math.max(image.clientWidth / file.width, image.clientHeight / file.height);
      const box = { width: image.clientWidth / scale, height: image.clientHeight / scale };
      const start = {
        left: cut.left + ((file.width - box.width) * left) / 100,
        top: cut.top + ((file.height - box.height) * top) / 100,
      };
      const places = (pointsOf[image.alt] ?? []).map((point) => ({
        across: ((point.left / 100) * whole.width - start.left) / box.width,
        down: ((point.top / 100) * whole.height - start.top) / box.height,
      }));
      return { alt: image.alt, places };
    })
    .filter(({ places }) => {
      const isWithin = (share: number) => share >= edge && share <= 1 - edge;
      return !places.some(({ across, down }) => isWithin(across) && isWithin(down));
    });
}
