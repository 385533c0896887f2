import { sharedDayLink } from "../quote-links.ts";
import {
  isEmptyQuoteList,
  type QuoteList,
  quoteListEvent,
  readQuoteList,
  saveQuoteList,
} from "../quote-list.ts";
import { addToPage, type Sheet } from "./add-to-page.ts";
import { showLines, withoutLine } from "./fill-ticket.ts";
import { askAboutSharedDay } from "./shared-day.ts";

/**
 * Adds the sheet with its tab to the page, fills it in whenever the quote list changes, and asks
 * about a shared day where the address has one. Returns a function that opens the sheet. Throws
 * where the sheet cannot be fetched.
 */
export async function startDaySheet(): Promise<() => void> {
  const sheet = await addToPage();
  const show = (quoteList: QuoteList) => showQuoteList(sheet, quoteList);
  show(readQuoteList());
  addEventListener(quoteListEvent, (event) => show((event as CustomEvent<QuoteList>).detail));
  document.addEventListener("prerenderingchange", () => show(readQuoteList()));
  addEventListener("pageshow", ({ persisted }) => persisted && show(readQuoteList()));

  const { tab, dialog, find } = sheet;
  const open = () => {
    dialog.showModal();
    // Not the date field, which opens the keyboard of a phone.
    find("h2").focus();
  };
  tab.addEventListener("click", open);
  dialog.addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    saveQuoteList({ ...readQuoteList(), [name]: value });
  });
  dialog.addEventListener("click", ({ target }) => {
    const left = withoutLine(readQuoteList(), target as Element);
    if (!left) return;
    saveQuoteList(left);
    find("h2").focus();
  });
  find("[data-print]").addEventListener("click", () => print());
  find("[data-copy]").addEventListener("click", () => copyLink(sheet));
  const askIfShared = () => askAboutSharedDay(sheet, open);
  addEventListener("hashchange", askIfShared);
  askIfShared();
  return open;
}

function showQuoteList({ tab, dialog, find }: Sheet, quoteList: QuoteList) {
  const count = showLines(dialog, quoteList);
  // The contact page shows the quote list above its form.
  tab.hidden = isEmptyQuoteList(quoteList) || document.querySelector("[data-ticket]") !== null;
  const number = tab.querySelector("[data-count]");
  if (number) number.textContent = count > 0 ? String(count) : "";
  find("[data-empty]").hidden = count > 0;
  for (const name of ["city", "date", "guests"] as const) {
    const field = find<HTMLInputElement>(`[name=${name}]`);
    // A date that is being typed must not be set.
    if (field.value !== quoteList[name]) field.value = quoteList[name] ?? "";
  }
  // They belong to the list as it was.
  find("[data-copied]").textContent = "";
  find("[data-link]").hidden = true;
}

/** Copies the address that shares the list, or shows it where the browser lets nobody copy. */
async function copyLink({ find }: Sheet) {
  const address = location.origin + sharedDayLink(readQuoteList());
  const said = find("[data-copied]");
  try {
    await navigator.clipboard.writeText(address);
    said.textContent = said.dataset.copied ?? "";
  } catch {
    const field = find<HTMLInputElement>("[data-link]");
    field.hidden = false;
    field.value = address;
    field.select();
  }
}
