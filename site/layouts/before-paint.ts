/**
 * Runs in the head of every page, before its first paint (decision 0045); `bundleScript` makes the
 * inline script of it.
 */

const root = document.documentElement;

// Where the browser fades between documents the page's own animation must not run too. `@supports`
// cannot ask for an at-rule, and Firefox has the properties of view transitions without the
// at-rule.
if ("CSSViewTransitionRule" in window) root.dataset.fades = "";

// On Back and Forward the browser restores a scroll position in pixels, so no section may be
// skipped.
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (navigation?.type === "back_forward") root.dataset.back = "";

// From now on lazy pictures are loaded: all that the first screen needs is there.
addEventListener("load", () => {
  root.dataset.loaded = "";
});

// The last click on a button that needs code, which hydrate-on-interaction or print-data-sheet
// replays.
addEventListener(
  "click",
  ({ target }) => {
    window.earlyClick = (target as Element).closest<HTMLElement>("[data-waits] button");
  },
  true,
);

declare global {
  interface Window {
    earlyClick?: HTMLElement | null;
  }
}

export {};
