import { eventTypeLabel, guestCountLabel } from "../../../quote-request/choices.ts";
import { Hairline, MailLayout, Paragraph } from "../../mail/mail-layout.tsx";
import { ownerMailbox } from "../../mail/owner-mailbox.ts";
import type { MailKind } from "../../outbox/mail-kind.ts";
import { daysInShort, ontarioTime } from "../../time/format-dates.ts";
import type { StoredQuoteRequest } from "../quote-request.repository.ts";
import { loadQuoteRequest } from "./load-quote-request.ts";
import { DeskLink, QuoteFacts, replyTo } from "./owner-mail.tsx";

/** What the owner gets: everything the customer sent, and how to answer. */
export const ownerNotice: MailKind<StoredQuoteRequest> = {
  recipient: "owner",
  load: loadQuoteRequest,
  render(quote, context) {
    const { business, settings } = context;
    const { sentence, header } = replyTo(quote, context);
    return {
      to: ownerMailbox(business, settings),
      ...header,
      subject: subjectOf(quote),
      body: <OwnerNotice quote={quote} advice={sentence} deskUrl={settings.deskUrl} />,
    };
  },
};

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

type Props = { quote: StoredQuoteRequest; advice: string; deskUrl: string | null };

function OwnerNotice({ quote, advice, deskUrl }: Props) {
  return (
    <MailLayout
      preview={`${quote.name}, ${quote.phone}`}
      heading={`${eventTypeLabel(quote.eventType)}, ${guestCountLabel(quote.guestCount)}`}
      business={`Quote request ${quote.reference}`}
    >
      <QuoteFacts quote={quote} />
      <Hairline />
      <Paragraph>{advice}</Paragraph>
      <DeskLink deskUrl={deskUrl} reference={quote.reference} />
      <Paragraph>Received {ontarioTime(quote.receivedAt)}, Ontario time.</Paragraph>
    </MailLayout>
  );
}
