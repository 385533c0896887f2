import { eventTypes } from "../../quote-request/choices.ts";
import { pluralize } from "../log/pluralize.ts";
import { Fact, Hairline, MailLayout, Paragraph, Subheading } from "../mail/mail-layout.tsx";
import { ownerMailbox } from "../mail/owner-mailbox.ts";
import type { MailKind } from "../outbox/mail-kind.ts";
import { periodOf } from "../outbox/queue-digest.ts";
import { createDueTimes } from "../quote-records/due-times.ts";
import { countInbox, type InboxRow } from "../quote-records/inbox.repository.ts";
import { DeskLink } from "../quote-requests/mails/owner-mail.tsx";
import { daysInShort, ontarioTime } from "../time/format-dates.ts";
import { firstListed } from "./queue-reminders.ts";
import { listOpen } from "./reminders.repository.ts";

/** Requests that the list names; the others are counted. */
const mostNamed = 30;

type OpenList = { open: InboxRow[]; total: number };

/** What the owner gets each morning while requests wait for an answer. */
export const openInTheMorning: MailKind<OpenList> = {
  recipient: "owner",
  async load({ db }, mail) {
    const open = await listOpen(db, { from: firstListed(periodOf(mail)) }, mostNamed);
    const content = { open, total: (await countInbox(db)).open };
    return open.length > 0 ? { content, quoteRequestIds: open.map(({ id }) => id) } : null;
  },
  render({ open, total }, { business, settings }) {
    const { emailDueAt, callDueAt } = createDueTimes(business);
    const count = pluralize(total, "quote request");
    return {
      to: ownerMailbox(business, settings),
      subject: `Still open: ${count}`,
      body: (
        <MailLayout
          preview={open.map(({ name }) => name).join(", ")}
          heading={`${count} to answer`}
          business="This morning"
        >
          {open.map((quote) => (
            <div key={quote.reference}>
              <Hairline />
              <Subheading>{quote.reference}</Subheading>
              <Fact name="Name">{quote.name}</Fact>
              <Fact name="What">
                {`${labelOf(quote.eventType)}, ${quote.guestCount} guests, ${quote.location}, ${daysInShort(quote.startDate, quote.endDate)}`}
              </Fact>
              <Fact name="Phone">{quote.phone}</Fact>
              <Fact name="E-mail">{quote.email}</Fact>
              <Fact name="Answer by e-mail until">{ontarioTime(emailDueAt(quote.receivedAt))}</Fact>
              <Fact name="Call until">{ontarioTime(callDueAt(quote.receivedAt))}</Fact>
              <DeskLink deskUrl={settings.deskUrl} reference={quote.reference} />
            </div>
          ))}
          {total > open.length && (
            <Paragraph>{`${total - open.length} more are open, older ones among them.`}</Paragraph>
          )}
        </MailLayout>
      ),
    };
  },
};

const labelOf = (eventType: string) =>
  eventTypes.find(({ value }) => value === eventType)?.label ?? eventType;
