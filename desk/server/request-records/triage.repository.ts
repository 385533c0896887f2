import { type SqlBool, sql } from "kysely";
import { lastDay } from "../../../quote-request/days.ts";
import { isPostgres } from "../../../server/db/dialect.ts";
import type { Db } from "../../../server/db/schema.ts";
import { hasStatusWith, passesFilter, type RequestFilter } from "./filter-requests.ts";
import { type InboxRow, selectRows } from "./inbox.repository.ts";
import { type TriageBounds, type TriagePart, triageParts } from "./triage.ts";

/** The last request of a page, as the order of the list has it. */
export type TriageEnd = { section: number; day: string; receivedAt: number; id: number };

type PageOptions = {
  filter: RequestFilter;
  bounds: TriageBounds;
  after: TriageEnd | null;
  limit: number;
};
type TriagedPage = { rows: (InboxRow & { section: TriagePart })[]; end: TriageEnd | null };

/**
 * Returns a page of the requests that wait for an answer: what is due and what is soon, both by the
 * first day, then the rest; otherwise in the order of receipt. Of what is due the last are those
 * whose days are over or not known. Pages that have the same bounds follow each other without gap
 * or repetition.
 */
export async function listTriaged(
  db: Db,
  { filter, bounds, after, limit }: PageOptions,
): Promise<TriagedPage> {
  // Nothing was promised to whoever called and gave no address.
  const isDue = sql`received_at <= ${bounds.dueUntil} and (origin <> 'phone' or email is not null)`;
  const isSoon = sql`start_date <= ${bounds.soonUntil} and end_date >= ${bounds.today}`;
  const section = sql<number>`case when ${isDue} then 0 when ${isSoon} then 1 else 2 end`;
  const day = sql<string>`case ${section} when 2 then '' else
    case when end_date >= ${bounds.today} then start_date else ${lastDay} end end`;
  const open = selectRows(db)
    .where((eb) => passesFilter(eb, { ...filter, isQuarantined: false }, isPostgres(db)))
    .where(hasStatusWith("isOpen"))
    .select([section.as("section"), day.as("day")]);
  const found = await db
    .selectFrom(open.as("open"))
    .selectAll()
    .$if(after !== null, (rows) => rows.where(isBelow(after as TriageEnd)))
    .orderBy("section")
    .orderBy("day")
    .orderBy("receivedAt")
    .orderBy("id")
    .limit(limit + 1)
    .execute();
  const last = found[limit - 1];
  return {
    rows: found.slice(0, limit).map(({ section, day: _day, ...row }) => ({
      ...row,
      section: triageParts[section] as TriagePart,
    })),
    end: found.length > limit && last ? last : null,
  };
}

const isBelow = ({ section, day, receivedAt, id }: TriageEnd) =>
  sql<SqlBool>`(section, day, "receivedAt", id) > (${section}, ${day}, ${receivedAt}, ${id})`;
