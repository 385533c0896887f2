import type { Generated, Kysely } from "kysely";

/** Moments are whole milliseconds since 1970, UTC. */
type Moment = number;

/** Where a request came from: the site's form, or a phone call that somebody wrote down. */
export type Origin = "form" | "phone";

/** All tables, as the migrations make them; the desk adds its own. */
export interface Tables {
  quote_request: {
    id: Generated<number>;
    reference: string;
    name: string;
    /** Null, like what follows, only where a phone call left it open. */
    email: string | null;
    /** The mailbox of the address (`emailKey`), the same for other spellings. */
    email_key: string | null;
    phone: string;
    /** The number (`telephoneKeys`), the same for other notations; empty where there is none. */
    phone_key: string;
    location: string | null;
    start_date: string | null;
    end_date: string | null;
    event_type: string | null;
    guest_count: string | null;
    message: string;
    origin: Generated<Origin>;
    received_at: Moment;
    idempotency_key: string | null;
    content_hash: string;
    /** Codes of the reasons why it is quarantined, separated by "; "; null when it is not. */
    quarantine_reasons: string | null;
    /** What is searched, as `foldText` writes it. */
    folded_location: string;
    folded_text: string;
  };

  outbox_mail: {
    id: Generated<number>;
    /** The quote request that it belongs to and is erased with; null where it belongs to none. */
    quote_request_id: number | null;
    /** Its name in server/mail-kinds, or as the desk registers it. */
    kind: string;
    /**
     * What else its kind has to know, such as the day of a list, or the reference of the request
     * that it answers and is erased with; never personal data.
     */
    payload: string | null;
    message_id: string;
    status: "waiting" | "sent" | "set-aside";
    attempts: number;
    next_attempt_at: Moment;
    claimed_by: string | null;
    claimed_until: Moment | null;
    last_error: string | null;
    /**
     * What the last failure was about; "unanswered" once the mail was handed over and no answer
     * came, whatever failed since; null when it was sent.
     */
    fault: "mail" | "settings" | "temporary" | "unanswered" | null;
    created_at: Moment;
    sent_at: Moment | null;
  };

  /** The quote requests that a list has named, such as the morning's. */
  mail_naming: { id: Generated<number>; quote_request_id: number; mail_id: number };

  /** The key of a day's network hashes; the row that write-probes.ts tries is here as well. */
  network_hash_key: {
    /** As in 2027-01-15, UTC; "write-probe" where the row is a probe. */
    day: string;
    key: string;
  };
}

export type Db = Kysely<Tables>;
