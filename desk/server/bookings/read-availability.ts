import type { Period } from "../../../quote-request/days.ts";
import type { Db } from "../../../server/db/schema.ts";
import type { Fleet } from "../content/desk-content.ts";
import type { RecordsDeps } from "../desk-env.ts";
import {
  checkUnits,
  findClashes,
  findFittingUnits,
  type Occupancy,
  type WantedUnits,
  widen,
} from "./availability.ts";
import { listBookings, staysOf } from "./bookings.repository.ts";
import { listAbsences } from "./units.repository.ts";

/** Returns what a booking in a period is checked against, without that of one request. */
export async function readOccupancy(
  db: Db,
  fleet: Fleet,
  period: Period,
  except?: string,
): Promise<Occupancy> {
  const bookings = await listBookings(db, widen(period, fleet.daysBetween));
  const stays = staysOf(bookings).filter(({ reference }) => reference !== except);
  return { fleet, stays, absences: await listAbsences(db, period) };
}

type Options = {
  /** The request whose own booking does not count. */
  except?: string | undefined;
  wanted: WantedUnits;
  request?: Parameters<typeof findFittingUnits>[0];
};

/** Returns what is free in a period, and what of it fits a request. */
export async function readAvailability(
  { database: { db }, content }: RecordsDeps,
  period: Period,
  { except, wanted, request }: Options,
) {
  const occupancy = await readOccupancy(db, content.fleet, period, except);
  const units = checkUnits(period, occupancy, wanted);
  const fitting = request ? findFittingUnits(request, units, content.trailers) : null;
  return {
    units,
    fits: fitting === "ask" ? fitting : (fitting?.map(({ name }) => name).join(", ") ?? null),
    clashes: findClashes(wanted, period, occupancy),
  };
}
