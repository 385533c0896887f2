import type { Generated } from "kysely";
import type { RequestStatus } from "../request-records/statuses.ts";

/** Moments are whole milliseconds since 1970, UTC. */
type Moment = number;

/** The desk's tables, which the server's type of a database has beside its own. */
declare module "../../../server/db/schema.ts" {
  interface Tables extends DeskTables {}
}

type DeskTables = {
  /** What the owner records about a quote request, apart from what the visitor sent. */
  quote_mark: {
    quote_request_id: number;
    status: RequestStatus;
    /** When its status first was one that answers the customer; later changes keep it. */
    answered_at: Moment | null;
    /** What was quoted, in cents. */
    amount_cents: number | null;
    /** When its status was last changed. */
    changed_at: Moment;
  };

  /** When the units of a booked quote request are away; a request is booked where it has one. */
  booking: {
    quote_request_id: number;
    /** As in 2027-06-12, like `pickup_day`. */
    delivery_day: string;
    /** As clocks of the business show it, such as 14:30; null while it is open. */
    delivery_time: string | null;
    pickup_day: string;
    pickup_time: string | null;
    site_notes: string;
    /** Why it was booked in spite of a clash; null where there was none. */
    override: string | null;
    changed_at: Moment;
  };

  booking_unit: {
    id: Generated<number>;
    quote_request_id: number;
    /** A unit of content/fleet.yaml. */
    unit_id: string | null;
    /** Where no unit is chosen yet, the trailer: a file in content/trailers. */
    trailer_id: string | null;
  };

  /** Days, both included, on which a unit is out of service. */
  unit_absence: { id: string; unit_id: string; from_day: string; to_day: string; reason: string };

  /** The notes of a quote request, of which none is changed. */
  quote_note: {
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
  quote_reply: {
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
