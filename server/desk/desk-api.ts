import * as z from "zod";
import { quoteStatuses } from "../db/schema.ts";
import type { InboxRow } from "../quote-records/inbox.repository.ts";
import type { KeptReply, Note } from "../quote-records/notes.repository.ts";
import type { RequestMail, SetAsideMail } from "../quote-records/request-mails.repository.ts";
import type { Figures } from "../reports/figures.ts";

/**
 * What the desk asks of the server, and what it is answered: JSON below /desk/api, for signed-in
 * people only, never stored by a cache. Moments are milliseconds since 1970, amounts are cents.
 */

/** Answers of an error have the shape of the quote function's: a sentence and a code. */
export type DeskError = { error: string; code: DeskErrorCode; field?: string };
export type DeskErrorCode =
  | "invalid"
  | "signed-out"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "rate-limited"
  | "too-large"
  | "failed";

/** GET /desk/api/start: what the application needs before its first screen. */
export type DeskStart = {
  person: string;
  business: {
    name: string;
    phone: string;
    baseTown: string;
    hours: string;
    openDays: readonly string[];
  };
  /** Choices of the form, by their stored values. */
  eventTypes: readonly Choice[];
  guestCounts: readonly Choice[];
  trailers: readonly { id: string; name: string; units: number }[];
  cities: readonly string[];
  counts: DeskCounts;
  now: number;
};
export type Choice = { value: string; label: string };
export type DeskCounts = { open: number; quarantined: number; setAsideMails: number };

/** What of a request a list shows, with the moments when an e-mail and a call are due. */
export type RequestSummary = Omit<InboxRow, "id"> & { emailDueAt: number; callDueAt: number };

/**
 * GET /desk/api/requests: a page of requests that are not quarantined. `open=1` gives those that
 * wait for an answer, the nearest promise first; otherwise the newest first. `after` is the `next`
 * of the page before (keyset pagination).
 */
export const requestQuery = z.strictObject({
  open: z.literal("1").optional(),
  status: z.enum(quoteStatuses).optional(),
  eventType: z.string().max(60).optional(),
  place: z.string().max(100).optional(),
  text: z.string().max(200).optional(),
  /** Days of the rental: requests that touch any day between the two, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  after: z.string().max(100).optional(),
});
export type RequestQuery = z.infer<typeof requestQuery>;
export type RequestPage = {
  requests: RequestSummary[];
  next: string | null;
  counts: DeskCounts;
  now: number;
  /** Why nothing can be stored at this moment, such as a full disk. */
  cannotStore?: string | null;
};

/** GET /desk/api/requests/:reference */
export type RequestDetail = RequestSummary & {
  message: string;
  amountCents: number | null;
  /** The trailer that is booked. */
  trailerId: string | null;
  quarantineReasons: string | null;
  /** The city of ours that the location names, and its distance from the base town. */
  city: { name: string; kilometres: number } | null;
  /** What the guest planner would say of the request's guests; null where it says the phone. */
  stations: { fewest: number; most: number } | null;
  notes: Note[];
  mails: RequestMail[];
  replies: KeptReply[];
  /** Earlier and later requests of the same mailbox, newest first. */
  others: RequestSummary[];
};
export type { KeptReply as Reply, Note, RequestMail };

/**
 * POST /desk/api/requests/:reference/status. `id` is made by the browser; the same action sent
 * twice is done once.
 */
export const statusChange = z.strictObject({
  id: z.uuid(),
  status: z.enum(quoteStatuses),
  amountCents: z.int().min(0).max(100_000_000).nullable().optional(),
  trailerId: z.string().max(100).nullable().optional(),
});
export type StatusChange = z.infer<typeof statusChange>;

/** POST /desk/api/requests/:reference/notes */
export const newNote = z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(5_000) });
export type NewNote = z.infer<typeof newNote>;

/** GET /desk/api/requests/:reference/reply-templates: filled with the request. */
export type FilledTemplate = { id: string; name: string; subject: string; text: string };
/** POST /desk/api/requests/:reference/replies: queued in the outbox with a kept copy. */
export const newReply = z.strictObject({
  id: z.uuid(),
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(10_000),
  /** Whether the request counts as answered from now on. */
  marksAnswered: z.boolean(),
});
export type NewReply = z.infer<typeof newReply>;

/** POST /desk/api/requests/:reference/erase and /desk/api/erase (all of an address). */
export const erasure = z.strictObject({ confirm: z.literal(true) });
export const erasureOfAddress = z.strictObject({
  email: z.string().max(254),
  confirm: z.literal(true),
});
export type ErasureReceipt = { receipt: string; references: readonly string[] };

/** GET /desk/api/quarantine */
export type Quarantine = { requests: (RequestSummary & { message: string; reasons: string })[] };
/** POST /desk/api/requests/:reference/release and …/spam */
export const quarantineAction = z.strictObject({ id: z.uuid() });

/** GET /desk/api/figures?from=2027-01-01&to=2027-03-31 */
export const figuresQuery = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
export type DeskFigures = Figures;

/** GET /desk/api/housekeeping */
export type DeskHousekeeping = {
  mails: { waiting: number; setAside: SetAsideMail[] };
  backups: { name: string; at: number; bytes: number }[];
  /** False where the database cannot be copied to a file from here (PostgreSQL). */
  canBackUp: boolean;
  log: { at: number; by: string; action: string; reference: string | null }[];
  reminders: Reminders;
};
/** POST /desk/api/housekeeping/resend, …/backup; GET …/backups/:name; GET /desk/api/export.csv */
export type BackupMade = { name: string; at: number; bytes: number };
/** POST /desk/api/housekeeping/reminders */
export const reminders = z.strictObject({
  after90Minutes: z.boolean(),
  after20Hours: z.boolean(),
  morningList: z.boolean(),
});
export type Reminders = z.infer<typeof reminders>;

/** GET /desk/api/calendar?month=2027-06 */
export const calendarQuery = z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) });
export type CalendarMonth = {
  month: string;
  entries: {
    reference: string;
    name: string;
    location: string;
    startDate: string;
    endDate: string;
    trailerId: string | null;
    isBooked: boolean;
    /** Whether more units of its trailer are booked on one of its days than there are. */
    clashes: boolean;
  }[];
  subscription: { exists: boolean };
};
/** POST /desk/api/calendar/subscription: makes or renews the secret address, shown this once. */
export type CalendarSubscription = { address: string };

/**
 * GET /desk/api/access: who and what is signed in. POST …/sessions/:id/end, …/passkeys/:id/remove. A
 * passkey is made by POST …/passkeys/options (the browser's creation options, as JSON) and POST
 * …/passkeys (the browser's answer, as JSON).
 */
export type Access = {
  sessions: { id: string; device: string; createdAt: number; seenAt: number; isThis: boolean }[];
  passkeys: { id: string; name: string; createdAt: number; usedAt: number | null }[];
};

/** GET /desk/api/push: the key; POST …/push: a subscription; POST …/push/remove */
export const pushSubscription = z.strictObject({
  /**
   * Bounded as it is stored: an index of PostgreSQL takes 2,704 bytes, and escaping makes nine bytes
   * of one.
   */
  endpoint: z.url({ protocol: /^https$/, normalize: true }).max(1_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87,88}=?$/),
    auth: z.string().regex(/^[\w-]{22,24}=?=?$/),
  }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;
export type PushState = { publicKey: string; isOn: boolean };
