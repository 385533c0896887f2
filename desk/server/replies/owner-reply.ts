import { hairline, paragraph } from "../../../server/mail/mail-blocks.tsx";
import type { MailKind } from "../../../server/mail/mail-kind.ts";
import { findReplyOfMail, listMailsBefore } from "./reply.repository.ts";

/** What the owner writes to a customer in the desk. */
export const ownerReply: MailKind = {
  recipient: "customer",
  async writeContent(mail, { db, business }) {
    const reply = await findReplyOfMail(db, mail.id);
    if (!reply?.email) return null;
    const { subject, text, reference } = reply;
    const { fullName, phone, email } = business;
    const before = await listMailsBefore(db, reply.quoteRequestId, mail.id);
    return {
      to: { name: "", address: reply.email },
      replyTo: "owner",
      subject,
      // A person wrote it: RFC 3834 has "no" for such a mail.
      headers: {
        "Auto-Submitted": "no",
        // Mail programs show it below what it follows (RFC 5322, section 3.6.4).
        ...(before.length > 0 && {
          "In-Reply-To": before.at(-1) as string,
          References: before.join(" "),
        }),
      },
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
