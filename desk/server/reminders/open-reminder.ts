import { pluralize } from "../../../content-files/pluralize.ts";
import { buttons, hairline, paragraph } from "../../../server/mail/mail-blocks.tsx";
import type { MailContext, MailKind, MailKinds } from "../../../server/mail/mail-kind.ts";
import {
  describeInLine,
  replyTo,
  requestParts,
} from "../../../server/quote-requests/mails/owner-mail.ts";
import { businessTime, businessTimeWithZone } from "../../../server/time/business-clock.ts";
import { findAgreedRequest } from "../agreement/agreement.repository.ts";
import { createDueTimes } from "../request-records/due-times.ts";
import { findByReference } from "../request-records/request-records.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";
import { answeredLink } from "./answered-link.ts";
import { listOpen } from "./morning-list.tsx";
import { earlyReminderKind, lateReminderKind } from "./queue-reminders.ts";
import { listStillOpen, reminderListKind } from "./reminders.repository.ts";

/** What the site promises: an answer by e-mail, and a call. */
type Promised = "email" | "call";

/** What the owner gets while a request waits for an answer; nothing once it is answered. */
const reminderOf = (promise: Promised): MailKind => ({
  recipient: "owner",
  async writeContent({ quoteRequestId }, context) {
    const { db, settings } = context;
    const request = await findAgreedRequest(db, quoteRequestId);
    if (!request) return null;
    const record = await findByReference(db, request.reference);
    if (!record || !hasMeaning(record.status, "isOpen") || record.quarantineReasons !== null)
      return null;
    const { sentence, header } = replyTo(request, context);
    return {
      ...header,
      subject: `Not answered yet: ${describeInLine(request)}`,
      overline: `Quote request ${request.reference}`,
      heading: `${request.name} waits for an answer`,
      preview: `${request.name}, ${request.phone}`,
      blocks: [
        paragraph(describePromise(promise, request.receivedAt, context)),
        ...requestParts(request, settings),
        hairline,
        paragraph(sentence),
        ...(await answeredLink(context, request.reference)).map((each) => buttons([each])),
        paragraph(
          `Received ${businessTimeWithZone(request.receivedAt)}. Mark the request as answered and no reminder follows.`,
        ),
      ],
      quoteRequestIds: [request.id],
      reference: request.reference,
    };
  },
});

/** Where several reminders are due at once. */
const reminderOfSeveral: MailKind = {
  recipient: "owner",
  async writeContent({ id }, context) {
    const open = await listStillOpen(context.db, id);
    if (open.length === 0) return null;
    const count = pluralize(open.length, "quote request");
    return {
      subject: `Not answered yet: ${count}`,
      overline: "Reminder",
      heading: `${count} to answer`,
      preview: open.map(({ name }) => name).join(", "),
      blocks: await listOpen(open, context, true),
      quoteRequestIds: open.map(({ id }) => id),
    };
  },
};

/** Before the promised e-mail is due, before the promised call is, and several at once. */
export const reminderMails: MailKinds = {
  [earlyReminderKind]: reminderOf("email"),
  [lateReminderKind]: reminderOf("call"),
  [reminderListKind]: reminderOfSeveral,
};

function describePromise(promise: Promised, receivedAt: number, { business, clock }: MailContext) {
  const { emailDueAt, callDueAt } = createDueTimes(business);
  const { emailHours, callHours } = business.promises;
  const [hours, promised, due] =
    promise === "email"
      ? [emailHours, `${pluralize(emailHours, "open hour")} for an answer by e-mail`, emailDueAt]
      : [callHours, `${pluralize(callHours, "hour")} for a call`, callDueAt];
  const ends = due(receivedAt) <= clock() ? "ended" : hours === 1 ? "ends" : "end";
  return `The ${promised} ${ends} on ${businessTime(due(receivedAt))}.`;
}
