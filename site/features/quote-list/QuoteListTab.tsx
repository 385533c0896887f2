import { ClipboardList } from "lucide-react";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { readPageState, setSheetOpen, subscribeToPageState } from "./page-state.ts";
import { QuoteListSheet } from "./QuoteListSheet.tsx";
import { countItems, isEmptyQuoteList } from "./quote-list.ts";
import type { QuoteListContent } from "./quote-summary.ts";
import { offeredList, useVisitorDraft } from "./use-draft.ts";

type Props = {
  content: QuoteListContent;
  /** False on the page of the quote form, which shows the list above its fields. */
  hasTab: boolean;
};

/** Id of the place in the header where the tab is put. */
export const quoteListTabId = "quote-list-tab";

/** The tab that opens the quote list, and its sheet. */
export function QuoteListTab(props: Props) {
  return (
    <IslandBoundary>
      <InteractiveTab {...props} />
    </IslandBoundary>
  );
}

function InteractiveTab({ content, hasTab }: Props) {
  const draft = useVisitorDraft();
  const isOpen = useSyncExternalStore(
    subscribeToPageState,
    () => readPageState().isSheetOpen,
    () => false,
  );
  const own = draft ? offeredList(draft, content) : { items: [] };
  const count = countItems(own);
  const place = hasTab && !isEmptyQuoteList(own) && document.getElementById(quoteListTabId);
  return (
    // Without the tab it has no size, but a place on the screen: islands are hydrated near it.
    <div className="fixed right-4 bottom-(--phone-bar-height) [@media(height<26rem)]:static print:static">
      {place && createPortal(<Tab heading={content.words.sheet.heading} count={count} />, place)}
      {isOpen && (
        <QuoteListSheet list={own} content={content} onClose={() => setSheetOpen(false)} />
      )}
    </div>
  );
}

/** On phones an icon beside the menu; else a button in the bar above, on tablets without words. */
function Tab({ heading, count }: { heading: string; count: number }) {
  return (
    <button
      type="button"
      data-quote-list-tab
      onClick={() => setSheetOpen(true)}
      className="on-dark absolute top-2.5 right-14 grid size-11 place-items-center rounded-sm border border-transparent bg-forest text-ivory md:-top-10.5 md:right-0 md:flex md:w-auto md:gap-2 md:bg-transparent md:text-sm md:hover:underline print:hidden"
    >
      <ClipboardList size={22} strokeWidth={1.5} className="md:size-4.5" aria-hidden="true" />
      <span className="max-lg:sr-only">{heading}</span>
      {count > 0 && (
        <span className="grid min-w-6 place-items-center rounded-full bg-ivory px-1.5 text-xs leading-6 text-ink tabular-nums max-md:absolute max-md:-top-1.5 max-md:-right-1.5 max-md:min-w-5 max-md:border max-md:border-forest max-md:px-1 max-md:leading-4.5">
          {count}
        </span>
      )}
    </button>
  );
}
