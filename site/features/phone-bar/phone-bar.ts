import { formPath } from "../../../quote-request/protocol.ts";

/**
 * Height that the header and the bar cover of a phone's screen, in pixels: a link behind them
 * counts as not visible.
 */
const covered = 64;
const typedInto = "textarea, input:not([type=checkbox], [type=radio], [type=range])";

/**
 * Hides each link of the phone bar while the page shows its own: the call of its first section, and
 * its first link to the form. Hides the bar while a visitor types, and while it has no link.
 */
export function adaptPhoneBar(): void {
  const bar = document.querySelector<HTMLElement>("body > nav");
  if (!bar) return;
  const [call, quote] = bar.querySelectorAll<HTMLElement>("a");
  let isTyping = false;
  const updateBar = () => {
    bar.hidden = isTyping || (call?.hidden === true && quote?.hidden !== false);
  };
  const hero = document.querySelector("main h1")?.closest("section, header");
  if (call) hideBeside(hero?.querySelector('a[href^="tel:"]'), call, updateBar);
  // The link of an error page to the form is no quote button.
  const own = document.querySelector(`main:not(:has([data-error-page])) a[href^="${formPath}"]`);
  if (quote) hideBeside(own, quote, updateBar);
  const followFocus = ({ type, target }: FocusEvent) => {
    isTyping = type === "focusin" && (target as Element).matches(typedInto);
    updateBar();
  };
  addEventListener("focusin", followFocus);
  addEventListener("focusout", followFocus);
}

/** Shows the link while the page's own is not on the screen, or mostly hidden. */
function hideBeside(own: Element | null | undefined, link: HTMLElement, updateBar: () => void) {
  const show = (isNeeded: boolean) => {
    link.hidden = !isNeeded;
    // The stylesheet hides the link until this attribute is removed.
    link.removeAttribute("data-bar");
    updateBar();
  };
  if (!own) {
    show(true);
    return;
  }
  const isSeen = (entry?: IntersectionObserverEntry) => (entry?.intersectionRatio ?? 0) >= 0.4;
  const observer = new IntersectionObserver((entries) => show(!isSeen(entries.at(-1))), {
    rootMargin: `-${covered}px 0px`,
    threshold: 0.4,
  });
  observer.observe(own);
}
