import { eventTypeLabel, guestCountLabel } from "../../../quote-request/choices.ts";
import { hairline, paragraph } from "../../mail/mail-blocks.tsx";
import type { MailKind } from "../../mail/mail-kind.ts";
import { businessTimeWithZone } from "../../time/business-clock.ts";
import { daysInShort } from "../../time/format-dates.ts";
import type { StoredQuoteRequest } from "../quote-request.repository.ts";
import { findQuoteRequest } from "../quote-request.repository.ts";
import { deskLink, quoteFacts, replyTo } from "./owner-mail.ts";

/** What the owner gets: everything the customer sent, and how to answer. */
export const ownerNotice: MailKind = {
  recipient: "owner",
  async write({ quoteRequestId }, context) {
    const { db, settings } = context;
    const quote = await findQuoteRequest(db, quoteRequestId);
    if (!quote) return null;
    const { sentence, header } = replyTo(quote, context);
    return {
      ...header,
      subject: subjectOf(quote),
      overline: `Quote request ${quote.reference}`,
      heading: `${eventTypeLabel(quote.eventType)}, ${guestCountLabel(quote.guestCount)}`,
      preview: `${quote.name}, ${quote.phone}`,
      blocks: [
        ...quoteFacts(quote),
        hairline,
        paragraph(sentence),
        ...deskLink(settings, `/requests/${quote.reference}`),
        paragraph(`Received ${businessTimeWithZone(quote.receivedAt)}.`),
      ],
      quoteRequestIds: [quote.id],
      reference: quote.reference,
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
