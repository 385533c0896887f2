import { Hairline, Lines, MailLayout, Paragraph } from "../mail/mail-layout.tsx";
import { ownerMailbox } from "../mail/owner-mailbox.ts";
import type { MailKind } from "../outbox/mail-kind.ts";
import { findReplyOfMail, type StoredReply } from "./reply.repository.ts";

/** What the owner writes to a customer in the desk. */
export const ownerReply: MailKind<StoredReply> = {
  recipient: "customer",
  async load({ db }, mail) {
    const content = await findReplyOfMail(db, mail.id);
    if (!content) return null;
    const { quoteRequestId, reference } = content;
    return { content, quoteRequestIds: [quoteRequestId], reference };
  },
  render: (reply, { business, settings }) => ({
    to: { name: "", address: reply.email },
    replyTo: ownerMailbox(business, settings),
    subject: reply.subject,
    body: (
      <MailLayout preview={reply.subject} heading={reply.subject} business={business.fullName}>
        {reply.text.split(/\n{2,}/).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change places.
          <Paragraph key={at}>
            <Lines text={paragraph} />
          </Paragraph>
        ))}
        <Hairline />
        <Paragraph>
          {`Your quote request ${reply.reference} · ${business.fullName} · ${business.phone} · ${business.email}`}
        </Paragraph>
      </MailLayout>
    ),
    // A person wrote it: RFC 3834 has "no" for such a mail.
    headers: { "Auto-Submitted": "no" },
  }),
};
