import type { ClientDirective } from "astro";
import whenVisible from "astro/client/visible.js";
import { whenIdle } from "./when-idle.ts";

/** A click alone is what some assistive technology sends. */
const interactions = ["pointerover", "touchstart", "focusin", "input", "click"] as const;
/** An interaction that came before this code; replay-clicks.ts marks what was clicked as busy. */
const inUse = ":is(:hover, :focus-within, :has([aria-busy=true]))";
/** Within a screen's height of the screen; Astro types the value of a directive as a text. */
const near = { rootMargin: "100%" } as unknown as string;

/**
 * Hydrates an island on its first interaction, or before it: once the page has loaded, the island
 * is within a screen's height of the screen and the browser is idle.
 */
const hydrateWhenNear: ClientDirective = (load, options, island) => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const hydrateIsland = async () => {
    if (signal.aborted) return;
    waiting.abort();
    const hydrate = await load();
    await hydrate();
  };
  const loadWhenIdle = async () => {
    await waitUntilIdle();
    return hydrateIsland;
  };
  const start = () => {
    for (const event of interactions)
      island.addEventListener(event, hydrateIsland, { passive: true, signal });
    if (island.matches(inUse)) hydrateIsland();
    else if (!savesData()) whenVisible(loadWhenIdle, { ...options, value: near }, island);
  };
  // A prerendered page is not visible yet, and what the tab stores may still change.
  if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
  else start();
};

/** Resolves when the page has loaded, its fonts included, and the browser is idle. */
async function waitUntilIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve));
  await whenIdle();
}

/** Whether the visitor has asked for less data, where the browser says so. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export default hydrateWhenNear;
