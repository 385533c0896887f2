import type { DueTimes } from "../../quote-records/due-times.ts";
import type { InboxRow } from "../../quote-records/inbox.repository.ts";
import type { RequestSummary } from "../desk-api.ts";

/** Returns a row as the desk's lists show it, with what is due when. */
export function toSummary(row: InboxRow, { emailDueAt, callDueAt }: DueTimes): RequestSummary {
  return {
    reference: row.reference,
    name: row.name,
    phone: row.phone,
    email: row.email,
    location: row.location,
    eventType: row.eventType,
    guestCount: row.guestCount,
    startDate: row.startDate,
    endDate: row.endDate,
    status: row.status,
    receivedAt: row.receivedAt,
    answeredAt: row.answeredAt,
    emailDueAt: emailDueAt(row.receivedAt),
    callDueAt: callDueAt(row.receivedAt),
  };
}
