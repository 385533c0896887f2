import type { MailKinds } from "../mail/mail-kind.ts";
import { acknowledgement } from "../quote-requests/mails/acknowledgement.ts";
import { ownerNotice } from "../quote-requests/mails/owner-notice.ts";

/** Every kind of mail that the server itself sends; the desk registers its own. */
export const mailKinds: MailKinds = { "owner-notice": ownerNotice, acknowledgement };
