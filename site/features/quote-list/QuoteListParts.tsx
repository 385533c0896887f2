import { X } from "lucide-react";
import { updateDraft } from "./draft.ts";
import type { QuoteList } from "./quote-links.ts";
import { withoutEntry } from "./quote-list.ts";
import type { QuoteLine } from "./quote-summary.ts";

export const textButton =
  "inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1.5 text-sm font-semibold underline decoration-brass underline-offset-4 print:hidden";

type LinesProps = {
  lines: QuoteLine[];
  /** The button's word. */
  remove: string;
  onRemove: (line: QuoteLine) => void;
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
          <button type="button" onClick={() => onRemove(line)} className={textButton}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className="max-sm:sr-only">{remove}</span>
            <span className="sr-only">: {line.text}</span>
          </button>
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
