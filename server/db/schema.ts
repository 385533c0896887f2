import type { Generated, Kysely } from "kysely";
import type { Fault } from "../mail/refusals.ts";

/** Moments are whole milliseconds since 1970, UTC. */
type Moment = number;

export type QuoteRequestTable = {
  id: Generated<number>;
  reference: string;
  name: string;
  email: string;
  /** The mailbox that the address reaches (`emailKey`), which other spellings of it share. */
  email_key: Generated<string>;
  phone: string;
  location: string;
  start_date: string;
  end_date: string;
  event_type: string;
  guest_count: string;
  message: string;
  received_at: Moment;
  idempotency_key: string | null;
  content_hash: string;
  /** Why it was held back for the owner to look at, reasons with semicolons between them; null when it was not. */
  held_for: string | null;
  /** For a quarantined request, where it came from: `networkHash`, by which floods from one network are told. */
  network_hash: string | null;
  /** The mail that told the owner that it is held back. */
  digest_mail_id: number | null;
};

/**
 * A digest tells the owner of all requests that were held back lately, or of a week's figures; it is kept with the first of
 * the requests that it is about.
 */
export const mailKinds = [
  "owner-notice",
  "acknowledgement",
  "held-back-digest",
  "weekly-digest",
] as const;
export type MailKind = (typeof mailKinds)[number];

export type OutboxMailTable = {
  id: Generated<number>;
  quote_request_id: number;
  kind: MailKind;
  message_id: string;
  status: "waiting" | "sent" | "set-aside";
  attempts: number;
  next_attempt_at: Moment;
  claimed_by: string | null;
  claimed_until: Moment | null;
  last_error: string | null;
  /** What the last failure of a waiting mail spoke of. */
  fault: Fault | null;
  created_at: Moment;
  sent_at: Moment | null;
};

/** What has become of a quote request, as the owner says; one that nobody has said anything of is new. */
export const quoteStatuses = ["new", "answered", "booked", "lost"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** What the owner notes about a quote request, apart from what the visitor sent. */
export type QuoteMarkTable = {
  quote_request_id: number;
  status: QuoteStatus;
  note: string;
  /** When it first was something else than new, whatever became of it later. */
  answered_at: Moment | null;
};

/** The key that a day's network hashes were made with. */
export type NetworkHashKeyTable = {
  /** As in 2027-01-15, UTC. */
  day: string;
  key: string;
};

export type Tables = {
  quote_request: QuoteRequestTable;
  outbox_mail: OutboxMailTable;
  quote_mark: QuoteMarkTable;
  network_hash_key: NetworkHashKeyTable;
};

export type Db = Kysely<Tables>;
