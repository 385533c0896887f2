import type { ClientDirective } from "astro";
import { replayClicks } from "./replay-clicks.ts";

/** When an island wakes that nobody has touched. */
export type HydrateOnInteraction = {
  /** After the page has been looked at for this long, in milliseconds. */
  after?: number;
  /** At once, where the address has a query that the island reads. */
  query?: true;
  /** At once, where the tab's storage has one of these keys: then there is something to show. */
  kept?: readonly string[];
};

/** A click alone is what some assistive technology sends. */
const signs = ["pointerover", "touchstart", "focusin", "input", "click"] as const;

/** Loads the island's code when a pointer, a finger or the keyboard's focus first comes to it. */
const hydrateOnInteraction: ClientDirective = (load, { value }, island) => {
  const options: HydrateOnInteraction = typeof value === "object" ? value : {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHydrating = false;
  const wake = async () => {
    if (isHydrating) return;
    isHydrating = true;
    clearTimeout(timer);
    for (const sign of signs) island.removeEventListener(sign, wake);
    const { release, giveUp } = replayClicks(island, earlyClickIn(island));
    try {
      const hydrate = await load();
      await hydrate();
      release();
    } catch (error) {
      giveUp();
      throw error;
    }
  };
  for (const sign of signs) island.addEventListener(sign, wake, { passive: true });

  const begin = () => {
    // A visitor may have been quicker than this code.
    if (
      earlyClickIn(island) ||
      hasSomethingToShow(options) ||
      island.matches(":is(:hover, :focus-within)")
    )
      wake();
    else if (options.after) timer = setTimeout(wake, options.after);
  };
  // A page that the browser prepares is not looked at yet, and the tab's storage may still change.
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
  // A page that comes back from the browser's memory finds what was put into the storage since.
  addEventListener("pageshow", ({ persisted }) => persisted && begin());
};

/** The button of the island that was clicked before this code was there (layouts/before-paint.ts). */
function earlyClickIn(island: HTMLElement): HTMLElement | undefined {
  const { earlyClick } = window as { earlyClick?: HTMLElement | null };
  return earlyClick && island.contains(earlyClick) ? earlyClick : undefined;
}

function hasSomethingToShow({ query, kept = [] }: HydrateOnInteraction): boolean {
  if (query && location.search !== "") return true;
  try {
    return kept.some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    // Where storage is forbidden nothing was kept.
    return false;
  }
}

export default hydrateOnInteraction;
