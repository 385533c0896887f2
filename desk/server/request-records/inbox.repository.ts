import { type Expression, type NotNull, type SqlBool, sql } from "kysely";
import type { Period } from "../../../quote-request/days.ts";
import { isPostgres } from "../../../server/db/dialect.ts";
import type { Db, Origin } from "../../../server/db/schema.ts";
import {
  describeReasons,
  parseReasons,
  weightOf,
} from "../../../server/quarantine/quarantine-reasons.ts";
import { searchTerms } from "../../../server/search/search-terms.ts";
import { idsOfPeople } from "../agreement/agreement.repository.ts";
import {
  type FollowUp,
  hasStatusWith,
  isBehind,
  isNotSpam,
  needsFollowUp,
  type PageEnd,
  passesFilter,
  type RequestFilter,
  selectMarked,
  statusOfRow,
} from "./filter-requests.ts";
import { hasMeaning, type RequestStatus } from "./statuses.ts";

/** A quote request as lists show it. */
export type InboxRow = {
  id: number;
  reference: string;
  name: string;
  phone: string;
  /** Null, like what follows, where a phone call left it open. */
  email: string | null;
  location: string | null;
  eventType: string | null;
  guestCount: string | null;
  /** As in 2027-06-05, like `endDate`. */
  startDate: string | null;
  endDate: string | null;
  origin: Origin;
  status: RequestStatus;
  receivedAt: number;
  answeredAt: number | null;
};

export type InboxPage = { rows: InboxRow[]; end: PageEnd | null };

type PageOptions = { filter: RequestFilter; after: PageEnd | null; limit: number };

/**
 * Returns a page of the requests that are neither quarantined nor spam, the newest first. Spam is
 * listed by its status alone, with what came from quarantine; a search goes through all there are.
 */
export async function listInboxPage(
  db: Db,
  { filter, after, limit }: PageOptions,
): Promise<InboxPage> {
  const isSearch = searchTerms(filter.text ?? "").length > 0;
  const isAnywhere = isSearch || (filter.status && hasMeaning(filter.status, "isSpam"));
  const found = await selectRows(db)
    .where((eb) =>
      passesFilter(eb, { ...filter, ...(!isAnywhere && { isQuarantined: false }) }, isPostgres(db)),
    )
    .$if(filter.status === undefined && !isSearch, (rows) => rows.where(isNotSpam))
    .$if(after !== null, (rows) => rows.where(isBehind(after as PageEnd)))
    .orderBy("received_at", "desc")
    .orderBy("agreed_request.id", "desc")
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, end: found.length > limit && last ? last : null };
}

/** Whom requests are of: everybody with this mailbox or one of these numbers, by their keys. */
type Person = { emailKeys: string[]; phoneKeys: string[]; except: number; limit: number };

/** Returns the other requests of a person, the newest first. */
export async function listRequestsOf(db: Db, person: Person): Promise<InboxRow[]> {
  return selectRows(db)
    .where("agreed_request.id", "in", idsOfPeople(db, person.emailKeys, person.phoneKeys))
    .where("agreed_request.id", "<>", person.except)
    .where("quarantine_reasons", "is", null)
    .orderBy("received_at", "desc")
    .orderBy("agreed_request.id", "desc")
    .limit(person.limit)
    .execute();
}

export type QuarantinedRow = InboxRow & { message: string; reasons: string };

/**
 * Returns the first quarantined requests that pass a filter and are not marked as spam, those whose
 * reasons weigh least first, and of these the newest.
 */
export async function listLeastSuspicious(
  db: Db,
  limit: number,
  filter: RequestFilter = {},
): Promise<QuarantinedRow[]> {
  const marked = await selectMarked(db)
    .select("quarantine_reasons as reasons")
    .distinct()
    .where(isNotSpam)
    .where((eb) => passesFilter(eb, { ...filter, ...isQuarantined }, isPostgres(db)))
    .execute();
  const stored = marked.map(({ reasons }) => reasons ?? "");
  const byWeight = Map.groupBy(stored, (reasons) => weightOf(parseReasons(reasons) ?? []));
  const rows: QuarantinedRow[] = [];
  for (const [, reasons] of [...byWeight].sort(([one], [other]) => one - other))
    if (rows.length < limit)
      rows.push(...(await listQuarantined(db, limit - rows.length, filter, reasons)));
  return rows;
}

const isQuarantined = { isQuarantined: true } as const;

/** Returns quarantined requests with any of these stored reasons, the newest first. */
async function listQuarantined(
  db: Db,
  limit: number,
  filter: RequestFilter,
  reasons: readonly string[],
): Promise<QuarantinedRow[]> {
  const rows = await selectRows(db)
    .select(["message", "quarantine_reasons as reasons"])
    .where(isNotSpam)
    .where((eb) => passesFilter(eb, { ...filter, ...isQuarantined }, isPostgres(db)))
    .where("quarantine_reasons", "in", reasons)
    .orderBy("received_at", "desc")
    .orderBy("agreed_request.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    reasons: describeReasons(parseReasons(row.reasons) ?? []),
  }));
}

type Days = { startDate: string; endDate: string };

/** Returns the requests of days in a period that may still be booked, the earliest first. */
export async function listBookable(db: Db, { from, to }: Period): Promise<(InboxRow & Days)[]> {
  return selectRows(db)
    .where("end_date", ">=", from)
    .where("start_date", "<=", to)
    .where("quarantine_reasons", "is", null)
    .where(hasStatusWith("mayBeBooked"))
    .orderBy("start_date")
    .orderBy("agreed_request.id")
    .$narrowType<{ startDate: NotNull; endDate: NotNull }>()
    .execute();
}

/** Counts the requests that wait for an answer, those in quarantine, and quotes to follow up. */
export const countInbox = (
  db: Db,
  followUp?: FollowUp,
): Promise<{ open: number; quarantined: number; followUps: number }> =>
  selectMarked(db)
    .select(({ fn, eb }) => {
      const count = (condition: Expression<SqlBool>) =>
        fn.countAll<number>().filterWhere(condition);
      const isListed = eb("quarantine_reasons", "is", null);
      const isLate = followUp ? needsFollowUp(followUp) : sql<SqlBool>`1 = 0`;
      return [
        count(eb.and([isListed, hasStatusWith("isOpen")])).as("open"),
        count(eb("quarantine_reasons", "is not", null)).as("quarantined"),
        count(eb.and([isListed, isLate])).as("followUps"),
      ];
    })
    .where(isNotSpam)
    .executeTakeFirstOrThrow();

/** Selects requests as lists show them. */
export const selectRows = (db: Db) =>
  selectMarked(db)
    .select(["agreed_request.id", "reference", "name", "phone", "email", "location", "origin"])
    .select(["event_type as eventType", "guest_count as guestCount"])
    .select(["start_date as startDate", "end_date as endDate"])
    .select(["received_at as receivedAt", "answered_at as answeredAt"])
    .select(statusOfRow);
