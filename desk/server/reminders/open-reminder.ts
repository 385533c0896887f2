import type { Business } from "../../../server/business/business.ts";
import { pluralize } from "../../../server/log/pluralize.ts";
import { hairline, paragraph } from "../../../server/mail/mail-blocks.tsx";
import type { MailKind } from "../../../server/mail/mail-kind.ts";
import {
  describeInLine,
  replyTo,
  requestParts,
} from "../../../server/quote-requests/mails/owner-mail.ts";
import { findQuoteRequest } from "../../../server/quote-requests/quote-request.repository.ts";
import { businessTime, businessTimeWithZone } from "../../../server/time/business-clock.ts";
import { createDueTimes } from "../request-records/due-times.ts";
import { findByReference } from "../request-records/request-records.repository.ts";
import { means } from "../request-records/statuses.ts";
import { answeredLink } from "./answered-link.ts";

/** What the site promises: an answer by e-mail, and a call. */
type Promised = "email" | "call";

/** What the owner gets while a request waits for an answer; nothing once it is answered. */
const reminderOf = (promise: Promised): MailKind => ({
  recipient: "owner",
  async write({ quoteRequestId }, context) {
    const { db, business, settings } = context;
    const request = await findQuoteRequest(db, quoteRequestId);
    if (!request) return null;
    const record = await findByReference(db, request.reference);
    if (!record || !means(record.status, "isOpen") || record.quarantineReasons !== null)
      return null;
    const agreed = { ...request, ...record, quarantineReasons: null };
    const { sentence, header } = replyTo(agreed, context);
    return {
      ...header,
      subject: `Not answered yet: ${describeInLine(agreed)}`,
      overline: `Quote request ${request.reference}`,
      heading: `${agreed.name} waits for an answer`,
      preview: `${agreed.name}, ${agreed.phone}`,
      blocks: [
        paragraph(describePromise(promise, request.receivedAt, business)),
        ...requestParts(agreed, settings),
        hairline,
        paragraph(sentence),
        ...(await answeredLink(context, request.reference)),
        paragraph(
          `Received ${businessTimeWithZone(request.receivedAt)}. Mark the request as answered and no reminder follows.`,
        ),
      ],
      quoteRequestIds: [request.id],
      reference: request.reference,
    };
  },
});

/** Before the promised answer by e-mail is due. */
export const reminderAfter90Minutes = reminderOf("email");

/** Before the promised call is due. */
export const reminderAfter20Hours = reminderOf("call");

function describePromise(promise: Promised, receivedAt: number, business: Business): string {
  const { emailDueAt, callDueAt } = createDueTimes(business);
  const { emailHours, callHours } = business.promises;
  const [hours, says, due] =
    promise === "email"
      ? [emailHours, `${pluralize(emailHours, "open hour")} for an answer by e-mail`, emailDueAt]
      : [callHours, `${pluralize(callHours, "hour")} for a call`, callDueAt];
  return `The ${says} ${hours === 1 ? "ends" : "end"} on ${businessTime(due(receivedAt))}.`;
}
