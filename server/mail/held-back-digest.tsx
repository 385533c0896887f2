import { Fragment } from "react";
import { countOf } from "../count-of.ts";
import type { StoredQuoteRequest } from "../quote-request.repository.ts";
import { fullDates } from "./dates.ts";
import { Fact, Hairline, Letter, Lines, Paragraph, Subheading } from "./letter.tsx";

/** Messages are cut here, in characters: what is held back is mostly advertising. */
const mostOfMessage = 500;

const count = (quotes: readonly StoredQuoteRequest[]) => countOf(quotes.length, "quote request");

export const heldBackDigestSubject = (quotes: readonly StoredQuoteRequest[]): string =>
  `Held back for you to look at: ${count(quotes)}`;

/** What the owner gets once a day when requests looked suspicious: enough to tell a customer from advertising. */
export function HeldBackDigest({ quotes }: { quotes: readonly StoredQuoteRequest[] }) {
  return (
    <Letter
      preview={quotes.map(({ name }) => name).join(", ")}
      heading={`${count(quotes)} held back`}
      business="Please look at these"
    >
      <Paragraph>
        They looked like advertising, so no acknowledgement was sent and you were not told at once.
        Where one is a customer after all, please call or write to them.
      </Paragraph>
      {quotes.map((quote) => (
        <Fragment key={quote.id}>
          <Hairline />
          <Subheading>{quote.reference}</Subheading>
          <Fact name="Why it was held back">{quote.heldFor}</Fact>
          <Fact name="Name">{quote.name}</Fact>
          <Fact name="Phone">{quote.phone}</Fact>
          <Fact name="E-mail">{quote.email}</Fact>
          <Fact name="Where">{quote.location}</Fact>
          <Fact name="Dates">{fullDates(quote.startDate, quote.endDate)}</Fact>
          <Fact name="Message">
            <Lines text={cut(quote.message) || "(none)"} />
          </Fact>
        </Fragment>
      ))}
    </Letter>
  );
}

const cut = (text: string) =>
  text.length > mostOfMessage ? `${text.slice(0, mostOfMessage)} …` : text;
