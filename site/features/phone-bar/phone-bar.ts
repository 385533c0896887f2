import { formPath } from "../../../quote-request/protocol.ts";

/**
 * What the header and the bar cover of a phone's screen, in pixels: a button behind them counts as
 * off the screen.
 */
const covered = 64;
const typedInto = "textarea, input:not([type=checkbox], [type=radio], [type=range])";

/**
 * Keeps the bar at the bottom of a phone out of the way of typing, and its link to the form to
 * where it is needed.
 */
export function adaptPhoneBar(): void {
  const link = document.querySelector<HTMLElement>("[data-bar]");
  if (link) showWhenNeeded(link);
  const bar = document.querySelector<HTMLElement>("body > nav");
  const follow = ({ type, target }: FocusEvent) => {
    if (bar) bar.hidden = type === "focusin" && (target as Element).matches(typedInto);
  };
  addEventListener("focusin", follow);
  addEventListener("focusout", follow);
}

/** Shows the link while the page's own first link to the form is off the screen. */
function showWhenNeeded(link: HTMLElement) {
  const show = (isNeeded: boolean) => {
    link.hidden = !isNeeded;
    // The stylesheet hides it by this until it is known.
    link.removeAttribute("data-bar");
  };
  const own = document.querySelector(`main a[href^="${formPath}"]`);
  if (!own) {
    show(true);
    return;
  }
  const observer = new IntersectionObserver((entries) => show(!entries.at(-1)?.isIntersecting), {
    rootMargin: `-${covered}px 0px`,
  });
  observer.observe(own);
}
