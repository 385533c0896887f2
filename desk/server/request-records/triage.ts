import { addDays } from "../../../quote-request/days.ts";
import { inBusinessZone, momentInBusinessZone } from "../../../server/time/business-clock.ts";
import { day, hour } from "../../../server/time/durations.ts";
import { nearDays } from "../../../server/time/format-dates.ts";
import type { DueTimes } from "./due-times.ts";
import type { FollowUp } from "./filter-requests.ts";

/** The parts of the list of open requests, in their order. */
export const triageParts = ["due", "soon", "rest"] as const;
export type TriagePart = (typeof triageParts)[number];

/** What makes an open request due or soon at a moment. */
export type TriageBounds = {
  /** Requests received up to this moment are due. */
  dueUntil: number;
  /** Requests whose rental touches these days, both included, are soon. */
  today: string;
  soonUntil: string;
};

/** A promise is due from so long before its moment. */
const dueWithin = hour;
/** Calendar days after which a quote without an answer is followed up. */
const followUpDays = 5;
const maxPromise = 31 * day;

/**
 * Returns the bounds of a moment. Due is what one of the two promises is overdue for, or due within
 * the hour; as the order of receipt is the order of the nearer promise, one moment of receipt says
 * so for all requests, and the database can sort by it.
 */
export function triageBounds(at: number, { emailDueAt, callDueAt }: DueTimes): TriageBounds {
  let due = at - maxPromise;
  let notDue = at + dueWithin + 1;
  while (notDue - due > 1) {
    const middle = Math.floor((due + notDue) / 2);
    if (Math.min(emailDueAt(middle), callDueAt(middle)) <= at + dueWithin) due = middle;
    else notDue = middle;
  }
  const today = inBusinessZone(at).day;
  return { dueUntil: due, today, soonUntil: addDays(today, nearDays) };
}

/** Returns which quotes are to be followed up: no change and no reply of ours for five days. */
export function followUpAt(now: number): FollowUp {
  const today = inBusinessZone(now).day;
  return { quotedBefore: momentInBusinessZone(addDays(today, 1 - followUpDays)), today };
}
