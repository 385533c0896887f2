import { X } from "lucide-react";
import type { DaySheetContent } from "./day-sheet-content.ts";

type Props = {
  content: Pick<DaySheetContent, "words" | "lines">;
  /** Whether each line has a button that removes it. */
  isEditable: boolean;
};

/**
 * The list of trailers, add-ons and the planner's answers. It is empty, with every line that it may
 * have in a template, from which `showLines` takes those of the quote list.
 */
export function TicketLines({ content: { words, lines }, isEditable }: Props) {
  const remove = isEditable ? words.list.remove : undefined;
  return (
    <ul data-lines>
      <template>
        {lines.map(({ item, text }) => (
          <Line key={item} item={item} text={text} remove={remove} />
        ))}
        <Line item="" text="" remove={remove} planWords={JSON.stringify(words.summary)} />
      </template>
    </ul>
  );
}

type LineProps = {
  /** Empty for the line of the planner's answers. */
  item: string;
  text: string;
  remove: string | undefined;
  planWords?: string;
};

function Line({ item, text, remove, planWords }: LineProps) {
  return (
    <li
      data-item={item}
      data-plan-words={planWords}
      className="flex items-start justify-between gap-4 border-t hairline py-1 first-of-type:border-t-0"
    >
      <span className="min-w-0 py-2">{text}</span>
      {remove && (
        <button
          type="button"
          data-remove
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1.5 text-sm font-semibold underline decoration-brass underline-offset-4 print:hidden"
        >
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-sm:sr-only">{remove}</span>
          <span className="sr-only">
            : <span data-name>{text}</span>
          </span>
        </button>
      )}
    </li>
  );
}
