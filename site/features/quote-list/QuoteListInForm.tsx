import { X } from "lucide-react";
import { useRef } from "react";
import { formElementIds } from "../../../quote-request/protocol.ts";
import { describeItems, describePlan } from "./quote-summary.ts";
import type { QuoteListContent, useQuoteList } from "./use-quote-list.ts";

type Props = { content: QuoteListContent; list: ReturnType<typeof useQuoteList> };

/**
 * The quote list above the form's fields, each entry with a remove button; nothing while it is
 * empty.
 */
export function QuoteListInForm({ content, list }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { words, catalogue } = content;
  const { quoteList, removeItem, removePlan } = list;
  const lines = describeItems(quoteList, catalogue, words.summary).map(({ item, text }) => ({
    text,
    remove: () => removeItem(item),
  }));
  if (quoteList.plan)
    lines.push({
      text: describePlan(quoteList.plan, catalogue, words.summary),
      remove: removePlan,
    });
  if (lines.length === 0) return null;

  const remove = (line: (typeof lines)[number]) => {
    line.remove();
    // The focused button is removed with its entry.
    if (lines.length > 1) heading.current?.focus();
    else document.getElementById(formElementIds.control("name"))?.focus();
  };
  return (
    <section className="mb-8 border-l-2 border-brass bg-white px-5 pt-4 pb-2 sm:col-span-2">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.list.heading}
      </h2>
      <p className="mt-0.5 text-sm text-moss">{words.list.text}</p>
      <ul className="mt-2">
        {lines.map((line) => (
          <li
            key={line.text}
            className="flex items-start justify-between gap-4 border-t hairline py-1"
          >
            <span className="min-w-0 py-2">{line.text}</span>
            <button
              type="button"
              onClick={() => remove(line)}
              className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm font-semibold underline decoration-brass underline-offset-4"
            >
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
              {words.list.remove}
              <span className="sr-only">: {line.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
