import { Hairline, MailLayout, Paragraph } from "../mail/mail-layout.tsx";
import { ownerMailbox } from "../mail/owner-mailbox.ts";
import type { MailKind } from "../outbox/mail-kind.ts";
import { createDueTimes } from "../quote-records/due-times.ts";
import { findByReference } from "../quote-records/quote-records.repository.ts";
import { loadQuoteRequest } from "../quote-requests/mails/load-quote-request.ts";
import { DeskLink, QuoteFacts, replyTo } from "../quote-requests/mails/owner-mail.tsx";
import type { StoredQuoteRequest } from "../quote-requests/quote-request.repository.ts";
import { ontarioTime } from "../time/format-dates.ts";

/** What the owner gets while a request waits for an answer; nothing once it is answered. */
const reminderOf = (
  describeDue: (quote: StoredQuoteRequest, due: ReturnType<typeof createDueTimes>) => string,
): MailKind<StoredQuoteRequest> => ({
  recipient: "owner",
  async load(deps, mail) {
    const loaded = await loadQuoteRequest(deps, mail);
    if (!loaded) return null;
    const record = await findByReference(deps.db, loaded.content.reference);
    const isOpen = record?.status === "new" && record.quarantineReasons === null;
    return isOpen ? loaded : null;
  },
  render(quote, context) {
    const { business, settings } = context;
    const { sentence, header } = replyTo(quote, context);
    const due = describeDue(quote, createDueTimes(business));
    return {
      to: ownerMailbox(business, settings),
      ...header,
      subject: `Not answered yet: ${quote.reference} · ${quote.name} · ${quote.location}`,
      body: (
        <MailLayout
          preview={`${quote.name}, ${quote.phone}`}
          heading={`${quote.name} waits for an answer`}
          business={`Quote request ${quote.reference}`}
        >
          <Paragraph>{due}</Paragraph>
          <QuoteFacts quote={quote} />
          <Hairline />
          <Paragraph>{sentence}</Paragraph>
          <DeskLink deskUrl={settings.deskUrl} reference={quote.reference} />
          <Paragraph>
            Received {ontarioTime(quote.receivedAt)}, Ontario time. Mark the request as answered and
            no reminder follows.
          </Paragraph>
        </MailLayout>
      ),
    };
  },
});

/** After 90 open minutes: the answer by e-mail is due after two open hours. */
export const reminderAfter90Minutes = reminderOf(
  ({ receivedAt }, { emailDueAt }) =>
    `The two open hours for an answer by e-mail end on ${ontarioTime(emailDueAt(receivedAt))}.`,
);

/** After 20 hours: the call is due after 24. */
export const reminderAfter20Hours = reminderOf(
  ({ receivedAt }, { callDueAt }) =>
    `The 24 hours for a call end on ${ontarioTime(callDueAt(receivedAt))}.`,
);
