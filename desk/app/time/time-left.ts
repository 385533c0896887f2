import type { RequestSummary } from "../../server/desk-answers.ts";
import { language, words } from "../words.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A promise of the site to a person who waits for an answer. */
type Promised = { kind: "email" | "call"; dueAt: number; isOverdue: boolean; text: string };

/** Returns what is promised of a request in words, the nearer first; none once it is answered. */
export function promisesOf(
  request: Pick<RequestSummary, "status" | "emailDueAt" | "callDueAt">,
  now: number,
): Promised[] {
  if (request.status !== "new") return [];
  const promises = [
    { kind: "email", dueAt: request.emailDueAt },
    { kind: "call", dueAt: request.callDueAt },
  ] as const;
  return promises
    .flatMap(({ kind, dueAt }) => {
      if (dueAt === null) return [];
      const isOverdue = dueAt <= now;
      const text = isOverdue
        ? words.promises[kind].overdue(inWords(now - dueAt))
        : words.promises[kind].due(inWords(dueAt - now));
      return [{ kind, dueAt, isOverdue, text }];
    })
    .sort((a, b) => a.dueAt - b.dueAt);
}

/** Returns a length of time, given in milliseconds, such as "42 min", "3 h 5 min" or "2 days". */
function inWords(length: number): string {
  if (length < minute) return words.time.underMinute;
  if (length < hour) return words.time.minutes(Math.floor(length / minute));
  if (length >= 2 * day) return words.time.days(Math.floor(length / day));
  const hours = Math.floor(length / hour);
  const minutes = Math.floor((length % hour) / minute);
  // Minutes of many hours are no help.
  return minutes === 0 || hours >= 6
    ? words.time.hours(hours)
    : `${words.time.hours(hours)} ${words.time.minutes(minutes)}`;
}

const relative = new Intl.RelativeTimeFormat(language, { numeric: "always" });

/** Returns how long ago something was, given in milliseconds, such as "2 hours ago". */
export function timeAgo(length: number): string {
  if (length < minute) return words.time.justNow;
  if (length < hour) return relative.format(-Math.floor(length / minute), "minute");
  if (length < 2 * day) return relative.format(-Math.floor(length / hour), "hour");
  return relative.format(-Math.floor(length / day), "day");
}
