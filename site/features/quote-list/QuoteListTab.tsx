import { ClipboardList } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { addToDraft, updateDraft } from "./draft.ts";
import { readPageState, setSheetOpen, subscribeToPageState } from "./page-state.ts";
import { QuoteListSheet, SharedQuoteList } from "./QuoteListSheet.tsx";
import { type QuoteList, readSharedList } from "./quote-links.ts";
import { countItems, isEmptyQuoteList } from "./quote-list.ts";
import { onlyOffered, type QuoteListContent } from "./quote-summary.ts";
import { offeredList, useVisitorDraft } from "./use-draft.ts";

type Props = {
  content: QuoteListContent;
  /** False on the page of the quote form, which shows the list above its fields. */
  hasTab: boolean;
};

/** Id of the place in the header where the tab is put. */
export const quoteListTabId = "quote-list-tab";

/** The tab that opens the quote list, its sheet, and the question about a list that was shared. */
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
  const [shared, setShared] = useState<QuoteList | null>(null);

  // The address loses a shared list at once; nothing is stored before the visitor agrees.
  useEffect(() => {
    const readAddress = () => {
      const sent = readSharedList(location.hash);
      if (!sent) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      const offered = onlyOffered(sent, content);
      if (!isEmptyQuoteList(offered)) setShared(offered);
    };
    readAddress();
    addEventListener("hashchange", readAddress);
    return () => removeEventListener("hashchange", readAddress);
  }, [content]);

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
      {shared && (
        <SharedQuoteList
          list={shared}
          content={content}
          replaces={!isEmptyQuoteList(own)}
          onClose={(isUsed) => {
            setShared(null);
            if (!isUsed) return;
            const { cities } = content;
            updateDraft((before) =>
              addToDraft({ ...before, items: [], plans: [] }, shared, cities),
            );
            setSheetOpen(true);
          }}
        />
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
