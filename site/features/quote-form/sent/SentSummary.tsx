import type { ReactNode } from "react";
import { interpolate } from "../../../../content-files/interpolate.ts";
import { valueInWords } from "../../../../quote-request/choices.ts";
import { askedLines } from "../../../../quote-request/protocol.ts";
import { dateInWords } from "../../../content/dates.ts";
import type { QuoteFormWords } from "../form-content.ts";
import type { Sent } from "../use-quote-request.ts";

/** The days and the message are shown by themselves. */
const listed = askedLines.filter((line) => line !== "dates" && line !== "message");

type Props = { words: QuoteFormWords; listHeading: string; sent: Sent };

/** The request that was sent, as a list of its fields. */
export function SentSummary({ words, listHeading, sent: { request, message, lines } }: Props) {
  const { startDate, endDate } = request;
  const { fields } = words.form;
  const { success } = words;
  const [start, end] = [dateInWords(startDate, words), dateInWords(endDate, words)];
  return (
    <section className="mt-9 border-t hairline pt-7">
      <h2 className="text-xl">{success.asked}</h2>
      <dl className="mt-3">
        <Row label={success.daysLabel}>
          {start === end ? start : interpolate(success.days, { start, end })}
        </Row>
        {listed
          .filter((field) => request[field])
          .map((field) => (
            <Row key={field} label={fields[field].label}>
              {field === "guestCount" && request.eventType === "construction"
                ? // The choices speak of guests, and a site has none.
                  request.guestCount
                : valueInWords(field, request[field])}
            </Row>
          ))}
        {lines.length > 0 && (
          <Row label={listHeading}>
            <ul className="grid gap-1">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Row>
        )}
        {message !== "" && (
          <Row label={fields.message.label}>
            <span className="whitespace-pre-line">{message}</span>
          </Row>
        )}
        <Row label={success.answerTo}>
          {request.name}
          <br />
          {request.email}
          <br />
          {request.phone}
        </Row>
      </dl>
      <button
        type="button"
        onClick={() => print()}
        className="mt-3 min-h-11 font-semibold underline decoration-brass underline-offset-4 print:hidden"
      >
        {success.print}
      </button>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b hairline py-2.5 last:border-b-0 sm:grid-cols-[11rem_1fr]">
      <dt className="text-sm leading-7 text-moss">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
