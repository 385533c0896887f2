/** Address of the sheet's markup and styles (site/pages/your-day.json.ts). */
export const sheetAddress = "/your-day.json";

/** What the file at that address holds. */
export type SheetFile = { markup: string; styles: string };

export type Sheet = {
  tab: HTMLElement;
  /** The visitor's own sheet, and the question about a shared one. */
  dialog: HTMLDialogElement;
  shared: HTMLDialogElement;
  /** Returns an element of the visitor's own sheet. */
  find: <Part extends HTMLElement>(selector: string) => Part;
};

/**
 * What the sheet asks of the page: room at the end for the tab, so that it covers nothing that has
 * the focus; and paper without the page while the sheet is open.
 */
const pageStyles = `
html:has(> body > [data-day-sheet=tab]) {
  scroll-padding-bottom: calc(var(--phone-bar-height) + 4rem);
}
body:has(> [data-day-sheet=tab]) > footer {
  border-bottom: 3.5rem solid transparent;
}
@media print {
  body:has(> [data-day-sheet][data-open]) > :not([data-day-sheet]) {
    display: none;
  }
}`;

/**
 * Fetches the sheet and adds it to the page, in a shadow root: its class names are not those of the
 * page. Throws where it cannot be fetched.
 */
export async function addToPage(): Promise<Sheet> {
  const response = await fetch(sheetAddress);
  const { markup, styles }: SheetFile = await response.json();
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheetOf(styles)];
  root.innerHTML = markup;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(pageStyles)];
  document.body.append(host);
  const find = <Part extends HTMLElement>(selector: string) => root.querySelector(selector) as Part;
  const [tab, dialog, shared] = [
    find("[data-tab]"),
    find<HTMLDialogElement>("[data-sheet]"),
    find<HTMLDialogElement>("[data-shared]"),
  ];
  const markHost = () => {
    host.dataset.daySheet = tab.hidden ? "" : "tab";
    host.toggleAttribute("data-open", root.querySelector("dialog[open]") !== null);
  };
  markHost();
  new MutationObserver(markHost).observe(root, {
    subtree: true,
    attributeFilter: ["open", "hidden"],
  });
  return { tab, dialog, shared, find: (selector) => dialog.querySelector(selector) as never };
}

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}
