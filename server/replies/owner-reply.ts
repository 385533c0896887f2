import { hairline, paragraph } from "../mail/mail-blocks.tsx";
import type { MailKind } from "../mail/mail-kind.ts";
import { findReplyOfMail } from "./reply.repository.ts";

/** What the owner writes to a customer in the desk. */
export const ownerReply: MailKind = {
  recipient: "customer",
  async write(mail, { db, business }) {
    const reply = await findReplyOfMail(db, mail.id);
    if (!reply) return null;
    const { subject, text, reference } = reply;
    const { fullName, phone, email } = business;
    return {
      to: { name: "", address: reply.email },
      replyTo: "owner",
      subject,
      // A person wrote it: RFC 3834 has "no" for such a mail.
      headers: { "Auto-Submitted": "no" },
      overline: fullName,
      heading: subject,
      preview: subject,
      blocks: [
        ...text.split(/\n{2,}/).map(paragraph),
        hairline,
        paragraph([`Your quote request ${reference}`, fullName, phone, email].join(" · ")),
      ],
      quoteRequestIds: [reply.quoteRequestId],
      reference,
    };
  },
};
