import { interpolate } from "../../../content-files/interpolate.ts";
import { readDraft, subscribe, updateDraft } from "./draft.ts";
import { readPageState, subscribeToPageState } from "./page-state.ts";
import { countItems, toggleItem } from "./quote-list.ts";

/**
 * Makes the page's "add to quote" buttons work, and has the links to the form take along what this
 * page's planner answers.
 */
export function startQuoteListButtons(): void {
  show();
  showPlannedLink();
  subscribe(show);
  subscribeToPageState(showPlannedLink);
  document.addEventListener("submit", (event) => {
    const { quoteItem: name } = (event.target as HTMLElement).dataset;
    if (name === undefined) return;
    event.preventDefault();
    toggle((event.submitter as HTMLButtonElement).value, name);
  });
}

function toggle(item: string, name: string) {
  updateDraft((draft) => ({ ...draft, ...toggleItem(draft, item) }));
  const draft = readDraft();
  const announcer = document.querySelector<HTMLElement>("[data-quote-announcer]");
  const { added = "", removed = "" } = announcer?.dataset ?? {};
  const words = draft.items.includes(item) ? added : removed;
  if (announcer) announcer.textContent = interpolate(words, { name, count: countItems(draft) });
}

function show() {
  const { items } = readDraft();
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-quote-item] button"))
    button.setAttribute("aria-pressed", String(items.includes(button.value)));
}

function showPlannedLink() {
  const { plannedLink } = readPageState();
  if (plannedLink === null) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-quote-link]"))
    link.href = plannedLink;
}
