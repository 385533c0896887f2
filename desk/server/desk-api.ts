import * as z from "zod";
import { maxLengths } from "../../quote-request/fields.ts";
import { fieldMessages, tooLong } from "../../quote-request/messages.ts";
import { quoteRequestSchema } from "../../quote-request/quote-request.schema.ts";
import { agreedFields, maxAgreed } from "./agreement/agreed.ts";
import { hasMeaning, requestStatuses } from "./request-records/statuses.ts";

/**
 * What the desk sends to the server, by one schema for each route: JSON below /desk/api, for
 * signed-in people only, never stored by a cache. desk-answers.ts names what it is answered.
 */

/**
 * Answers of an error have the shape of the quote function's: a sentence and a code. `reference` is
 * of another quote request that the sentence names; `problems` and `theirs` are of the website's
 * editor, as website-api.ts describes them.
 */
export type DeskError = {
  error: string;
  code: DeskErrorCode;
  field?: string;
  reference?: string;
  problems?: unknown;
  theirs?: unknown;
};
export type DeskErrorCode =
  | "invalid"
  | "signed-out"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "rate-limited"
  | "too-large"
  | "failed";

/**
 * GET /desk/api/requests: a page of requests that are not quarantined. `open=1` gives those that
 * wait for an answer, what is due first, `followUp=1` the quotes without an answer; otherwise the
 * newest come first. With `text` it is a search of all requests, spam and quarantine among them.
 * `after` is the `next` of the page before (keyset pagination).
 */
export const requestListParams = z.strictObject({
  open: z.literal("1").optional(),
  followUp: z.literal("1").optional(),
  status: z.enum(requestStatuses).optional(),
  eventType: z.string().max(60).optional(),
  place: z.string().max(100).optional(),
  text: z.string().max(200).optional(),
  /** Days of the rental: requests that touch any day between the two, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  after: z.string().max(100).optional(),
});
export type RequestListParams = z.infer<typeof requestListParams>;

/**
 * POST /desk/api/requests/:reference/status. `id` is made by the browser; the same action sent
 * twice is done once.
 */
export const statusChange = z.strictObject({
  id: z.uuid(),
  status: z.enum(requestStatuses),
  amountCents: z.int().min(0).max(100_000_000).nullable().optional(),
});
export type StatusChange = z.infer<typeof statusChange>;

const day = z.iso.date().refine((text) => text >= "2000" && text < "2101", "This day is too far.");
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Write the time as 14:30.");
const ids = z.array(z.string().max(100)).max(50);

const { shape } = quoteRequestSchema;
/** What a request may have of the form's fields; only a name and a phone number are needed. */
const writtenShape = {
  name: shape.name,
  phone: shape.phone,
  email: z.nullable(shape.email),
  location: z.nullable(shape.location),
  eventType: z.nullable(shape.eventType),
  guestCount: z.nullable(shape.guestCount),
};

/**
 * POST /desk/api/requests/:reference/agreement: corrects what was agreed, and books it with
 * `books`. `was` has the values that a person saw when they began; where somebody else has changed
 * one of these to something else since, a conflict names the field. A clash of a booking is a
 * conflict that names the other booking, unless `override` says why it does not matter.
 */
export const agreementChange = z.strictObject({
  id: z.uuid(),
  set: z
    .strictObject({
      ...writtenShape,
      startDate: day.nullable(),
      deliveryTime: time.nullable(),
      endDate: day.nullable(),
      pickupTime: time.nullable(),
      siteNotes: z.string().max(maxAgreed.siteNotes, tooLong(maxAgreed.siteNotes)),
      unitIds: ids,
      /** Trailers of an earlier booking of which no unit is chosen yet. */
      trailerIds: ids,
      override: z.string().max(maxAgreed.override, tooLong(maxAgreed.override)).nullable(),
    })
    .partial(),
  was: z.partialRecord(z.enum(agreedFields), z.union([z.string(), ids, z.null()])),
  books: z.literal(true).optional(),
});
export type AgreementChange = z.infer<typeof agreementChange>;

/** POST /desk/api/requests/:reference/booking/cancel, with the status from then on. */
export const bookingCancel = z.strictObject({
  id: z.uuid(),
  status: z.enum(requestStatuses.filter((status) => !hasMeaning(status, "isBooked"))),
});
export type BookingCancel = z.infer<typeof bookingCancel>;

/** GET /desk/api/availability?from=2027-06-12&to=2027-06-13&except=7KPM3XWA&units=two-a,two-b */
export const availabilityParams = z.strictObject({
  from: day,
  to: day,
  /** A request whose booking does not count. */
  except: z.string().max(20).optional(),
  /** Units that are wanted, and trailers of which any unit is. */
  units: z.string().max(1_000).optional(),
  trailers: z.string().max(1_000).optional(),
});

/** POST /desk/api/units/:unit/absences */
export const newAbsence = z.strictObject({
  id: z.uuid(),
  from: day,
  to: day,
  reason: z.string().max(200),
});

/** POST /desk/api/requests/:reference/notes */
export const newNote = z.strictObject({ id: z.uuid(), text: z.string().trim().min(1).max(5_000) });
export type NewNote = z.infer<typeof newNote>;

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
 * POST /desk/api/requests/:reference/undo: undoes by its id what action-kinds.ts names as undoable,
 * or a new request's acknowledgement; a mail only while it waits.
 */
export const undoOfAction = z.strictObject({ id: z.uuid(), actionId: z.uuid() });

/**
 * POST /desk/api/requests: what somebody said on the phone; by the form's rules, but a name and a
 * phone number are enough. The reference is answered.
 */
export const newRequest = z
  .strictObject({
    id: z.uuid(),
    ...writtenShape,
    startDate: z.nullable(shape.startDate),
    endDate: z.nullable(shape.endDate),
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

const email = z.string().max(maxLengths.email);
const phone = z.string().max(maxLengths.phone);

/** POST /desk/api/erase/question: what an erasure of one request, or of a person, would take. */
export const erasureQuestion = z.union([
  z.strictObject({ reference: z.string().max(20) }),
  z.strictObject({ email }),
  z.strictObject({ phone }),
]);
export type ErasureQuestion = z.infer<typeof erasureQuestion>;

/** Beside its confirmation, the references of the bookings that go with it. */
const confirmation = {
  confirm: z.literal(true),
  bookings: z.array(z.string().max(20)).max(100).optional(),
};

/** POST /desk/api/requests/:reference/erase and /desk/api/erase (all of an address or a number). */
export const erasure = z.strictObject(confirmation);
export const erasureOfPerson = z.union([
  z.strictObject({ email, ...confirmation }),
  z.strictObject({ phone, ...confirmation }),
]);

/** POST /desk/api/requests/:reference/release, …/spam, and /desk/api/units/absences/:absence/end */
export const bareAction = z.strictObject({ id: z.uuid() });

/** GET /desk/api/figures?from=2027-01-01&to=2027-03-31 */
export const figuresParams = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

/** POST /desk/api/housekeeping/reminders */
export const reminders = z.strictObject({
  after90Minutes: z.boolean(),
  after20Hours: z.boolean(),
  morningList: z.boolean(),
});
export type Reminders = z.infer<typeof reminders>;

/** GET /desk/api/calendar?month=2027-06 */
export const calendarParams = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});

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

/** POST /desk/api/access/devices/:id/name */
export const deviceName = z.strictObject({ name: shortName });
/** POST /desk/api/access/devices/:id/lost: ends all that signs in or reads on a device. */
export const lostDevice = z.strictObject({
  id: z.uuid(),
  /** Whether devices that used one of its passkeys are signed out as well. */
  alsoShared: z.boolean(),
});
export type LostDevice = z.infer<typeof lostDevice>;

/** POST /desk/api/push and …/push/remove */
export const pushSubscription = z.strictObject({
  /** An index of PostgreSQL takes 2,704 bytes, and escaping makes nine bytes of one. */
  endpoint: z.url({ protocol: /^https$/, normalize: true }).max(1_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87,88}=?$/),
    auth: z.string().regex(/^[\w-]{22,24}=?=?$/),
  }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;
