import { addDays } from "../../../quote-request/days.ts";
import { isPostgres } from "../../../server/db/dialect.ts";
import type { Db } from "../../../server/db/schema.ts";
import { type BookingRow, listBookings } from "../bookings/bookings.repository.ts";
import { hasStatusWith, passesFilter, selectMarked } from "../request-records/filter-requests.ts";
import { type InboxRow, selectRows } from "../request-records/inbox.repository.ts";

/** Requests that are reminded of by one mail, at most. */
const batchSize = 50;
/** A mail that reminds of several requests, which it is stored to name. */
export const reminderListKind = "reminder-list";

type Unreminded = Record<"after" | "before" | "waited", number> & { kind: string; isCall: boolean };

/**
 * Returns the requests received between two moments that wait for an answer and have no mail of a
 * kind; a list that names them counts where they had waited so long, in milliseconds, when it was
 * made. Whoever called is reminded of where they wait for an e-mail alone.
 */
export const listUnreminded = (
  db: Db,
  { after, before, kind, waited, isCall }: Unreminded,
): Promise<{ id: number; receivedAt: number; kind: string }[]> =>
  selectMarked(db)
    .select(["agreed_request.id", "received_at as receivedAt"])
    .select(({ val }) => val(kind).as("kind"))
    .where("received_at", ">", after)
    .where("received_at", "<=", before)
    .where("quarantine_reasons", "is", null)
    .where((eb) =>
      eb.or([eb("origin", "<>", "phone"), ...(isCall ? [] : [eb("email", "is not", null)])]),
    )
    .where(hasStatusWith("isOpen"))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox_mail")
            .select("outbox_mail.id")
            .whereRef("outbox_mail.quote_request_id", "=", "agreed_request.id")
            .where("kind", "=", kind),
        ),
      ),
    )
    .where("agreed_request.id", "not in", ({ selectFrom }) =>
      selectFrom("mail_naming")
        .innerJoin("outbox_mail", "outbox_mail.id", "mail_id")
        .select("mail_naming.quote_request_id")
        .whereRef("mail_naming.quote_request_id", "=", "agreed_request.id")
        .where("kind", "=", reminderListKind)
        .where((eb) => eb("created_at", ">=", eb("received_at", "+", waited))),
    )
    .orderBy("received_at")
    .orderBy("agreed_request.id")
    .limit(batchSize)
    .execute();

/** Returns the requests of a reminder that still wait for an answer, the oldest first. */
export const listStillOpen = (db: Db, mailId: number): Promise<InboxRow[]> =>
  selectRows(db)
    .innerJoin("mail_naming", "mail_naming.quote_request_id", "agreed_request.id")
    .where("mail_id", "=", mailId)
    .where("quarantine_reasons", "is", null)
    .where(hasStatusWith("isOpen"))
    .orderBy("agreed_request.id")
    .execute();

/** Returns whether a request of a period waits for an answer. */
export async function isAnyOpen(
  db: Db,
  period: { receivedFrom: number; receivedBefore: number },
): Promise<boolean> {
  const filter = { ...period, isQuarantined: false };
  const rows = await selectRows(db)
    .where(hasStatusWith("isOpen"))
    .where((eb) => passesFilter(eb, filter, isPostgres(db)))
    .limit(1)
    .execute();
  return rows.length > 0;
}

/** A delivery or a pickup of a booking; its time, such as "14:30", is null while it is open. */
export type Visit = {
  what: "Delivery" | "Pickup";
  day: string;
  time: string | null;
  booking: BookingRow;
};

/** Returns the deliveries and pickups of a day and the next, those of a day without a time last. */
export async function listVisits(db: Db, today: string): Promise<Visit[]> {
  const days = { from: today, to: addDays(today, 1) };
  const bookings = await listBookings(db, days);
  const visits = bookings.flatMap((booking): Visit[] => [
    { what: "Delivery", day: booking.startDate, time: booking.deliveryTime, booking },
    { what: "Pickup", day: booking.endDate, time: booking.pickupTime, booking },
  ]);
  return visits
    .filter(({ day }) => day === days.from || day === days.to)
    .sort((a, b) => whenIs(a).localeCompare(whenIs(b)));
}

const whenIs = ({ day, time }: Visit) => `${day} ${time ?? "open"}`;
