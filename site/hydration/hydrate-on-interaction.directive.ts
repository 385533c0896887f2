import type { ClientDirective } from "astro";
import { replayClicks } from "./replay-clicks.ts";
import { whenIdle } from "./when-idle.ts";

/** When an island is hydrated without any interaction. */
export type HydrateOnInteraction = {
  /** After the page has been visible for this long, in milliseconds. */
  after?: number;
  /**
   * Once the island is near the screen, the page has loaded and the browser is idle; not where data is
   * to be saved.
   */
  near?: true;
  /** At once, where the address has a query that the island reads. */
  query?: true;
  /** At once, where the tab's storage has one of these keys: then there is something to show. */
  kept?: readonly string[];
};

/** A click alone is what some assistive technology sends. */
const interactionEvents = ["pointerover", "touchstart", "focusin", "input", "click"] as const;

/** Hydrates an island on its first interaction by pointer, finger or keyboard focus. */
const hydrateOnInteraction: ClientDirective = (load, { value }, island) => {
  const options: HydrateOnInteraction = typeof value === "object" ? value : {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let observer: IntersectionObserver | undefined;
  let isHydrating = false;
  const hydrateIsland = async () => {
    if (isHydrating) return;
    isHydrating = true;
    clearTimeout(timer);
    observer?.disconnect();
    for (const event of interactionEvents) island.removeEventListener(event, hydrateIsland);
    const { replay, cancel } = replayClicks(island, findEarlyClick(island));
    try {
      const hydrate = await load();
      await hydrate();
      replay();
    } catch (error) {
      cancel();
      throw error;
    }
  };

  const start = () => {
    for (const event of interactionEvents)
      island.addEventListener(event, hydrateIsland, { passive: true });
    // An interaction may have come before this code.
    if (
      findEarlyClick(island) ||
      hasContentToShow(options) ||
      island.matches(":is(:hover, :focus-within)")
    )
      hydrateIsland();
    else if (options.after) timer = setTimeout(hydrateIsland, options.after);
    else if (options.near && !savesData()) observer ??= observeNear(island, hydrateIsland);
  };
  // A prerendered page is not visible yet, and the tab's storage may still change. Once it is shown,
  // fetching code would compete with its first paint.
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) afterFirstPaint(start);
  else start();
  // While a page was in the back/forward cache another page may have written to the storage.
  addEventListener("pageshow", ({ persisted }) => persisted && start());
};

function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: "paint", buffered: true });
}

/** Calls back when the island is within a screen's height of the screen, and `whenIdle`. */
function observeNear(island: HTMLElement, callback: () => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(callback);
    },
    { rootMargin: "100%" },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
  return observer;
}

/** Whether the visitor has asked for less data, where the browser says so. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Returns the island's button that was clicked before this code ran (layouts/before-paint.ts). */
function findEarlyClick(island: HTMLElement): HTMLElement | undefined {
  const { earlyClick } = window;
  return earlyClick && island.contains(earlyClick) ? earlyClick : undefined;
}

function hasContentToShow({ query, kept = [] }: HydrateOnInteraction): boolean {
  if (query && location.search !== "") return true;
  try {
    return kept.some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    // Where storage is forbidden it has no such key.
    return false;
  }
}

export default hydrateOnInteraction;
