import type { Business } from "../business/business.ts";
import { pluralize } from "../log/pluralize.ts";
import { hairline, paragraph } from "../mail/mail-blocks.tsx";
import type { MailKind } from "../mail/mail-kind.ts";
import { createDueTimes } from "../quote-records/due-times.ts";
import { findByReference } from "../quote-records/quote-records.repository.ts";
import { deskLink, quoteFacts, replyTo } from "../quote-requests/mails/owner-mail.ts";
import { findQuoteRequest } from "../quote-requests/quote-request.repository.ts";
import { businessTime, businessTimeWithZone } from "../time/business-clock.ts";

/** What the owner gets while a request waits for an answer; nothing once it is answered. */
const reminderOf = (describeDue: (receivedAt: number, business: Business) => string): MailKind => ({
  recipient: "owner",
  async write({ quoteRequestId }, context) {
    const { db, business, settings } = context;
    const quote = await findQuoteRequest(db, quoteRequestId);
    if (!quote) return null;
    const record = await findByReference(db, quote.reference);
    if (record?.status !== "new" || record.quarantineReasons !== null) return null;
    const { sentence, header } = replyTo(quote, context);
    return {
      ...header,
      subject: `Not answered yet: ${quote.reference} · ${quote.name} · ${quote.location}`,
      overline: `Quote request ${quote.reference}`,
      heading: `${quote.name} waits for an answer`,
      preview: `${quote.name}, ${quote.phone}`,
      blocks: [
        paragraph(describeDue(quote.receivedAt, business)),
        ...quoteFacts(quote),
        hairline,
        paragraph(sentence),
        ...deskLink(settings, `/requests/${quote.reference}`),
        paragraph(
          `Received ${businessTimeWithZone(quote.receivedAt)}. Mark the request as answered and no reminder follows.`,
        ),
      ],
      quoteRequestIds: [quote.id],
      reference: quote.reference,
    };
  },
});

/** Before the promised answer by e-mail is due. */
export const reminderAfter90Minutes = reminderOf((receivedAt, business) => {
  const { emailHours } = business.promises;
  const due = businessTime(createDueTimes(business).emailDueAt(receivedAt));
  return `The ${pluralize(emailHours, "open hour")} for an answer by e-mail ${end(emailHours)} on ${due}.`;
});

/** Before the promised call is due. */
export const reminderAfter20Hours = reminderOf((receivedAt, business) => {
  const { callHours } = business.promises;
  const due = businessTime(createDueTimes(business).callDueAt(receivedAt));
  return `The ${pluralize(callHours, "hour")} for a call ${end(callHours)} on ${due}.`;
});

const end = (hours: number) => (hours === 1 ? "ends" : "end");
