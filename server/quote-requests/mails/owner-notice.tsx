import { eventTypeLabel, guestCountLabel } from "../../../quote-request/choices.ts";
import { needsSmtpUtf8 } from "../../mail/header-text.ts";
import { Fact, Hairline, Lines, MailLayout, Paragraph } from "../../mail/mail-layout.tsx";
import { ownerMailbox } from "../../mail/owner-mailbox.ts";
import type { MailKind } from "../../outbox/mail-kind.ts";
import { daysInShort, fullDates, ontarioTime } from "../../time/format-dates.ts";
import { sameAddress } from "../email-key.ts";
import type { StoredQuoteRequest } from "../quote-request.repository.ts";
import { loadQuoteRequest } from "./load-quote-request.ts";

/** How the customer can be answered; only by reply is the mail's Reply-To their address. */
type ReplyMethod = "by reply" | "by new mail" | "by phone";

const advice: Record<ReplyMethod, string> = {
  "by reply": "Reply to this message to write to the customer. We promised a call within 24 hours.",
  "by new mail":
    "Write to the customer at the address above: it has letters that not every mail server takes, so a reply to this message would not reach them. We promised a call within 24 hours.",
  "by phone":
    "The customer typed an address of ours as their own, so a reply would come back to you. Please call instead.",
};

/** What the owner gets: everything the customer sent, and how to answer. */
export const ownerNotice: MailKind<StoredQuoteRequest> = {
  recipient: "owner",
  load: loadQuoteRequest,
  render(quote, { business, settings }) {
    const reply = chooseReplyMethod(quote.email, [settings.inbox, settings.from, business.email]);
    return {
      to: ownerMailbox(business, settings),
      ...(reply === "by reply" && { replyTo: { name: quote.name, address: quote.email } }),
      subject: subjectOf(quote),
      body: <OwnerNotice quote={quote} reply={reply} />,
    };
  },
};

/** Returns how the owner can answer a customer with this address. */
function chooseReplyMethod(address: string, own: readonly string[]): ReplyMethod {
  // A reply to a customer who typed the owner's own address would come back to the owner.
  if (own.some((ours) => sameAddress(ours, address))) return "by phone";
  // Not every mail server takes a header with such an address, and the owner has to get the mail.
  return needsSmtpUtf8(address) ? "by new mail" : "by reply";
}

/** Returns a subject to scan: reference, event, guests, place, dates. */
function subjectOf(quote: StoredQuoteRequest): string {
  return [
    quote.reference,
    eventTypeLabel(quote.eventType),
    guestCountLabel(quote.guestCount),
    quote.location,
    daysInShort(quote.startDate, quote.endDate),
  ].join(" · ");
}

function OwnerNotice({ quote, reply }: { quote: StoredQuoteRequest; reply: ReplyMethod }) {
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
