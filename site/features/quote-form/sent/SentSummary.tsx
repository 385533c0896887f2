import type { ReactNode } from "react";
import { interpolate } from "../../../../content-files/interpolate.ts";
import { valueInWords } from "../../../../quote-request/choices.ts";
import { type FieldName, fieldNames } from "../../../../quote-request/fields.ts";
import type { Sent } from "../use-quote-request.ts";
import type { QuoteFormWords } from "../words.ts";

/** Returns a date such as 2027-06-12 as "June 12, 2027". */
const inWords = (date: string) =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** Fields that have no line of their own: they are in another line, or left out. */
const joined: FieldName[] = ["name", "email", "phone", "startDate", "endDate", "message"];
const listed = fieldNames.filter((field) => !joined.includes(field));

type Props = { words: QuoteFormWords; listHeading: string; sent: Sent };

/** The request that was sent, as a list of its fields. */
export function SentSummary({ words, listHeading, sent: { request, message, lines } }: Props) {
  const { startDate, endDate } = request;
  const { fields } = words.form;
  const { success } = words;
  const days =
    startDate === endDate
      ? inWords(startDate)
      : interpolate(success.days, { start: inWords(startDate), end: inWords(endDate) });
  return (
    <section className="mt-9 border-t hairline pt-7">
      <h2 className="text-xl">{success.asked}</h2>
      <dl className="mt-3">
        <Row label={success.daysLabel}>{days}</Row>
        {listed.map((field) => (
          <Row key={field} label={fields[field].label}>
            {valueInWords(field, request[field])}
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
          {request.email}
          <br />
          {request.phone}
        </Row>
      </dl>
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
