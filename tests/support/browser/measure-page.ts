import type { Page } from "@playwright/test";
import { expect, waitForLayout } from "./journey.ts";

export type Heading = { level: number; top: number; text: string };

/** The headings that are shown, with their levels and how far down they stand. */
export const readHeadings = (page: Page): Promise<Heading[]> =>
  page.locator("main :is(h1, h2, h3, h4):visible").evaluateAll((all) =>
    all.map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      top: Math.round(heading.getBoundingClientRect().top),
      text: heading.textContent ?? "",
    })),
  );

/**
 * Presses Tab through the page. Expects each focused element to be visible with a focus ring, and
 * every link of the main part and the footer to get the focus.
 */
export async function expectVisibleFocus(page: Page) {
  // In the first moments every section that is laid out moves those below it.
  await waitForLayout(page);
  const reached = new Set<string>();
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await focusedThing(page);
    // A page that is still being hydrated can lose the focus for one press, as its end does.
    if (!stop) continue;
    if (stop.isFirstAgain) break;
    expect(stop.isHidden, `"${stop.text}" is hidden while it has the focus`).toBe(false);
    expect(stop.hasRing, `"${stop.text}" has no ring while it has the focus`).toBe(true);
    if (stop.path) reached.add(stop.path);
  }
  const links = await page
    .locator("main a:visible, footer a:visible")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links.filter((path) => !reached.has(path))).toEqual([]);
}

/** Returns buttons that only their background marks as buttons, which forced colours remove. */
export const listBorderlessButtons = (page: Page) =>
  page.locator("main :is(a, button):visible").evaluateAll((all) =>
    all
      .filter((thing) => {
        const { borderTopStyle, textDecorationLine, paddingLeft } = getComputedStyle(thing);
        const looksLikeAButton = Number.parseFloat(paddingLeft) >= 16;
        return looksLikeAButton && borderTopStyle === "none" && textDecorationLine === "none";
      })
      .map((thing) => thing.textContent),
  );

/** Returns the accessible names of the visible landmarks of a role. */
export async function namesOf(page: Page, role: "navigation" | "region" | "complementary") {
  const found = await page.getByRole(role).all();
  return Promise.all(
    found.map((landmark) =>
      landmark.evaluate((element) => {
        const labelledBy = element.getAttribute("aria-labelledby");
        const label = labelledBy && document.getElementById(labelledBy)?.textContent;
        return label || element.getAttribute("aria-label") || "";
      }),
    ),
  );
}

/**
 * Targets below 44 px of height, or 24 of width, that are not words of a sentence (WCAG 2.5.8 asks
 * for 24).
 */
export const smallTargets = (page: Page) =>
  page.locator("a, button, summary, select, input, textarea, label:has(input)").evaluateAll((all) =>
    all
      .filter((target) => {
        const style = getComputedStyle(target);
        if (!target.checkVisibility({ visibilityProperty: true })) return false;
        if (target.matches("label input") || style.clipPath !== "none") return false;
        // A visitor scrolls to what stands far below before tapping it.
        const { width, height } = target.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        const isInSentence = style.display === "inline" && target.closest("p, li, dd");
        return !isInSentence && (height < 43.5 || width < 24);
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.textContent?.trim() || target.id} ${Math.round(width)} × ${Math.round(height)}`;
      }),
  );

/** Texts that their box cuts off, and how far the page scrolls sideways. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
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
  });

/** How much of the screen's height bars that stay in place keep to themselves, after scrolling. */
export const heightKeptByBars = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 600));
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 160 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  );
};

/**
 * What has the focus, whether it is seen at one of five points and has a ring, and whether it is
 * the one that had the focus when this was asked first.
 */
const focusedThing = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return null;
    const root = element.getRootNode() as Document | ShadowRoot;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeenAt = (across: number, down: number) => {
      const seen = root.elementFromPoint(left + width * across, top + height * down);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    };
    const points: [number, number][] = [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ];
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const memory = window as { firstStop?: Element };
    const isFirstAgain = element === memory.firstStop;
    memory.firstStop ??= element;
    return {
      isFirstAgain,
      path: (element as HTMLAnchorElement).pathname,
      isHidden: !points.some(([across, down]) => isSeenAt(across, down)),
      hasRing: outlineStyle !== "none" || boxShadow !== "none",
      text: element.textContent?.trim().slice(0, 40) || element.id,
    };
  });

/**
 * Words that stand apart for the eye alone: two pieces of text without a space between them that
 * only styles put on two lines or far from each other. Machines read them as one word.
 */
export function wordsThatRunTogether(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inline = new Set(
      ["a", "b", "em", "i", "mark", "small", "span", "strong", "sub", "sup", "time", "u"].map(
        (name) => name.toUpperCase(),
      ),
    );
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    const found: string[] = [];
    let before: Text | null = null;
    /** The element that is not inline by itself around a piece of text. */
    const blockOf = (text: Text) => {
      let element = text.parentElement;
      while (element && inline.has(element.tagName)) element = element.parentElement;
      return element;
    };
    const boxesOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        // Whatever is no text and no inline element ends a word.
        if (!inline.has(node.tagName)) before = null;
        continue;
      }
      const text = node as Text;
      if (text.data === "") continue;
      const [left, right] = [before?.data ?? " ", text.data];
      if (before && blockOf(before) === blockOf(text) && /\S$/.test(left) && /^\S/.test(right)) {
        const [end, start] = [boxesOf(before).at(-1), boxesOf(text)[0]];
        const apart = end && start && (start.left - end.right > 1.5 || start.top >= end.bottom - 2);
        if (apart) found.push(`${left.slice(-30)}|${right.slice(0, 30)}`);
      }
      before = text;
    }
    return found;
  });
}
