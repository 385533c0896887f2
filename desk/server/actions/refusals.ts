import { DeskRefusal } from "../http/desk-refusal.ts";
import type { KeptRequest } from "../request-records/marks.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";

/** Refuses what is about a quote request that was erased or never was. */
export function refuseMissing(): never {
  throw new DeskRefusal("not-found", "There is no such quote request any more.");
}

/** A request in quarantine is in no list of those that are answered. */
export function refuseQuarantined({ isQuarantined }: KeptRequest): void {
  if (isQuarantined) throw new DeskRefusal("conflict", "It is in quarantine; release it first.");
}

/** A booking that stays would keep its units from others. */
export function refuseBooked({ status }: KeptRequest): void {
  if (hasMeaning(status, "isBooked"))
    throw new DeskRefusal("conflict", "It is booked; cancel the booking first.");
}
