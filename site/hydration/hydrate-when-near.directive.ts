import type { ClientDirective } from "astro";
import { whenIdle } from "./when-idle.ts";

/** A click alone is what some assistive technology sends. */
const interactions = ["pointerover", "touchstart", "focusin", "input", "click"] as const;
/** An interaction that came before this code; replay-clicks.ts marks what was clicked as busy. */
const inUse = ":is(:hover, :focus-within, :has([aria-busy=true]))";

/**
 * Hydrates an island on its first interaction, or before it: once the page has loaded, the island is
 * within a screen's height of the screen and the browser is idle.
 */
const hydrateWhenNear: ClientDirective = (load, _options, island) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const hydrateIsland = async () => {
    if (signal.aborted) return;
    waiting.abort();
    const hydrate = await load();
    await hydrate();
  };
  const start = () => {
    for (const event of interactions)
      island.addEventListener(event, hydrateIsland, { passive: true, signal });
    if (island.matches(inUse)) hydrateIsland();
    else if (!savesData()) whenNear(island, signal, () => whenIdle(hydrateIsland));
  };
  // A prerendered page is not visible yet, and what the tab stores may still change.
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();
};

function whenNear(island: HTMLElement, signal: AbortSignal, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: "100%" },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Whether the visitor has asked for less data, where the browser says so. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export default hydrateWhenNear;
