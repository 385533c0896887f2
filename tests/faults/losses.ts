import type { MailRow, StoredRequest } from "../support/databases/database.ts";
import type { SmtpInbox } from "../support/mail/smtp-inbox.ts";

/** Compares the references that visitors got with what is stored and the mails that arrived. */
export function findLosses(
  { requests, outbox }: { requests: StoredRequest[]; outbox: MailRow[] },
  promised: readonly string[],
  inbox: SmtpInbox,
) {
  const stored = new Set(requests.map(({ reference }) => reference));
  const arrived = new Set(inbox.mails.map(({ messageId }) => messageId));
  const notMailed = outbox.filter(
    ({ status, message_id }) => status === "sent" && !arrived.has(message_id),
  );
  // Every mail of a request has one Message-ID; a second one for the same request and recipient is
  // a second mail.
  const addressed = new Set(
    inbox.mails.map(({ recipients, subject, text }) => {
      const reference = [...stored].find((each) => text?.includes(each));
      return `${recipients[0]} ${subject} ${reference}`;
    }),
  );
  return {
    answered: promised.length,
    lost: promised.filter((reference) => !stored.has(reference)).length + notMailed.length,
    doubled: arrived.size - addressed.size,
    /** The same mail twice: a crash between acceptance and record forces one. */
    repeated: inbox.mails.length - arrived.size,
    stored: requests.length,
    mails: outbox.length,
  };
}
