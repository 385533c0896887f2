import { quoteListKey } from "./quote-list.ts";

/**
 * Runs in the contact page right behind the form: shows the ticket before the first paint where the
 * tab or the link has something for it, so that it pushes nothing down later. A click on its button
 * is noted for quote-list-buttons.ts, which may not have been loaded yet.
 */
const linked = /[?&](item|people|city|date|guests)=/;
try {
  const ticket = document.querySelector<HTMLElement>("[data-ticket]");
  if (ticket && (linked.test(location.search) || sessionStorage.getItem(quoteListKey)))
    ticket.hidden = false;
  ticket?.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-open-sheet]")) ticket.dataset.clicked = "";
  });
} catch {
  // Where storage is forbidden there is no list yet.
}
