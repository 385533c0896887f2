import { sql } from "kysely";
import { isPostgres } from "../db/dialect.ts";
import type { Db, QuoteStatus } from "../db/schema.ts";
import { describeReasons, parseReasons, weightOf } from "../quarantine/quarantine-reasons.ts";
import {
  hasStatus,
  isBehind,
  isNotSpam,
  type PageEnd,
  passesFilter,
  type QuoteFilter,
  statusOfRow,
} from "./filter-quotes.ts";

/** A quote request as lists show it. */
export type InboxRow = {
  id: number;
  reference: string;
  name: string;
  phone: string;
  email: string;
  location: string;
  eventType: string;
  guestCount: string;
  /** As in 2027-06-05, like `endDate`. */
  startDate: string;
  endDate: string;
  status: QuoteStatus;
  receivedAt: number;
  answeredAt: number | null;
};

export type InboxPage = { rows: InboxRow[]; end: PageEnd | null };

type PageOptions = { filter: QuoteFilter; isOpen: boolean; after: PageEnd | null; limit: number };

/**
 * Returns a page of the requests that are not quarantined: those that wait for an answer, the
 * earliest first, which are due first, or all but spam, the newest first. Spam is listed by its
 * status alone, with what came from quarantine.
 */
export async function listInboxPage(
  db: Db,
  { filter, isOpen, after, limit }: PageOptions,
): Promise<InboxPage> {
  const direction = isOpen ? "asc" : "desc";
  const isSpam = filter.status === "spam";
  const found = await selectRows(db)
    .where((eb) =>
      passesFilter(eb, { ...filter, ...(!isSpam && { isQuarantined: false }) }, isPostgres(db)),
    )
    .$if(isOpen, (rows) => rows.where((eb) => hasStatus(eb, "new")))
    .$if(filter.status === undefined && !isOpen, (rows) => rows.where(isNotSpam))
    .$if(after !== null, (rows) => rows.where(isBehind(after as PageEnd, direction)))
    .orderBy("received_at", direction)
    .orderBy("quote_request.id", direction)
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, end: found.length > limit && last ? last : null };
}

/** Returns the other requests of a mailbox, the newest first. */
export async function listOfMailbox(
  db: Db,
  mailbox: { key: string; except: number; limit: number },
): Promise<InboxRow[]> {
  return selectRows(db)
    .where("email_key", "=", mailbox.key)
    .where("quote_request.id", "<>", mailbox.except)
    .where("quarantine_reasons", "is", null)
    .orderBy("received_at", "desc")
    .orderBy("quote_request.id", "desc")
    .limit(mailbox.limit)
    .execute();
}

export type QuarantinedRow = InboxRow & { message: string; reasons: string };

/** Returns the quarantined requests that are not marked as spam, the newest first. */
export const listQuarantine = (db: Db, limit: number): Promise<QuarantinedRow[]> =>
  listQuarantined(db, limit, {});

/**
 * Returns the first quarantined requests that pass a filter and are not marked as spam, those whose
 * reasons weigh least first, and of these the newest.
 */
export async function listLeastSuspicious(
  db: Db,
  limit: number,
  filter: QuoteFilter,
): Promise<QuarantinedRow[]> {
  const found = await db
    .selectFrom("quote_request")
    .leftJoin("quote_mark", "quote_mark.quote_request_id", "quote_request.id")
    .select("quarantine_reasons as reasons")
    .distinct()
    .where(isNotSpam)
    .where((eb) => passesFilter(eb, { ...filter, ...isQuarantined }, isPostgres(db)))
    .execute();
  const stored = found.map(({ reasons }) => reasons ?? "");
  const byWeight = Map.groupBy(stored, (reasons) => weightOf(parseReasons(reasons) ?? []));
  const rows: QuarantinedRow[] = [];
  for (const [, reasons] of [...byWeight].sort(([one], [other]) => one - other))
    rows.push(...(await listQuarantined(db, limit - rows.length, filter, reasons)));
  return rows;
}

const isQuarantined = { isQuarantined: true } as const;

/** Returns quarantined requests, those with any of the stored reasons where some are given. */
async function listQuarantined(
  db: Db,
  limit: number,
  filter: QuoteFilter,
  reasons?: readonly string[],
): Promise<QuarantinedRow[]> {
  const rows = await selectRows(db)
    .select(["message", "quarantine_reasons as reasons"])
    .where(isNotSpam)
    .where((eb) => passesFilter(eb, { ...filter, ...isQuarantined }, isPostgres(db)))
    .$if(reasons !== undefined, (all) => all.where("quarantine_reasons", "in", reasons ?? []))
    .orderBy("received_at", "desc")
    .orderBy("quote_request.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    reasons: describeReasons(parseReasons(row.reasons) ?? []),
  }));
}

/** Returns the requests whose rental touches a period, the earliest first, without spam. */
export async function listRentals(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<(InboxRow & { trailerId: string | null })[]> {
  return selectRows(db)
    .select("trailer_id as trailerId")
    .where("end_date", ">=", from)
    .where("start_date", "<=", to)
    .where("quarantine_reasons", "is", null)
    .where(sql<boolean>`coalesce(quote_mark.status, 'new') not in ('spam', 'lost')`)
    .orderBy("start_date")
    .orderBy("quote_request.id")
    .execute();
}

/** Counts the requests that wait for an answer, and those in quarantine. */
export const countInbox = (db: Db): Promise<{ open: number; quarantined: number }> =>
  db
    .selectFrom("quote_request")
    .leftJoin("quote_mark", "quote_mark.quote_request_id", "quote_request.id")
    .select(({ fn, eb }) => [
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb("quarantine_reasons", "is", null), hasStatus(eb, "new")]))
        .as("open"),
      fn
        .countAll<number>()
        .filterWhere(eb("quarantine_reasons", "is not", null))
        .as("quarantined"),
    ])
    .where(isNotSpam)
    .executeTakeFirstOrThrow();

const selectRows = (db: Db) =>
  db
    .selectFrom("quote_request")
    .leftJoin("quote_mark", "quote_mark.quote_request_id", "quote_request.id")
    .select(["quote_request.id", "reference", "name", "phone", "email", "location"])
    .select(["event_type as eventType", "guest_count as guestCount"])
    .select(["start_date as startDate", "end_date as endDate"])
    .select(["received_at as receivedAt", "answered_at as answeredAt"])
    .select(statusOfRow);
