/** An island may mark an element of its own with this until its code works. */
const unhydrated = "[data-unhydrated]";
/** Clicks on these, or on links and buttons in them, are for the island's code. */
const waits = "[data-waits]";

/** A click that waited this long, in milliseconds, goes to the browser: links lead on and forms are posted. */
const patience = 4_000;

/**
 * Keeps the last click on what needs an island's code while that code loads, so that it does what it would have done.
 * `early` is what was clicked before. Returns what to call when the code has come, and when it will not.
 */
export function replayClicks(
  island: HTMLElement,
  early?: HTMLElement,
): { release: () => void; giveUp: () => void } {
  let held = early;
  const hold = (event: MouseEvent) => {
    const target = whatWaits(event.target as HTMLElement);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
  };
  const letGo = () => {
    island.removeEventListener("click", hold, true);
    clearTimeout(limit);
    held?.click();
    held = undefined;
  };
  island.addEventListener("click", hold, true);
  const limit = setTimeout(letGo, patience);
  return { release: () => whenAwake(island, letGo), giveUp: letGo };
}

function whatWaits(target: HTMLElement): HTMLElement | null {
  const place = target.closest<HTMLElement>(waits);
  if (!place) return null;
  return target.closest<HTMLElement>("a, button") ?? (place.matches("div") ? target : null);
}

/** Calls back when the island says that it is awake, or at once where it never said that it was unhydrated. */
function whenAwake(island: HTMLElement, call: () => void) {
  if (!island.querySelector(unhydrated)) return call();
  const observer = new MutationObserver(() => {
    if (island.querySelector(unhydrated)) return;
    observer.disconnect();
    // React has yet to run the effects of what it has just printed.
    setTimeout(call);
  });
  observer.observe(island, { attributes: true, childList: true, subtree: true });
}
