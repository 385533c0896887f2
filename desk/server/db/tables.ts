import type { Generated, Selectable } from "kysely";
import type { Tables } from "../../../server/db/schema.ts";
import type { ChangeKind } from "../agreement/agreed.ts";
import type { RequestStatus } from "../request-records/statuses.ts";

/** Moments are whole milliseconds since 1970, UTC. */
type Moment = number;

/** The desk's tables, which the server's type of a database has beside its own. */
declare module "../../../server/db/schema.ts" {
  interface Tables extends DeskTables {}
}

type QuoteRequest = Selectable<Tables["quote_request"]>;

/** What of a request can be corrected, with what is searched and found by. */
type WrittenColumns = Pick<
  QuoteRequest,
  | "name"
  | "email"
  | "email_key"
  | "phone"
  | "phone_key"
  | "location"
  | "start_date"
  | "end_date"
  | "event_type"
  | "guest_count"
  | "folded_location"
  | "folded_text"
>;

/** What is agreed beside what a visitor is asked. */
type TermColumns = {
  /** As clocks of the business show it, such as 14:30; null while it is open. */
  delivery_time: string | null;
  pickup_time: string | null;
  site_notes: string;
  /** Units of content/fleet.yaml, separated by commas. */
  unit_ids: string;
  /** Files in content/trailers of which no unit is chosen yet, likewise. */
  trailer_ids: string;
  /** Why it was booked in spite of a clash; null where there was none. */
  override: string | null;
};

type DeskTables = {
  /** What the owner records about a quote request, apart from what the visitor sent. */
  request_mark: {
    quote_request_id: number;
    status: RequestStatus;
    /** When its status first was one that answers the customer; later changes keep it. */
    answered_at: Moment | null;
    /** What was quoted, in cents. */
    amount_cents: number | null;
    /** When its status was last changed. */
    changed_at: Moment;
  };

  /**
   * What was agreed about a request, whole, from the first change of what the visitor wrote on; a
   * request whose status is booked has its days and units here.
   */
  agreement: TermColumns & WrittenColumns & { quote_request_id: number; changed_at: Moment };

  /** What happened to what was agreed; an undone action leaves none. */
  agreement_change: {
    id: Generated<number>;
    quote_request_id: number;
    action_id: string;
    at: Moment;
    by: string;
    kind: ChangeKind;
    /** The history's line, such as "Phone: 905-555-0155 → 905-555-0199". */
    says: string;
    /** JSON of the changed fields with their values before, and of the same with those after. */
    was: string;
    became: string;
    /** The days that it had before. */
    start_date: string | null;
    end_date: string | null;
  };

  /** Days, both included, on which a unit is out of service. */
  unit_absence: { id: string; unit_id: string; from_day: string; to_day: string; reason: string };

  /** The notes of a quote request, of which none is changed. */
  request_note: {
    id: Generated<number>;
    quote_request_id: number;
    at: Moment;
    /** The address of who wrote it, or "npm run requests". */
    by: string;
    text: string;
    /** What is searched, as of a request; a reply's has the subject, too. */
    folded_text: string;
  };

  /** A copy of each reply that was sent from the desk. */
  request_reply: {
    id: Generated<number>;
    quote_request_id: number;
    /** The mail of the outbox that carries it. */
    mail_id: number;
    at: Moment;
    by: string;
    subject: string;
    text: string;
    folded_text: string;
  };

  /** What is set in the desk, as JSON; desk/server/settings lists the names. */
  desk_setting: { name: string; value: string };

  /** Actions that were done, by the id that the browser made. */
  desk_action: {
    id: string;
    at: Moment;
    /** SHA-256 of the kind, the reference and the body; null where the undo came before it. */
    content_hash: string | null;
    /**
     * What an undo restores, as JSON without personal data; null where nothing can be undone, or it
     * was.
     */
    undo: string | null;
  };

  /** Who was writing a reply to a request a moment ago. */
  desk_presence: { quote_request_id: number; person: string; until: Moment };

  /** A device that gets a notice of each new request. */
  push_subscription: {
    endpoint: string;
    /** The session that switched notices on, and with which they end. */
    session_id: string;
    p256dh: string;
    auth: string;
    created_at: Moment;
  };

  /** Somebody who is signed in to the desk. */
  desk_session: {
    id: string;
    /** SHA-256 of the cookie's value. */
    token_hash: string;
    /** E-mail address of who signed in. */
    person: string;
    device_id: string;
    created_at: Moment;
    seen_at: Moment;
    expires_at: Moment;
  };

  /** A sign-in to the desk that is under way, or one by a passkey that is done. */
  desk_sign_in: {
    id: string;
    /** Asked for by mail; a link that was printed here or by a command; by a passkey. */
    kind: "mail" | "printed-here" | "printed" | "passkey";
    /** Null where nobody is to be signed in, or where it is done. */
    person: string | null;
    /** SHA-256 of the cookie on the device that asked. */
    device_hash: string | null;
    /** SHA-256 of the link's secret; null until the mail is rendered, and when it was used. */
    link_hash: string | null;
    /** SHA-256 of the six-digit code. */
    code_hash: string | null;
    wrong_codes: number;
    /** Hash of the network that asked, with the day's key. */
    network_hash: string | null;
    created_at: Moment;
    expires_at: Moment;
  };

  desk_passkey: {
    /** The credential's id, as base64url. */
    id: string;
    person: string;
    /** What authenticators know the person by: random, as base64url. */
    user_handle: string;
    /** As base64url. */
    public_key: string;
    /** How often it was used, as the authenticator counts; 0 where it does not count. */
    counter: number;
    /** Separated by commas. */
    transports: string;
    created_at: Moment;
    used_at: Moment | null;
  };

  /** A browser in which a person has signed in. */
  desk_device: {
    /** SHA-256 of a cookie that says nothing else, and the person. */
    id: string;
    person: string;
    /** As in "Chrome on Windows", or as its owner calls it; each once for a person. */
    name: string;
    created_at: Moment;
  };

  /** On which devices a passkey was made or used: several where it is synced. */
  desk_passkey_device: { passkey_id: string; device_id: string };

  /** An address of the calendar that programs subscribe to. */
  calendar_feed: {
    id: string;
    /** Who made it. */
    person: string;
    /** The device whose calendar follows it, and with which it ends; null for any other. */
    device_id: string | null;
    name: string;
    /** SHA-256 of the secret in the address. */
    secret_hash: string;
    /** 1 where its events carry customers' phone numbers. */
    with_phones: 0 | 1;
    created_at: Moment;
    read_at: Moment | null;
  };

  /** What was done in the desk, and by whom. */
  desk_log: {
    id: Generated<number>;
    at: Moment;
    by: string;
    action: string;
    /** The quote request that it was done to. */
    reference: string | null;
  };
};
