import type { Generated, Kysely } from "kysely";

/** Moments are whole milliseconds since 1970, UTC. */
type Moment = number;

export type QuoteRequestTable = {
  id: Generated<number>;
  reference: string;
  name: string;
  email: string;
  /** The mailbox of the address (`emailKey`); other spellings have the same. */
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
  /** Codes of the reasons why it is quarantined, separated by "; "; null when it is not. */
  quarantine_reasons: string | null;
  /** For a quarantined request, the hash of its network, by which a flood is recognized. */
  network_hash: string | null;
  /** The digest that names it: a mail of the outbox. */
  digest_mail_id: number | null;
  /** What is searched, as `foldText` writes it; null until housekeeping has filled it in. */
  folded_location: string | null;
  folded_text: string | null;
};

export type OutboxMailTable = {
  id: Generated<number>;
  /** The quote request that it belongs to and is erased with; null where it belongs to none. */
  quote_request_id: number | null;
  /** Its name in server/mail-kinds. */
  kind: string;
  /** What else its kind has to know, such as a digest's period; never personal data. */
  payload: string | null;
  message_id: string;
  status: "waiting" | "sent" | "set-aside";
  attempts: number;
  next_attempt_at: Moment;
  claimed_by: string | null;
  claimed_until: Moment | null;
  last_error: string | null;
  /** What the last failure was about; null when the mail was sent. */
  fault: "mail" | "settings" | "temporary" | null;
  created_at: Moment;
  sent_at: Moment | null;
};

/** What has become of a quote request, as the owner records it; without a record it is new. */
export const quoteStatuses = ["new", "answered", "quoted", "booked", "lost", "spam"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** What the owner records about a quote request, apart from what the visitor sent. */
export type QuoteMarkTable = {
  quote_request_id: number;
  status: QuoteStatus;
  /** When its status first was one that answers the customer; later changes keep it. */
  answered_at: Moment | null;
  /** What was quoted, in cents CAD. */
  amount_cents: number | null;
  /** The trailer that is booked, by its file in content/trailers. */
  trailer_id: string | null;
  /** When its status was last changed; null where that was before migration 0012. */
  changed_at: Moment | null;
};

/** The notes of a quote request, of which none is changed. */
export type QuoteNoteTable = {
  id: Generated<number>;
  quote_request_id: number;
  at: Moment;
  /** The address of who wrote it, or "npm run quotes". */
  by: string;
  text: string;
};

/** A copy of each reply that was sent from the desk. */
export type QuoteReplyTable = {
  id: Generated<number>;
  quote_request_id: number;
  /** The mail of the outbox that carries it. */
  mail_id: number;
  at: Moment;
  by: string;
  subject: string;
  text: string;
};

/** What is set in the desk, as JSON; server/desk-settings lists the names. */
export type DeskSettingTable = { name: string; value: string };

/** Actions that were done, by the id that the browser made. */
export type DeskActionTable = { id: string; at: Moment };

/** A device that gets a notice of each new request. */
export type PushSubscriptionTable = {
  endpoint: string;
  /** The session that switched notices on, and with which they end. */
  session_id: string;
  p256dh: string;
  auth: string;
  created_at: Moment;
};

/** The key of a day's network hashes. */
export type NetworkHashKeyTable = {
  /** As in 2027-01-15, UTC. */
  day: string;
  key: string;
};

export type Tables = {
  quote_request: QuoteRequestTable;
  outbox_mail: OutboxMailTable;
  quote_mark: QuoteMarkTable;
  quote_note: QuoteNoteTable;
  quote_reply: QuoteReplyTable;
  desk_setting: DeskSettingTable;
  desk_action: DeskActionTable;
  push_subscription: PushSubscriptionTable;
  network_hash_key: NetworkHashKeyTable;
};

export type Db = Kysely<Tables>;
