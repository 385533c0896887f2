import type { MailKinds } from "../mail/mail-kind.ts";
import { acknowledgementOf } from "../quote-requests/mails/acknowledgement.ts";
import { ownerNoticeOf } from "../quote-requests/mails/owner-notice.ts";
import { quarantineList } from "../quote-requests/mails/quarantine-list.ts";
import {
  acknowledgementKind,
  ownerNoticeKind,
  quarantineListKind,
} from "../quote-requests/mails/request-mail-kinds.ts";
import { type FindRequest, findQuoteRequest } from "../quote-requests/quote-request.repository.ts";

/** The mails about a new request as it is found; the desk finds what was agreed about it. */
export const requestMailKinds = (find: FindRequest): MailKinds => ({
  [ownerNoticeKind]: ownerNoticeOf(find),
  [acknowledgementKind]: acknowledgementOf(find),
});

/** Every kind of mail that the server itself sends; the desk registers its own. */
export const mailKinds: MailKinds = {
  ...requestMailKinds(findQuoteRequest),
  [quarantineListKind]: quarantineList,
};
