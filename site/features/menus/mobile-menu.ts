/**
 * Makes the page behind the open menu inert and stops it from scrolling; closes the menu when one
 * of its links is chosen, and gives the focus back to its button. The browser itself opens it and
 * closes it on Escape, where it knows popovers: from Safari 17, Chrome 114 and Firefox 125 on.
 */
export function startMobileMenu(): void {
  const menu = document.querySelector<HTMLElement>("[data-mobile-menu]");
  if (!menu) return;
  const isPopover = typeof menu.showPopover === "function";

  const sync = () => {
    const isOpen = isPopover ? menu.matches(":popover-open") : menu.hasAttribute("data-open");
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
  const close = () => {
    if (isPopover) return menu.hidePopover();
    menu.removeAttribute("data-open");
    sync();
  };
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  if (!isPopover) {
    document.addEventListener("click", ({ target }) => {
      if (!(target instanceof Element) || !target.closest(`[popovertarget="${menu.id}"]`)) return;
      menu.toggleAttribute("data-open");
      sync();
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && menu.hasAttribute("data-open")) close();
    });
  }
  // A tap may have opened the menu before this code was there.
  else if (menu.matches(":popover-open")) sync();
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
