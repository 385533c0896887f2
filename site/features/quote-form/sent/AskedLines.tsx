import { type AskedLine, askedLines, formElementIds } from "../../../../quote-request/protocol.ts";
import type { QuoteFormWords } from "../form-content.ts";

/** What was asked for, in a page sent without JavaScript: the server fills it in and shows it. */
export function AskedLines({ words }: { words: QuoteFormWords }) {
  const { fields } = words.form;
  const labelOf = (line: AskedLine) =>
    line === "dates" ? words.success.daysLabel : fields[line].label;
  return (
    <section id={formElementIds.asked} hidden className="mt-9 border-t hairline pt-7">
      <h2 className="text-xl">{words.success.asked}</h2>
      <dl className="mt-3">
        {askedLines.map((line) => (
          <div key={line} className="border-b hairline py-2.5">
            <dt className="text-sm text-moss">{labelOf(line)}</dt>
            <dd id={formElementIds.askedFor(line)} className="whitespace-pre-line" />
          </div>
        ))}
      </dl>
    </section>
  );
}
