import { formPath } from "../../../quote-request/protocol.ts";
import { plannerId } from "../../content/paths.ts";

/**
 * Height that the header and the bar cover of a phone's screen, in pixels: a link behind them
 * counts as not visible.
 */
const coveredHeight = 64;
const typedInto = "textarea, input:not([type=checkbox], [type=radio], [type=range])";

/**
 * Hides each link of the phone bar while the page shows its own: the call of its first section; its
 * first link to the form, and the planner's; both of the closing band. Hides the bar while a visitor
 * types, while it has no link, and beside the quote form.
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
  const closing = document.querySelector("[data-closing]");
  const [tel, form] = ['a[href^="tel:"]', `a[href^="${formPath}"]`];
  if (call) {
    const own = [hero, closing].map((section) => section?.querySelector(tel));
    hideBeside([...own, document.querySelector("[data-quote-form]")], call, updateBar);
  }
  // The link of an error page to the form is no quote button.
  const first = document.querySelector(`main:not(:has([data-error-page])) ${form}`);
  if (quote) {
    const observer = hideBeside([first, closing?.querySelector(form)], quote, updateBar);
    const planner = document.getElementById(plannerId);
    const observePlanner = () => {
      const button = planner?.querySelector(`a[href^="${formPath}"]`);
      if (button) observer.observe(button);
    };
    observePlanner();
    // The planner takes its button away with its answer, and puts in another.
    if (planner)
      new MutationObserver(observePlanner).observe(planner, { childList: true, subtree: true });
  }
  const followFocus = ({ type, target }: FocusEvent) => {
    isTyping = type === "focusin" && (target as Element).matches(typedInto);
    updateBar();
  };
  addEventListener("focusin", followFocus);
  addEventListener("focusout", followFocus);
}

/**
 * Shows the link while none of the page's own is on the screen, or only one mostly hidden, nor the
 * form; returns what observes those.
 */
function hideBeside(own: (Element | null | undefined)[], link: HTMLElement, updateBar: () => void) {
  const show = (isNeeded: boolean) => {
    link.hidden = !isNeeded;
    // The stylesheet hides the link until this attribute is removed.
    link.removeAttribute("data-bar");
    updateBar();
  };
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries)
        if (isIntersecting && (intersectionRatio >= 0.4 || target.matches("[data-quote-form]")))
          seen.add(target);
        else seen.delete(target);
      show(seen.size === 0);
    },
    { rootMargin: `-${coveredHeight}px 0px`, threshold: [0, 0.4] },
  );
  for (const each of own) if (each) observer.observe(each);
  if (own.every((each) => !each)) show(true);
  return observer;
}
