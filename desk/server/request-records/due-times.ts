import { addDays } from "../../../quote-request/days.ts";
import { readHours } from "../../../quote-request/opening-hours.ts";
import { inBusinessZone, momentInBusinessZone } from "../../../server/time/business-clock.ts";
import { hour, minute } from "../../../server/time/durations.ts";
import type { InboxRow } from "./inbox.repository.ts";

/**
 * As content/business.yaml writes them: "9:00 AM to 8:00 PM", names of weekdays, and the hours
 * within which an e-mail is answered (open ones) and a person calls.
 */
export type OpenHours = {
  hours: string;
  openDays: readonly string[];
  promises: { emailHours: number; callHours: number };
};

/** When the promises of the site are due, for a moment when a request was received. */
export type DueTimes = {
  emailDueAt: (receivedAt: number) => number;
  callDueAt: (receivedAt: number) => number;
  /** The moment after so many open minutes; those of the night begin in the morning. */
  afterOpenMinutes: (receivedAt: number, minutes: number) => number;
};

/**
 * Returns the due times for the business's hours. Of two requests the earlier one is never due
 * after the later one, so that the order of receipt is the order of the nearer promise.
 */
export function createDueTimes({ hours, openDays, promises }: OpenHours): DueTimes {
  const { opens, closes } = readHours(hours);
  const open = minutesOf(opens);
  const close = minutesOf(closes) || 24 * 60;

  const afterOpenMinutes = (receivedAt: number, minutes: number): number => {
    const received = inBusinessZone(receivedAt);
    let left = minutes;
    for (let later = 0; later < 14; later += 1) {
      const date = addDays(received.day, later);
      if (!openDays.includes(weekdays.format(Date.parse(date)))) continue;
      const begin = later === 0 ? Math.max(open, received.minutes) : open;
      if (begin + left <= close)
        return later === 0 && begin === received.minutes
          ? receivedAt + minutes * minute
          : momentInBusinessZone(date, begin + left);
      left -= Math.max(0, close - begin);
    }
    return receivedAt + minutes * minute;
  };
  return {
    emailDueAt: (receivedAt) => afterOpenMinutes(receivedAt, promises.emailHours * 60),
    callDueAt: (receivedAt) => receivedAt + promises.callHours * hour,
    afterOpenMinutes,
  };
}

type WaitingRequest = Pick<InboxRow, "origin" | "email" | "receivedAt">;

/**
 * Returns when the promises to somebody who waits are due; null for an e-mail without an address,
 * and for a call to somebody who has called.
 */
export const promisesTo = (
  { origin, email, receivedAt }: WaitingRequest,
  { emailDueAt, callDueAt }: DueTimes,
) => ({
  emailDueAt: email === null ? null : emailDueAt(receivedAt),
  callDueAt: origin === "phone" ? null : callDueAt(receivedAt),
});

/** As content/business.yaml names the open days, whatever the site's language is. */
const weekdays = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}
