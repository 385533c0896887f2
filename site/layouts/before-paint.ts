/** Runs in the head of every page, before its first paint (decision 0107). */
import { readDraftText } from "../features/quote-list/draft.ts";
import { hasListButton } from "../features/quote-list/quote-list.ts";
import { addScriptsAfterPaint } from "../hydration/add-scripts-after-paint.ts";
import { replayClicks } from "../hydration/replay-clicks.ts";
import { moveSharedPictures } from "./travelling-picture.ts";

const { dataset } = document.documentElement;

// Where the browser fades between documents the page's own animation must not run too. `@supports`
// cannot ask for an at-rule, and Firefox has the properties of view transitions without the
// at-rule.
if ("CSSViewTransitionRule" in window) dataset.fades = "";

// On Back and Forward the browser restores a scroll position in pixels, so no section may be
// skipped.
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (navigation?.type === "back_forward") dataset.back = "";

// From now on lazy pictures are loaded: all that the first screen needs is there.
addEventListener("load", () => {
  dataset.loaded = "";
});

// The tagline leaves room for the button of the quote list, which is put there later.
if (hasListButton(location.pathname) && /\b(item|plan|day)=/.test(readDraftText()))
  dataset.hasList = "";

moveSharedPictures();
replayClicks();
addScriptsAfterPaint();
