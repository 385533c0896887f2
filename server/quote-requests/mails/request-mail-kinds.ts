/** The kinds of mail about a new request, as they are stored in `outbox_mail.kind`. */
export const ownerNoticeKind = "owner-notice";
export const acknowledgementKind = "acknowledgement";
