/** An island may set this on an element of its own until its effects have run. */
const unhydrated = "[data-unhydrated]";
/** Clicks on these, or on links and buttons in them, need the island's code. */
const needsHydration = "[data-waits]";

/** The click goes to the browser after this long: links are followed, forms posted. */
const giveUpAfterMs = 4_000;

/**
 * Intercepts clicks that need an island's code while that code loads; the last of them is
 * dispatched again later, and its element is busy until then.
 *
 * `earlyClick` is the element that was clicked before. Returns `replay`, to call once the island is
 * hydrated, and `cancel`, to call when hydration fails: the click then goes to the browser.
 */
export function replayClicks(
  island: HTMLElement,
  earlyClick?: HTMLElement,
): { replay: () => void; cancel: () => void } {
  let clicked: HTMLElement | undefined;
  const keep = (target: HTMLElement | undefined) => {
    clicked?.removeAttribute("aria-busy");
    clicked = target;
    clicked?.setAttribute("aria-busy", "true");
  };
  keep(earlyClick);
  const intercept = (event: MouseEvent) => {
    const target = findTarget(event.target as HTMLElement);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    keep(target);
  };
  const dispatch = () => {
    island.removeEventListener("click", intercept, true);
    clearTimeout(timer);
    const target = clicked;
    keep(undefined);
    target?.click();
  };
  island.addEventListener("click", intercept, true);
  const timer = setTimeout(dispatch, giveUpAfterMs);
  return { replay: () => whenHydrated(island, dispatch), cancel: dispatch };
}

function findTarget(clicked: HTMLElement): HTMLElement | null {
  const element = clicked.closest<HTMLElement>(needsHydration);
  if (!element) return null;
  return clicked.closest<HTMLElement>("a, button") ?? (element.matches("div") ? clicked : null);
}

/** Calls back when the island is hydrated; at once where it never marked itself unhydrated. */
function whenHydrated(island: HTMLElement, callback: () => void) {
  if (!island.querySelector(unhydrated)) return callback();
  const observer = new MutationObserver(() => {
    if (island.querySelector(unhydrated)) return;
    observer.disconnect();
    // React has yet to run the effects of what it has just rendered.
    setTimeout(callback);
  });
  observer.observe(island, { attributes: true, childList: true, subtree: true });
}
