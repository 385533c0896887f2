import type { Db } from "../../../server/db/schema.ts";
import type { Period, Stay } from "./availability.ts";

/** When which units are away for a request, and what is to be known on site. */
export type Booking = {
  /** As in 2027-06-12, like `pickupDay`. */
  deliveryDay: string;
  /** As in 14:30, like `pickupTime`; null while it is open. */
  deliveryTime: string | null;
  pickupDay: string;
  pickupTime: string | null;
  siteNotes: string;
  /** Units of content/fleet.yaml, and trailers of which no unit is chosen yet. */
  unitIds: string[];
  trailerIds: string[];
  /** Why it was booked in spite of a clash. */
  override: string | null;
};

/** A booking with what lists and calendars show of its request. */
export type BookingRow = Booking & {
  id: number;
  changedAt: number;
  reference: string;
  name: string;
  phone: string;
  location: string | null;
  eventType: string | null;
  guestCount: string | null;
};

/** Returns the bookings of requests by their ids. */
export async function listBookingsOf(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Booking>> {
  if (ids.length === 0) return new Map();
  const rows = await selectBookings(db).where("booking.quote_request_id", "in", ids).execute();
  const bookings = await withUnits(db, rows);
  return new Map(bookings.map(({ id, changedAt: _, ...booking }) => [id, booking]));
}

/** Returns the bookings that touch a period, the earliest first. */
export async function listBookings(db: Db, { from, to }: Period): Promise<BookingRow[]> {
  const rows = await selectBookings(db)
    .innerJoin("quote_request", "quote_request.id", "booking.quote_request_id")
    .select(["reference", "name", "phone", "location"])
    .select(["event_type as eventType", "guest_count as guestCount"])
    .where("pickup_day", ">=", from)
    .where("delivery_day", "<=", to)
    .orderBy("delivery_day")
    .orderBy("booking.quote_request_id")
    .execute();
  return withUnits(db, rows);
}

/** Returns each unit's stay with a customer in bookings. */
export const staysOf = (bookings: readonly BookingRow[]): Stay[] =>
  bookings.flatMap((booking) => {
    const { reference, name, deliveryDay: from, pickupDay: to, override } = booking;
    const stay = { reference, name, from, to, isOverridden: override !== null };
    return [
      ...booking.unitIds.map((unitId) => ({ ...stay, unitId, trailerId: null })),
      ...booking.trailerIds.map((trailerId) => ({ ...stay, unitId: null, trailerId })),
    ];
  });

/** Stores the booking of a request in place of the one before. */
export async function saveBooking(db: Db, id: number, booking: Booking, now: number) {
  await removeBooking(db, id);
  await db
    .insertInto("booking")
    .values({
      quote_request_id: id,
      delivery_day: booking.deliveryDay,
      delivery_time: booking.deliveryTime,
      pickup_day: booking.pickupDay,
      pickup_time: booking.pickupTime,
      site_notes: booking.siteNotes,
      override: booking.override,
      changed_at: now,
    })
    .execute();
  const units = [
    ...booking.unitIds.map((unit_id) => ({ unit_id, trailer_id: null })),
    ...booking.trailerIds.map((trailer_id) => ({ unit_id: null, trailer_id })),
  ];
  await db
    .insertInto("booking_unit")
    .values(units.map((unit) => ({ quote_request_id: id, ...unit })))
    .execute();
}

/** Cancels the booking of a request; returns whether there was one. */
export async function removeBooking(db: Db, requestId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("booking")
    .where("quote_request_id", "=", requestId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

const selectBookings = (db: Db) =>
  db
    .selectFrom("booking")
    .select("booking.quote_request_id as id")
    .select(["delivery_day as deliveryDay", "delivery_time as deliveryTime"])
    .select(["pickup_day as pickupDay", "pickup_time as pickupTime"])
    .select(["site_notes as siteNotes", "override", "booking.changed_at as changedAt"]);

async function withUnits<Row extends { id: number }>(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const units = await db
    .selectFrom("booking_unit")
    .select(["quote_request_id as id", "trailer_id", "unit_id"])
    .where("quote_request_id", "in", [...ids, 0])
    .orderBy("booking_unit.id")
    .execute();
  const byRequest = Map.groupBy(units, ({ id }) => id);
  return rows.map((row) => {
    const own = byRequest.get(row.id) ?? [];
    return {
      ...row,
      unitIds: own.flatMap(({ unit_id }) => unit_id ?? []),
      trailerIds: own.flatMap(({ trailer_id }) => trailer_id ?? []),
    };
  });
}
