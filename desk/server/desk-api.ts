import * as z from "zod";
import { fieldMessages, tooLong } from "../../quote-request/messages.ts";
import { quoteRequestSchema } from "../../quote-request/quote-request.schema.ts";
import type { RequestMail, SetAsideMail } from "../../server/outbox/request-mails.repository.ts";
import type { Telephone } from "../../server/quote-requests/telephone.ts";
import type { Clash, UnitState } from "./bookings/availability.ts";
import type { Booking } from "./bookings/bookings.repository.ts";
import type { Feed } from "./calendar/feeds.repository.ts";
import type { ReplyTemplate, Trailer, Unit } from "./facts/desk-facts.ts";
import type { Figures } from "./figures/figures.ts";
import type { promisesTo } from "./quote-records/due-times.ts";
import type { InboxRow } from "./quote-records/inbox.repository.ts";
import type { KeptReply, Note } from "./quote-records/notes.repository.ts";
import type { RowDetails } from "./quote-records/row-details.repository.ts";
import { type QuoteStatus, quoteStatuses } from "./quote-records/statuses.ts";
import type { Section } from "./quote-records/triage.ts";

/**
 * What the desk asks of the server, and what it is answered: JSON below /desk/api, for signed-in
 * people only, never stored by a cache. Moments are milliseconds since 1970, amounts are cents.
 */

/**
 * Answers of an error have the shape of the quote function's: a sentence and a code. `reference` is
 * of another quote request that the sentence names.
 */
export type DeskError = { error: string; code: DeskErrorCode; field?: string; reference?: string };
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
  trailers: readonly Trailer[];
  units: readonly Unit[];
  cities: readonly string[];
  counts: DeskCounts;
  now: number;
};
export type Choice = { value: string; label: string };
export type DeskCounts = {
  open: number;
  quarantined: number;
  setAsideMails: number;
  /** Quotes of five days ago or more that nothing came of. */
  followUps: number;
};

/**
 * What of a request a list shows, with the moments when an e-mail and a call are due; null where
 * none is.
 */
export type RequestSummary = Omit<InboxRow, "id"> &
  ReturnType<typeof promisesTo> & {
    /** The numbers in the typed phone; none where it is no number. */
    telephones: readonly Telephone[];
  };

/** A request in a list, with the part of the list of open requests that it is in. */
export type ListedRequest = RequestSummary & RowDetails & { section?: Section };

/**
 * GET /desk/api/requests: a page of requests that are not quarantined. `open=1` gives those that
 * wait for an answer, what is due first, `followUp=1` the quotes without an answer; otherwise the
 * newest come first. With `text` it is a search of all requests, spam and quarantine among them.
 * `after` is the `next` of the page before (keyset pagination).
 */
export const requestQuery = z.strictObject({
  open: z.literal("1").optional(),
  followUp: z.literal("1").optional(),
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
  requests: ListedRequest[];
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
  /** Null where it is not booked. */
  booking: Booking | null;
  /** What is free on its days; null where it has none. */
  availability: Availability | null;
  quarantineReasons: string | null;
  /** The city of ours that the location names, and its distance from the base town. */
  city: { name: string; kilometres: number } | null;
  /** What the guest planner would say of the request's guests; null where it says the phone. */
  stations: { fewest: number; most: number } | null;
  notes: Note[];
  mails: RequestMail[];
  /** Who else is writing a reply at this moment. */
  writing: string[];
  replies: KeptReply[];
  /** Earlier and later requests of the same mailbox or phone number, newest first. */
  others: RequestSummary[];
};
export type { KeptReply as Reply, RequestMail };

/**
 * POST /desk/api/requests/:reference/status. `id` is made by the browser; the same action sent
 * twice is done once.
 */
export const statusChange = z.strictObject({
  id: z.uuid(),
  status: z.enum(quoteStatuses),
  amountCents: z.int().min(0).max(100_000_000).nullable().optional(),
});
export type StatusChange = z.infer<typeof statusChange>;

const day = z.iso.date().refine((text) => text >= "2000" && text < "2101", "This day is too far.");
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Write the time as 14:30.");
const ids = z.array(z.string().max(100)).max(50);

/**
 * POST /desk/api/requests/:reference/booking: books it or changes its booking. A clash is answered
 * with a conflict that names the other booking, unless `override` says why it does not matter.
 */
export const bookingChange = z.strictObject({
  id: z.uuid(),
  deliveryDay: day,
  deliveryTime: time.nullable(),
  pickupDay: day,
  pickupTime: time.nullable(),
  siteNotes: z.string().max(2_000, tooLong(2_000)),
  unitIds: ids,
  /** Trailers of an earlier booking of which no unit is chosen yet. */
  trailerIds: ids,
  override: z.string().max(300, tooLong(300)).nullable(),
});
export type BookingChange = z.infer<typeof bookingChange>;

/** POST /desk/api/requests/:reference/booking/cancel, with the status from then on. */
export const bookingCancel = z.strictObject({
  id: z.uuid(),
  status: z.enum(quoteStatuses).exclude(["booked"]),
});
export type BookingCancel = z.infer<typeof bookingCancel>;

/** GET /desk/api/availability?from=2027-06-12&to=2027-06-13&except=7KQM3XWA&units=two-a,two-b */
export const availabilityQuery = z.strictObject({
  from: day,
  to: day,
  /** A request whose booking does not count. */
  except: z.string().max(20).optional(),
  /** Units that are wanted, and trailers of which any unit is. */
  units: z.string().max(1_000).optional(),
  trailers: z.string().max(1_000).optional(),
});
export type Availability = {
  units: UnitState[];
  /** Which free unit fits; "ask" where people plan it, null where none is free or none is asked. */
  fits: string | null;
  /** What keeps the wanted units from being booked. */
  clashes: Clash[];
};
export type { Booking, Clash, UnitState };

/** POST /desk/api/units/:unit/absences, …/units/absences/:id/end */
export const newAbsence = z.strictObject({
  id: z.uuid(),
  from: day,
  to: day,
  reason: z.string().max(200),
});
/** What is booked on the unit in these days all the same. */
export type AbsenceAnswer = { bookings: { reference: string; name: string }[] };
export const absenceEnd = z.strictObject({ id: z.uuid() });

/** POST /desk/api/requests/:reference/notes */
export const newNote = z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(5_000) });
export type NewNote = z.infer<typeof newNote>;

/** GET /desk/api/requests/:reference/reply-templates: filled with the request. */
export type FilledTemplate = ReplyTemplate;
/** POST /desk/api/requests/:reference/replies: queued in the outbox with a kept copy. */
export const newReply = z.strictObject({
  id: z.uuid(),
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(10_000),
  /** Whether the request counts as answered from now on, or as quoted where this is the quote. */
  marksAnswered: z.boolean(),
  isQuote: z.boolean().optional(),
});
export type NewReply = z.infer<typeof newReply>;

/**
 * POST /desk/api/requests/:reference/undo: takes back a change of status, a reply that still waits,
 * or a decision on quarantine, by the action's id.
 */
export const undoOfAction = z.strictObject({ id: z.uuid(), actionId: z.uuid() });
/** POST /desk/api/requests/:reference/writing: says that this person is writing a reply. */

/**
 * POST /desk/api/requests: what somebody said on the phone; by the form's rules, but a name and a
 * phone number are enough. The reference is answered.
 */
const { shape } = quoteRequestSchema;
export const newRequest = z
  .strictObject({
    id: z.uuid(),
    name: shape.name,
    phone: shape.phone,
    email: z.nullable(shape.email),
    location: z.nullable(shape.location),
    startDate: z.nullable(shape.startDate),
    endDate: z.nullable(shape.endDate),
    eventType: z.nullable(shape.eventType),
    guestCount: z.nullable(shape.guestCount),
    message: shape.message,
    /** Whether the customer gets the acknowledgement by mail. */
    acknowledges: z.boolean(),
  })
  .refine(({ acknowledges, email }) => !acknowledges || email !== null, {
    error: "An acknowledgement needs an e-mail address",
    path: ["email"],
  })
  .refine(
    ({ startDate, endDate }) =>
      startDate === null || endDate === null ? startDate === endDate : startDate <= endDate,
    { error: fieldMessages.endBeforeStart, path: ["endDate"] },
  );
export type NewRequest = z.infer<typeof newRequest>;
export type RequestMade = { reference: string };

/** POST /desk/api/requests/:reference/erase and /desk/api/erase (all of an address or a number). */
export const erasure = z.strictObject({ confirm: z.literal(true) });
export const erasureOfPerson = z.union([
  z.strictObject({ email: z.string().max(254), confirm: z.literal(true) }),
  z.strictObject({ phone: z.string().max(40), confirm: z.literal(true) }),
]);
export type ErasureReceipt = {
  /** A text to send to the person. */
  receipt: string;
  /** What the owner must know beside it. */
  ownerNotes: string;
  references: readonly string[];
};

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
  /** With the name of the customer where the request is still there. */
  log: { at: number; by: string; action: string; reference: string | null; name: string | null }[];
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
    location: string | null;
    guestCount: string | null;
    status: QuoteStatus;
    /** From delivery to pickup where it is booked. */
    startDate: string;
    endDate: string;
    deliveryTime: string | null;
    pickupTime: string | null;
    /** Null where it is not booked. */
    units: Pick<Booking, "unitIds" | "trailerIds"> | null;
    /** Whether another booking has one of its units, or too few days lie between. */
    clashes: boolean;
  }[];
  /** When units are out of service, and ids of booked units that left content/fleet.yaml. */
  absences: { id: string; unitId: string; from: string; to: string; reason: string }[];
  missingUnits: string[];
};

const nameRule = "Give it a name of at most 60 characters.";
const shortName = z.string().trim().min(1, nameRule).max(60, nameRule);

/**
 * POST /desk/api/calendar/feeds: makes an address that calendars subscribe to, shown this once;
 * under the same id again it gets a new secret. POST …/feeds/:id/remove ends one.
 */
export const newFeed = z.strictObject({
  id: z.uuid(),
  name: shortName,
  /** Whether its events carry customers' phone numbers. */
  withPhones: z.boolean(),
  /** Whether it ends when this device is lost. */
  onThisDevice: z.boolean(),
});
export type CalendarSubscription = { address: string };

/**
 * GET /desk/api/access: what signs in as this person or reads the calendar, and on which devices.
 * POST …/sessions/:id/end, …/passkeys/:id/remove. A passkey is made by POST …/passkeys/options (the
 * browser's creation options, as JSON) and POST …/passkeys (the browser's answer, as JSON).
 */
export type Access = {
  devices: { id: string; name: string; isThis: boolean }[];
  sessions: {
    id: string;
    deviceId: string;
    createdAt: number;
    seenAt: number;
    isThis: boolean;
    hasNotices: boolean;
  }[];
  /** Several devices where the passkey is synced. */
  passkeys: { id: string; deviceIds: string[]; createdAt: number; usedAt: number | null }[];
  feeds: Feed[];
};
/** POST /desk/api/access/devices/:id/name */
export const deviceName = z.strictObject({ name: shortName });
/** POST /desk/api/access/devices/:id/lost: ends all that signs in or reads on a device. */
export const lostDevice = z.strictObject({
  id: z.uuid(),
  /** Whether devices that used one of its passkeys are signed out as well. */
  alsoShared: z.boolean(),
});
export type LostDevice = z.infer<typeof lostDevice>;

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
