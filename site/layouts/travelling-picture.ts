let picture: HTMLElement | null = null;

/**
 * Names the picture that the page shares with another page, so that it travels from one to the
 * other while the rest fades; none where it is out of sight.
 */
function nameSharedPicture(address: string | null | undefined): void {
  picture?.style.removeProperty("view-transition-name");
  const path = address && new URL(address).pathname;
  picture = path ? document.querySelector(`[data-travels="${CSS.escape(path)}"] img`) : null;
  const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {};
  if (bottom > 0 && top < innerHeight)
    picture?.style.setProperty("view-transition-name", "travels");
}

/** Lets a trailer's picture travel between the list and its page, where the browser fades. */
export function moveSharedPictures(): void {
  addEventListener("pageswap", ({ activation }) => nameSharedPicture(activation?.entry.url));
  addEventListener("pagereveal", () => nameSharedPicture(window.navigation?.activation?.from?.url));
}
