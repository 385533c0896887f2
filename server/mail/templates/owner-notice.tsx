import { eventTypeLabel, guestCountLabel } from "../../../quote-request/choices.ts";
import type { StoredQuoteRequest } from "../../quote-requests/quote-request.repository.ts";
import { daysInShort, fullDates, ontarioTime } from "./dates.ts";
import { Fact, Hairline, Lines, MailLayout, Paragraph } from "./mail-layout.tsx";

/** How the customer can be answered: a reply is addressed to them only in the first case. */
export type ReplyWay = "by reply" | "by new mail" | "by phone";

type Props = { quote: StoredQuoteRequest; reply: ReplyWay };

const advice: Record<ReplyWay, string> = {
  "by reply": "Reply to this message to write to the customer. We promised a call within 24 hours.",
  "by new mail":
    "Write to the customer at the address above: it has letters that not every mail server takes, so a reply to this message would not reach them. We promised a call within 24 hours.",
  "by phone":
    "The customer typed an address of ours as their own, so a reply would come back to you. Please call instead.",
};

/** Returns a subject to scan: reference, event, guests, place, dates. */
export function ownerNoticeSubject(quote: StoredQuoteRequest): string {
  return [
    quote.reference,
    eventTypeLabel(quote.eventType),
    guestCountLabel(quote.guestCount),
    quote.location,
    daysInShort(quote.startDate, quote.endDate),
  ].join(" · ");
}

/** What the owner gets: everything the customer sent, and how to answer. */
export function OwnerNotice({ quote, reply }: Props) {
  return (
    <MailLayout
      preview={`${quote.name}, ${quote.phone}`}
      heading={`${eventTypeLabel(quote.eventType)}, ${guestCountLabel(quote.guestCount)}`}
      business={`Quote request ${quote.reference}`}
    >
      <Fact name="Name">{quote.name}</Fact>
      <Fact name="Phone">{quote.phone}</Fact>
      <Fact name="E-mail">{quote.email}</Fact>
      <Hairline />
      <Fact name="Where">{quote.location}</Fact>
      <Fact name="Dates">{fullDates(quote.startDate, quote.endDate)}</Fact>
      <Fact name="Kind of event">{eventTypeLabel(quote.eventType)}</Fact>
      <Fact name="Guests">{guestCountLabel(quote.guestCount)}</Fact>
      <Fact name="Message">
        <Lines text={quote.message || "(none)"} />
      </Fact>
      <Hairline />
      <Paragraph>{advice[reply]}</Paragraph>
      <Paragraph>Received {ontarioTime(quote.receivedAt)}, Ontario time.</Paragraph>
    </MailLayout>
  );
}
