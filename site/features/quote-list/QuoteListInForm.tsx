import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { interpolate } from "../../../content-files/interpolate.ts";
import { guestCountLabel } from "../../../quote-request/choices.ts";
import { formElementIds } from "../../../quote-request/protocol.ts";
import { TicketRule } from "./day-sheet/TicketRule.tsx";
import { dateInWords } from "./planned-event.ts";
import { countItems, isEmptyQuoteList } from "./quote-list.ts";
import { describeItems, describePlan } from "./quote-summary.ts";
import type { QuoteListContent, useQuoteList } from "./use-quote-list.ts";

type Props = {
  content: QuoteListContent;
  list: ReturnType<typeof useQuoteList>;
  /** Names of the cities by their ids. */
  cities: Record<string, string>;
};

/**
 * The quote list above the form's fields: the day, and each entry with a remove button. It is as high
 * without its words as with them, because show-ticket.ts shows it before the first paint.
 */
export function QuoteListInForm({ content, list, cities }: Props) {
  const ticket = useRef<HTMLElement>(null);
  const { words, catalogue } = content;
  const { quoteList, isRead, removeItem, removePlan } = list;
  const lines = describeItems(quoteList, catalogue, words.summary).map(({ item, text }) => ({
    text,
    name: catalogue[item] ?? "",
    remove: () => removeItem(item),
  }));
  const { plan, city, date, guests } = quoteList;
  if (plan)
    lines.push({
      text: describePlan(plan, catalogue, words.summary),
      name: words.sheet.plan,
      remove: removePlan,
    });

  const isEmpty = isEmptyQuoteList(quoteList);
  const hasLines = countItems(quoteList) > 0;
  const wasRead = useRef(false);
  useEffect(() => {
    if (!ticket.current || !isRead) return;
    // What is chosen in the fields below opens no ticket above them.
    if (isEmpty) ticket.current.hidden = true;
    else if (hasLines || !wasRead.current) ticket.current.hidden = false;
    wasRead.current = true;
  }, [isRead, isEmpty, hasLines]);

  const remove = (line: (typeof lines)[number]) => {
    line.remove();
    // The focused button is removed with its entry.
    if (lines.length > 1) ticket.current?.querySelector("h2")?.focus();
    else document.getElementById(formElementIds.control("name"))?.focus();
  };
  const { facts } = words.sheet;
  return (
    <section
      ref={ticket}
      hidden
      suppressHydrationWarning
      data-ticket
      className="mb-8 border hairline bg-white px-5 pt-3 pb-1 sm:px-6"
    >
      <div className="flex items-center justify-between gap-6">
        <h2 tabIndex={-1} className="text-2xl outline-none [box-shadow:none]">
          {words.sheet.heading}
        </h2>
        <button type="button" data-open-sheet className={textButton}>
          {words.sheet.open}
        </button>
      </div>
      <dl className="mt-1 grid gap-x-6 md:grid-cols-3">
        <Fact label={facts.city} value={city && cities[city]} none={facts.none} />
        <Fact label={facts.date} value={date && dateInWords(date)} none={facts.none} />
        <Fact
          label={facts.guests}
          value={guests && guestCountLabel(guests as never)}
          none={facts.none}
        />
      </dl>
      <TicketRule />
      <details>
        <summary className="flex min-h-11 items-center justify-between gap-4 max-md:min-h-16">
          {summaryOf(lines, words.sheet)}
          <span className="plus-sign" />
        </summary>
        <ul>
          {lines.map((line) => (
            <li
              key={line.text}
              className="flex items-start justify-between gap-4 border-t hairline py-1"
            >
              <span className="min-w-0 py-2">{line.text}</span>
              <button type="button" onClick={() => remove(line)} className={textButton}>
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
                {words.list.remove}
                <span className="sr-only">: {line.text}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const textButton =
  "inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm font-semibold underline decoration-brass underline-offset-4";

/** Returns the first entry's name and how many there are beside it. */
function summaryOf(lines: { name: string }[], words: QuoteListContent["words"]["sheet"]): string {
  const [first, ...others] = lines;
  if (!first) return words.empty;
  return others.length === 0
    ? first.name
    : interpolate(words.more, { name: first.name, count: others.length });
}

function Fact({ label, value, none }: { label: string; value?: string; none: string }) {
  return (
    <div className="max-md:grid max-md:grid-cols-[5rem_1fr]">
      <dt className="text-sm leading-7 text-moss">{label}</dt>
      <dd>{value || none}</dd>
    </div>
  );
}
