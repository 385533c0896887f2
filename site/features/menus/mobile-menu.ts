/**
 * Makes the page behind the open menu inert and stops it from scrolling; closes the menu when one
 * of its links is chosen, and gives the focus back to its button. The browser itself opens it and
 * closes it on Escape.
 */
export function startMobileMenu(): void {
  const menu = document.querySelector<HTMLElement>("[data-mobile-menu]");
  if (!menu) return;

  const sync = () => {
    const isOpen = menu.matches(":popover-open");
    document.documentElement.classList.toggle("overflow-hidden", isOpen);
    for (const element of outside(menu)) element.inert = isOpen;
    if (isOpen) menu.querySelector<HTMLElement>("button")?.focus();
    // The browser cannot give it back to what is inert until now.
    else
      document
        .querySelector<HTMLElement>(`header [popovertarget="${menu.id}"]:not(#${menu.id} *)`)
        ?.focus();
  };
  menu.addEventListener("toggle", sync);
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });
  // A tap may have opened the menu before this code was there.
  if (menu.matches(":popover-open")) sync();
}

/** Returns every element outside the menu: the siblings of the menu and of its ancestors. */
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
