import type { Page } from "@playwright/test";
import { expect, waitForLayout } from "./journey.ts";

/** Expects that nothing of the page lies beside the window. */
export async function expectNoSidewaysScroll(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, "pixels beyond the window").toBeLessThanOrEqual(0);
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
};

declare global {
  interface Window {
    shiftSums?: { all: number; late: number };
  }
}

/**
 * Returns a function that tells the sum of all layout shifts of the page that is opened next, and
 * of those that no interaction explains. Shifts inside the phone bar, whose two links share its
 * width as they are needed, do not count.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const sums = { all: 0, late: 0 };
    window.shiftSums = sums;
    const isInBar = ({ node }: { node?: Node }) => node?.parentElement?.closest("body > nav");
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (sources.every(isInBar)) continue;
        sums.all += value;
        if (!hadRecentInput) sums.late += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => window.shiftSums ?? { all: Number.NaN, late: Number.NaN });
}

/** Returns a function that puts one finger on a page, moves it there, or lifts it. */
export async function startTouching(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
}

/**
 * Presses Tab through the page, or through its main part alone. Expects each focused element to be
 * visible with a focus ring, and every link of the main part and the footer to get the focus.
 */
export async function expectVisibleFocus(page: Page, within = "main, footer") {
  // In the first moments every section that is laid out moves those below it.
  await waitForLayout(page);
  if (within === "main")
    await page.locator("main").evaluate((main) => {
      main.tabIndex = -1;
      main.focus();
    });
  const reached = new Set<string>();
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(focusedThing);
    // A page that is still being hydrated can lose the focus for one press, as its end does.
    if (!stop) continue;
    if (stop.isFirstAgain || (within === "main" && !stop.isInMain)) break;
    expect(stop.isHidden, `"${stop.text}" is hidden while it has the focus`).toBe(false);
    expect(stop.hasRing, `"${stop.text}" has no ring while it has the focus`).toBe(true);
    if (stop.path) reached.add(stop.path);
  }
  const links = await page
    .locator(`:is(${within}) a:visible`)
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links.filter((path) => !reached.has(path))).toEqual([]);
}

/**
 * Returns what has the focus, whether it is seen at one of five points and has a ring, and whether
 * it is the one that had the focus when this was asked first. Runs in the page.
 */
function focusedThing() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const isSeenAt = ([across, down]: [number, number]) => {
    const seen = document.elementFromPoint(left + width * across, top + height * down);
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
    isInMain: element.closest("main") !== null,
    path: (element as HTMLAnchorElement).pathname,
    isHidden: !points.some(isSeenAt),
    hasRing: outlineStyle !== "none" || boxShadow !== "none",
    text: element.textContent?.trim().slice(0, 40) || element.id,
  };
}

/** Returns targets below 44 × 24 px that are not words of a sentence (WCAG 2.5.8 asks for 24). */
export const smallTargets = (page: Page) =>
  page.locator("a, button, summary, select, input, textarea, label:has(input)").evaluateAll((all) =>
    all
      .filter((target) => {
        const style = getComputedStyle(target);
        if (!target.checkVisibility({ visibilityProperty: true })) return false;
        if (target.matches("label input") || style.clipPath !== "none") return false;
        // The names on the map are links for a mouse; the list beside it has the same, 44 px high.
        if (target.closest("svg[aria-hidden]")) return false;
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
