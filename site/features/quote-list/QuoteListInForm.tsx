import { useEffect, useRef } from "react";
import { interpolate } from "../../../content-files/interpolate.ts";
import { formElementIds } from "../../../quote-request/protocol.ts";
import { setSheetOpen } from "./page-state.ts";
import { QuoteListLines, removeLine, textButton } from "./QuoteListParts.tsx";
import type { QuoteList } from "./quote-links.ts";
import type { QuoteLine, QuoteListContent } from "./quote-summary.ts";

type Props = {
  content: QuoteListContent;
  /** Null until the stored list was read. */
  list: QuoteList | null;
  lines: QuoteLine[];
  /** What several areas add up to. */
  sum: string | null;
};

/**
 * The entries of the quote list, closed above the form's fields. form-before-paint.ts shows it
 * before the first paint, so its height must not depend on their texts.
 */
export function QuoteListInForm({ content, list, lines, sum }: Props) {
  const section = useRef<HTMLElement>(null);
  const { sheet, list: words, count } = content.words;

  const isRead = list !== null;
  const isEmpty = lines.length === 0;
  // The sheet has them in full.
  const entries = lines.map(({ item, text, short = text }) => ({ item, text: short }));
  useEffect(() => {
    if (section.current && isRead) section.current.hidden = isEmpty;
  }, [isRead, isEmpty]);

  const remove = (line: QuoteLine) => {
    if (list) removeLine(list, line);
    // The focused button is removed with its entry.
    if (lines.length > 1) section.current?.querySelector("h2")?.focus();
    else document.getElementById(formElementIds.control("name"))?.focus();
  };
  return (
    <section
      ref={section}
      hidden
      suppressHydrationWarning
      data-quote-list
      className="mb-8 border-t-2 border-brass/60 bg-white px-5 pt-3 pb-2 sm:px-6"
    >
      <div className="flex items-center justify-between gap-6">
        <h2 tabIndex={-1} className="text-2xl outline-none [box-shadow:none]">
          {sheet.heading}
        </h2>
        <button type="button" onClick={() => setSheetOpen(true)} className={textButton}>
          {sheet.open}
        </button>
      </div>
      <details>
        <Summary text={isRead ? summaryOf(entries, sheet.more) : null} count={count} />
        <QuoteListLines lines={entries} remove={words.remove} onRemove={remove} />
        {sum && <p className="border-t hairline py-3 font-semibold">{sum}</p>}
      </details>
    </section>
  );
}

/** What the closed list says: its first entry, or the number of entries until the list was read. */
function Summary({ text, count }: { text: string | null; count: string }) {
  return (
    <summary className="flex min-h-11 items-center gap-4 font-semibold max-md:min-h-16">
      {text !== null ? (
        <>
          {/* A new element: the script before the first paint has changed the other one. */}
          <span key="read" className="line-clamp-2 min-w-0 md:line-clamp-1">
            {text}
          </span>
          <span className="plus-sign ml-auto" />
        </>
      ) : (
        <span
          suppressHydrationWarning
          data-words={count}
          // React would take a text for a wrong one.
          className="before:content-[attr(data-count)]"
        />
      )}
    </summary>
  );
}

/** Returns the first entry and how many there are beside it; empty without entries. */
function summaryOf([first, ...others]: QuoteLine[], more: string): string {
  if (!first) return "";
  return others.length === 0
    ? first.text
    : interpolate(more, { name: first.text, count: others.length });
}
