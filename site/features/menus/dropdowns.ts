/** Delay until a hover opens a menu, in milliseconds (specification, section 4). */
const openDelay = 100;
/**
 * Delay until an open menu closes after the pointer has left, in milliseconds (specification,
 * section 4).
 */
const graceTime = 300;

/**
 * Adds hover, arrow keys, Escape and closing on a click outside to `<details data-dropdown>` menus.
 * The browser itself opens them by click, touch and Enter.
 */
export function startDropdowns(): void {
  const dropdowns = [...document.querySelectorAll<HTMLDetailsElement>("details[data-dropdown]")];
  const wait = timer();
  const closeOthers = (except?: HTMLDetailsElement) => {
    // A hover that has not opened its menu yet must not open it afterwards.
    wait.cancel();
    for (const dropdown of dropdowns) if (dropdown !== except) dropdown.open = false;
  };
  for (const dropdown of dropdowns) {
    const summary = dropdown.querySelector("summary");
    if (!summary) continue;
    openOnHover(dropdown, summary, wait, () => closeOthers(dropdown));
    dropdown.addEventListener("keydown", (event) => moveByArrows(event, dropdown, summary));
    dropdown.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !dropdown.contains(relatedTarget)) dropdown.open = false;
    });
  }
  document.addEventListener("pointerdown", ({ target }) => {
    const inside = dropdowns.find((dropdown) => dropdown.contains(target as Node));
    closeOthers(inside);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const open = dropdowns.find((dropdown) => dropdown.open);
    if (open?.contains(document.activeElement)) open.querySelector("summary")?.focus();
    closeOthers();
  });
}

type Timer = ReturnType<typeof timer>;

/** Returns a timer that waits for one thing at a time. */
function timer() {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(waiting);
  const later = (action: () => void, delay: number) => {
    cancel();
    waiting = setTimeout(action, delay);
  };
  return { cancel, later };
}

/** Opens a menu a moment after the mouse has entered it, and closes it after it has left. */
function openOnHover(
  dropdown: HTMLDetailsElement,
  summary: HTMLElement,
  wait: Timer,
  closeOthers: () => void,
): void {
  let isOpenedByHover = false;
  const enter = () => {
    wait.later(() => {
      if (dropdown.open) return;
      closeOthers();
      dropdown.open = true;
      isOpenedByHover = true;
    }, openDelay);
  };
  dropdown.addEventListener("pointerenter", (event) => {
    if (event.pointerType === "mouse") enter();
  });
  dropdown.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "mouse") return;
    wait.later(() => {
      if (!dropdown.contains(document.activeElement)) dropdown.open = false;
    }, graceTime);
  });
  // A hover may have begun before this code was there.
  if (dropdown.matches(":hover")) enter();
  summary.addEventListener("click", (event) => {
    wait.cancel();
    // The first click after a hover opened the menu was meant to open it.
    if (dropdown.open && isOpenedByHover) event.preventDefault();
    isOpenedByHover = false;
  });
}

function moveByArrows(event: KeyboardEvent, dropdown: HTMLDetailsElement, summary: HTMLElement) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  dropdown.open = true;
  const stops = [summary, ...dropdown.querySelectorAll<HTMLElement>("a")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}
