import type { Period } from "../../../quote-request/days.ts";
import type { Db } from "../../../server/db/schema.ts";
import type { AgreedTerms } from "../agreement/agreed.ts";
import { agreedRequest } from "../agreement/agreed-request.ts";
import { termsOf } from "../agreement/agreement.repository.ts";
import { statusesWith } from "../request-records/statuses.ts";
import type { Stay } from "./availability.ts";

/** A booking: what was agreed about a request whose status is booked. */
export type BookingRow = Omit<AgreedTerms, keyof Days> &
  Days & {
    id: number;
    changedAt: number;
    reference: string;
    name: string;
    phone: string;
    location: string | null;
    eventType: string | null;
    guestCount: string | null;
  };
/** The days of delivery and pickup, such as 2027-06-12. */
type Days = { startDate: string; endDate: string };

/** Returns the bookings that touch a period, the earliest first. */
export async function listBookings(db: Db, { from, to }: Period): Promise<BookingRow[]> {
  const rows = await db
    .selectFrom(agreedRequest)
    .innerJoin("request_mark", "request_mark.quote_request_id", "agreed_request.id")
    .select(["agreed_request.id", "reference", "name", "phone", "location"])
    .select(["event_type as eventType", "guest_count as guestCount", "agreed_at"])
    .select(["start_date", "end_date", "delivery_time", "pickup_time", "site_notes"])
    .select(["unit_ids", "trailer_ids", "override"])
    .where("request_mark.status", "in", statusesWith("isBooked"))
    .where("agreed_request.id", "in", ({ selectFrom }) =>
      selectFrom("agreement")
        .select("agreement.quote_request_id")
        .where("agreement.end_date", ">=", from)
        .where("agreement.start_date", "<=", to),
    )
    .orderBy("start_date")
    .orderBy("agreed_request.id")
    .execute();
  return rows.map(({ agreed_at, ...row }) => {
    const { id, reference, name, phone, location, eventType, guestCount } = row;
    const about = { id, reference, name, phone, location, eventType, guestCount };
    const { startDate, endDate, ...terms } = termsOf(row);
    const days = { startDate: startDate ?? "", endDate: endDate ?? "" };
    return { ...about, ...terms, ...days, changedAt: agreed_at ?? 0 };
  });
}

/** Returns each unit's stay with a customer in bookings. */
export const staysOf = (bookings: readonly BookingRow[]): Stay[] =>
  bookings.flatMap((booking) => {
    const { reference, name, startDate: from, endDate: to, override } = booking;
    const stay = { reference, name, from, to, isOverridden: override !== null };
    return [
      ...booking.unitIds.map((unitId) => ({ ...stay, unitId, trailerId: null })),
      ...booking.trailerIds.map((trailerId) => ({ ...stay, unitId: null, trailerId })),
    ];
  });
