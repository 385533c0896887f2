import { day, hour, minute } from "../../../server/time/durations.ts";
import type { RequestSummary } from "../../server/desk-answers.ts";
import { hasMeaning } from "../../server/request-records/statuses.ts";
import { language } from "../words.ts";

/** A promise of the site to a person who waits for an answer. */
type Promised = { kind: "email" | "call"; dueAt: number; isOverdue: boolean; text: string };

/** Returns what is promised of a request in words, the nearer first; none once it is answered. */
export function promisesOf(
  request: Pick<RequestSummary, "status" | "emailDueAt" | "callDueAt">,
  now: number,
): Promised[] {
  if (!hasMeaning(request.status, "isOpen")) return [];
  const promises = [
    { kind: "email", name: "E-mail", dueAt: request.emailDueAt },
    { kind: "call", name: "Call", dueAt: request.callDueAt },
  ] as const;
  return promises
    .flatMap(({ kind, name, dueAt }) => {
      if (dueAt === null) return [];
      const isOverdue = dueAt <= now;
      const text = isOverdue
        ? `${name} overdue by ${inWords(now - dueAt)}`
        : `${name} due in ${inWords(dueAt - now)}`;
      return [{ kind, dueAt, isOverdue, text }];
    })
    .sort((a, b) => a.dueAt - b.dueAt);
}

/** Returns a length of time, given in milliseconds, such as "42 min", "3 h 5 min" or "2 days". */
function inWords(length: number): string {
  if (length < minute) return "less than a minute";
  if (length < hour) return `${Math.floor(length / minute)} min`;
  if (length >= 2 * day) return `${Math.floor(length / day)} days`;
  const hours = Math.floor(length / hour);
  const minutes = Math.floor((length % hour) / minute);
  // Minutes of many hours are no help.
  return minutes === 0 || hours >= 6 ? `${hours} h` : `${hours} h ${minutes} min`;
}

const relative = new Intl.RelativeTimeFormat(language, { numeric: "always" });

/** Returns how long ago something was, given in milliseconds, such as "2 hours ago". */
export function timeAgo(length: number): string {
  if (length < minute) return "less than a minute ago";
  if (length < hour) return relative.format(-Math.floor(length / minute), "minute");
  if (length < 2 * day) return relative.format(-Math.floor(length / hour), "hour");
  return relative.format(-Math.floor(length / day), "day");
}
