/** The kinds of mail about new requests, as they are stored in `outbox_mail.kind`. */
export const ownerNoticeKind = "owner-notice";
export const acknowledgementKind = "acknowledgement";
export const quarantineListKind = "quarantine-list";
