import { quoteListKey, rowsOfPlans } from "./quote-list.ts";

/**
 * Runs in the contact page right behind the form: shows the quote list before the first paint where
 * the tab or the link has an entry for it, with room for the sentences of its planned events, so
 * that it pushes nothing down later.
 */
try {
  const section = document.querySelector<HTMLElement>("[data-quote-list]");
  const known = `?${sessionStorage.getItem(quoteListKey)}&${location.search.slice(1)}`;
  if (section && /[?&](item|plan|people)=/.test(known)) {
    section.hidden = false;
    const plans = known.match(/\b(plan|people)=/g)?.length ?? 0;
    section.style.setProperty("--plan-rows", `${rowsOfPlans(plans)}`);
  }
} catch {
  // Where storage is forbidden there is no list yet.
}
