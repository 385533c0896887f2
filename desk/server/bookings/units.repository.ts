import { lastDay, type Period } from "../../../quote-request/days.ts";
import type { Db } from "../../../server/db/schema.ts";
import type { Fleet } from "../content/desk-content.ts";
import type { Absence } from "./availability.ts";
import { listBookings } from "./bookings.repository.ts";

/** Returns when units are out of service in a period, the earliest first. */
export const listAbsences = (db: Db, { from, to }: Period): Promise<Absence[]> =>
  db
    .selectFrom("unit_absence")
    .select(["id", "unit_id as unitId", "from_day as from", "to_day as to", "reason"])
    .where("to_day", ">=", from)
    .where("from_day", "<=", to)
    .orderBy("from_day")
    .orderBy("id")
    .execute();

/** Records that a unit is out of service. */
export async function insertAbsence(db: Db, { id, unitId, from, to, reason }: Absence) {
  await db
    .insertInto("unit_absence")
    .values({ id, unit_id: unitId, from_day: from, to_day: to, reason })
    .execute();
}

/** Puts a unit back into service; returns whether it was out of it. */
export async function removeAbsence(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("unit_absence")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Returns the ids of units that have a booking on a day or later and are not in the fleet. */
export async function listMissingUnits(db: Db, fleet: Fleet, day: string): Promise<string[]> {
  const bookings = await listBookings(db, { from: day, to: lastDay });
  const known = new Set(fleet.units.map(({ id }) => id));
  const units = new Set(bookings.flatMap(({ unitIds }) => unitIds));
  return [...units].filter((id) => !known.has(id)).sort();
}
