import { interpolate } from "../../../content-files/interpolate.ts";
import { whenIdle } from "../../hydration/when-idle.ts";
import {
  countItems,
  isEmptyQuoteList,
  type QuoteList,
  quoteListEvent,
  readQuoteList,
  saveQuoteList,
  sharedDayHash,
  toggleItem,
} from "./quote-list.ts";

/**
 * Turns the page's "add to quote" links into toggle buttons and shows the number of entries in the
 * header.
 */
export function startQuoteListButtons(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-quote-item]"))
    replaceByButton(link);
  show(readQuoteList());
  addEventListener(quoteListEvent, (event) => show((event as CustomEvent<QuoteList>).detail));
  // The quote list may have changed since this page was prerendered.
  document.addEventListener("prerenderingchange", () => show(readQuoteList()));
  // A page restored from the back/forward cache shows an old quote list.
  addEventListener("pageshow", ({ persisted }) => persisted && show(readQuoteList()));
  addEventListener("hashchange", () => isShared() && loadSheet());
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-open-sheet]")) openSheet();
  });
  if (document.querySelector("[data-ticket][data-clicked]")) openSheet();
}

let sheet: Promise<() => void> | undefined;

/** Fetches the sheet with the quote list, once, and adds it to the page. */
function loadSheet(): Promise<() => void> {
  sheet ??= import("./day-sheet/day-sheet.ts").then(({ startDaySheet }) => startDaySheet());
  // Without a connection: fetched at the next change of the list.
  sheet.catch(() => {
    sheet = undefined;
  });
  return sheet;
}

const openSheet = async () => (await loadSheet())();

const isShared = () => location.hash.startsWith(sharedDayHash);

/** Replaces a link by a button with the same content, as it no longer navigates. */
function replaceByButton(link: HTMLAnchorElement) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = link.className;
  Object.assign(button.dataset, link.dataset);
  button.append(...link.childNodes);
  button.addEventListener("click", () => toggle(button));
  link.replaceWith(button);
}

function toggle({ dataset }: HTMLButtonElement) {
  const { quoteItem: item = "", quoteName: name = "" } = dataset;
  const quoteList = toggleItem(readQuoteList(), item);
  saveQuoteList(quoteList);
  const announcer = document.querySelector<HTMLElement>("[data-quote-announcer]");
  const words = quoteList.items.includes(item)
    ? announcer?.dataset.added
    : announcer?.dataset.removed;
  if (announcer && words)
    announcer.textContent = interpolate(words, { name, count: countItems(quoteList) });
}

function show(quoteList: QuoteList) {
  if (isShared() || !isEmptyQuoteList(quoteList)) whenIdle(loadSheet);
  for (const button of document.querySelectorAll<HTMLElement>("button[data-quote-item]")) {
    const isIn = quoteList.items.includes(button.dataset.quoteItem ?? "");
    const wasIn = button.getAttribute("aria-pressed") === "true";
    button.setAttribute("aria-pressed", String(isIn));
    if (isIn === wasIn) continue;
    const label = button.querySelector<HTMLElement>("[data-quote-label]");
    // The attribute holds the label that is not shown.
    if (label)
      [label.textContent, label.dataset.quoteLabel] = [
        label.dataset.quoteLabel ?? "",
        label.textContent ?? "",
      ];
  }
  const count = countItems(quoteList);
  for (const chip of document.querySelectorAll<HTMLElement>("[data-quote-count]")) {
    chip.hidden = count === 0;
    const number = chip.querySelector("[data-quote-number]");
    if (number) number.textContent = String(count);
  }
}
