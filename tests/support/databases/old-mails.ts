import { oldSampleRow } from "./old-quotes.ts";

const quoted = (value: string | number | null) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);

function insertSql(table: string, row: Record<string, string | number | null>): string {
  const values = Object.values(row).map(quoted);
  return `insert into ${table} (${Object.keys(row).join(", ")}) values (${values.join(", ")});`;
}

/** A quote request as it was stored before, under its id as reference. */
const request = (id: number, receivedAt: string, changes: Record<string, string | number> = {}) =>
  insertSql("quote_request", {
    ...oldSampleRow,
    id,
    reference: `OLD${id}`,
    content_hash: `${id}`,
    email_key: "priya.raman@example.com",
    received_at: Date.parse(receivedAt),
    ...changes,
  });

/** When the mails were created, in milliseconds since 1970. */
export const created = Date.parse("2027-01-15T15:00:00Z");
const mail = (
  id: number,
  requestId: number,
  kind: string,
  changes: Record<string, string | number>,
) =>
  insertSql("outbox_mail", {
    id,
    quote_request_id: requestId,
    kind,
    message_id: `<${id}@maple.example>`,
    status: "waiting",
    attempts: 0,
    next_attempt_at: created,
    created_at: created,
    ...changes,
  });

const sent = { status: "sent", attempts: 1, sent_at: created + 1 };
const setAside = { status: "set-aside", attempts: 9, last_error: "550 …", fault: "mail" };
const everyReason =
  "trap filled in; sent by another site's page; link where none belongs; markup of a link; three links or more; letters of two scripts in a word; filled in within three seconds; many from one network; too many without an address; above the hourly ceiling";

/** SQL that stores requests and mails of every kind in every state, as before migration 0010. */
export const oldMailsSql = [
  request(1, "2027-01-18T04:30:00Z"),
  request(2, "2027-01-13T15:00:00Z", { held_for: everyReason, digest_mail_id: 21 }),
  request(3, "2027-01-13T16:00:00Z", { held_for: "markup of a link", digest_mail_id: 21 }),
  request(4, "2027-01-14T15:00:00Z", { digest_mail_id: 22 }),
  request(5, "2027-01-14T15:00:00Z", { held_for: "a reason of before", network_hash: "hash" }),
  request(6, "2027-07-05T04:30:00Z"),
  request(7, "2027-03-14T12:00:00Z"),
  mail(11, 1, "owner-notice", sent),
  mail(12, 1, "acknowledgement", setAside),
  mail(13, 6, "owner-notice", { claimed_by: "maple|1|1", claimed_until: created + 180_000 }),
  mail(14, 6, "acknowledgement", { last_error: "451 …", fault: "temporary", attempts: 3 }),
  mail(15, 7, "acknowledgement", sent),
  mail(21, 2, "held-back-digest", {}),
  mail(22, 4, "held-back-digest", { ...sent, created_at: Date.parse("2027-01-15T04:59:00Z") }),
  mail(23, 5, "held-back-digest", setAside),
  mail(31, 1, "weekly-digest", {}),
  mail(32, 6, "weekly-digest", sent),
  mail(33, 7, "weekly-digest", setAside),
  mail(99, 7, "owner-notice", sent),
  // Its id must not be given out again.
  "delete from outbox_mail where id = 99;",
].join("\n");
