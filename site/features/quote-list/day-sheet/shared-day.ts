import { readSharedDay } from "../quote-links.ts";
import { isEmptyQuoteList, type QuoteList, readQuoteList, saveQuoteList } from "../quote-list.ts";
import type { Sheet } from "./add-to-page.ts";
import { showFacts, showLines } from "./fill-ticket.ts";

/**
 * Where the address shares a day, shows it and asks whether it becomes the visitor's own. Nothing
 * is stored before that; the address loses the day either way.
 */
export function askAboutSharedDay(sheet: Sheet, openOwn: () => void): void {
  const sent = readSharedDay(location.hash);
  if (!sent) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  const known = onlyOffered(sent, sheet);
  if (isEmptyQuoteList(known)) return;
  const { shared } = sheet;
  showLines(shared, known);
  showFacts(shared, known);
  const find = (selector: string) => shared.querySelector(selector) as HTMLElement;
  find("[data-replaces]").hidden = isEmptyQuoteList(readQuoteList());
  shared.onclose = () => {
    if (shared.returnValue !== "use") return;
    saveQuoteList(known);
    openOwn();
  };
  if (shared.open) return;
  shared.returnValue = "";
  shared.showModal();
  find("h2").focus();
}

/** Returns the quote list without entries, a city or guests that the sheet does not offer. */
function onlyOffered({ items, plan, date, ...day }: QuoteList, { dialog }: Sheet): QuoteList {
  const template = dialog.querySelector("template")?.content;
  const isOffered = (item: string) => Boolean(template?.querySelector(`[data-item="${item}"]`));
  const chosen = (["city", "guests"] as const).filter((name) =>
    dialog.querySelector(`[name=${name}] [value="${day[name]}"]`),
  );
  return {
    ...Object.fromEntries(chosen.map((name) => [name, day[name]])),
    ...(date && { date }),
    items: items.filter(isOffered),
    plan: plan && { ...plan, trailers: plan.trailers.filter(isOffered) },
  };
}
