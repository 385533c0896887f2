/**
 * Keeps the page behind the open sheet still and out of the keyboard's reach, and closes the sheet
 * when a link in it is chosen. Opening, Escape and the close button are the browser's own.
 */
export function startMobileMenu(root: HTMLElement, signal: AbortSignal): void {
  const menu = root.querySelector<HTMLElement>("[data-mobile-menu]");
  if (!menu) return;

  const sync = () => {
    const isOpen = menu.matches(":popover-open");
    document.documentElement.classList.toggle("overflow-hidden", isOpen);
    for (const element of outside(menu)) element.inert = isOpen;
    if (isOpen) menu.querySelector<HTMLElement>("button")?.focus();
  };
  menu.addEventListener("toggle", sync, { signal });
  menu.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) menu.hidePopover();
    },
    { signal },
  );
  // The first tap opens the sheet and wakes this code, in this order.
  if (menu.matches(":popover-open")) sync();
}

/** Everything that is neither the sheet, nor in it, nor around it. */
function outside(menu: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let inner: HTMLElement = menu;
    inner !== document.body && inner.parentElement;
    inner = inner.parentElement
  ) {
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement) found.push(sibling);
  }
  return found;
}
