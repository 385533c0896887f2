import { X } from "lucide-react";
import { dateInWords } from "../../content/dates.ts";
import { updateDraft } from "./draft.ts";
import type { QuoteList } from "./quote-links.ts";
import { withoutEntry } from "./quote-list.ts";
import type { QuoteLine, QuoteListContent } from "./quote-summary.ts";

export const textButton =
  "inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1.5 text-sm font-semibold underline decoration-brass underline-offset-4 print:hidden";

type LinesProps = {
  lines: QuoteLine[];
  /** The button's word. */
  remove: string;
  /** Left out where the list is somebody else's. */
  onRemove?: (line: QuoteLine) => void;
};

export function QuoteListLines({ lines, remove, onRemove }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.item}
          className="flex items-start justify-between gap-4 border-t hairline py-1 in-[dialog]:first:border-t-0"
        >
          <span className="min-w-0 py-2">{line.text}</span>
          {onRemove && (
            <button type="button" onClick={() => onRemove(line)} className={textButton}>
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
              <span className="max-sm:sr-only">{remove}</span>
              <span className="sr-only">: {line.text}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Takes an entry off the visitor's quote list. */
export function removeLine(list: QuoteList, { item }: QuoteLine): void {
  const { items, plans = [] } = withoutEntry(list, item);
  updateDraft((draft) => ({ ...draft, items, plans }));
}

/** Place, date and people of a quote list. */
export function QuoteListFacts({ list, content }: { list: QuoteList; content: QuoteListContent }) {
  const { facts } = content.words.sheet;
  const { city = "", date, guests } = list;
  const rows = [
    [facts.city, content.cities[city]],
    [facts.date, date && dateInWords(date, content)],
    [facts.guests, guests],
  ];
  return (
    <dl className="grid gap-x-6 md:grid-cols-3">
      {rows.map(([label, value]) => (
        <div key={label} className="max-md:grid max-md:grid-cols-[5rem_1fr]">
          <dt className="text-sm leading-7 text-moss">{label}</dt>
          <dd className={value ? "in-[dialog]:font-semibold" : "text-moss"}>
            {value || facts.none}
          </dd>
        </div>
      ))}
    </dl>
  );
}
