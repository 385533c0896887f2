import { formPath } from "../../../quote-request/protocol.ts";

/**
 * Height that the header and the bar cover of a phone's screen, in pixels: a link behind them
 * counts as not visible.
 */
const covered = 64;
const typedInto = "textarea, input:not([type=checkbox], [type=radio], [type=range])";

/**
 * Hides the phone bar while a visitor types, and its link to the form while the page shows its own.
 */
export function adaptPhoneBar(): void {
  const link = document.querySelector<HTMLElement>("[data-bar]");
  if (link) showWhenNeeded(link);
  const bar = document.querySelector<HTMLElement>("body > nav");
  const toggleBar = ({ type, target }: FocusEvent) => {
    if (bar) bar.hidden = type === "focusin" && (target as Element).matches(typedInto);
  };
  addEventListener("focusin", toggleBar);
  addEventListener("focusout", toggleBar);
}

/** Shows the link while the page's first link to the form is not on the screen. */
function showWhenNeeded(link: HTMLElement) {
  const show = (isNeeded: boolean) => {
    link.hidden = !isNeeded;
    // The stylesheet hides the link until this attribute is removed.
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
