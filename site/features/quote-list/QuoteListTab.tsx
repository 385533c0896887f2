import { useEffect, useState, useSyncExternalStore } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { QuoteListSheet, SharedQuoteList } from "./QuoteListSheet.tsx";
import { type QuoteList, readSharedList } from "./quote-links.ts";
import {
  countItems,
  isEmptyQuoteList,
  isSheetOpen,
  saveQuoteList,
  setSheetOpen,
  subscribe,
} from "./quote-list.ts";
import { onlyOffered, type QuoteListContent } from "./quote-summary.ts";
import { useQuoteList } from "./use-quote-list.ts";

type Props = {
  content: QuoteListContent;
  /** False on the page of the quote form, which shows the list above its fields. */
  hasTab: boolean;
};

/** The tab that opens the quote list, its sheet, and the question about a list that was shared. */
export function QuoteListTab(props: Props) {
  return (
    <IslandBoundary>
      <InteractiveTab {...props} />
    </IslandBoundary>
  );
}

function InteractiveTab({ content, hasTab }: Props) {
  const list = useQuoteList(content);
  const isOpen = useSyncExternalStore(subscribe, isSheetOpen, () => false);
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

  const own = list ?? { items: [] };
  const count = countItems(own);
  return (
    // Without the tab it has no size, but a place on the screen: islands are hydrated near it.
    <div className="fixed right-4 bottom-(--phone-bar-height) z-20 [@media(height<26rem)]:static print:static">
      {hasTab && !isEmptyQuoteList(own) && (
        <button
          type="button"
          data-quote-list-tab
          onClick={() => setSheetOpen(true)}
          className="on-dark flex min-h-11 items-center gap-2.5 rounded-t-sm border border-transparent bg-forest px-4 font-semibold text-ivory print:hidden"
        >
          {content.words.sheet.heading}
          {count > 0 && (
            <span className="grid min-w-6 place-items-center rounded-full bg-ivory px-1.5 text-xs leading-6 text-ink tabular-nums">
              {count}
            </span>
          )}
        </button>
      )}
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
            saveQuoteList(shared);
            setSheetOpen(true);
          }}
        />
      )}
    </div>
  );
}
