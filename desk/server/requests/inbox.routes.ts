import { Hono } from "hono";
import { eventTypes } from "../../../quote-request/choices.ts";
import type { Db } from "../../../server/db/schema.ts";
import { readOutboxState } from "../../../server/outbox/outbox-state.repository.ts";
import { searchTerms } from "../../../server/search/search-terms.ts";
import type { Clock } from "../../../server/time/clock.ts";
import { type RequestListParams, requestListParams } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readQuery } from "../http/desk-refusal.ts";
import type { DueTimes } from "../request-records/due-times.ts";
import type { PageEnd, RequestFilter } from "../request-records/filter-requests.ts";
import {
  countInbox,
  type InboxRow,
  listInboxPage,
  listLeastSuspicious,
} from "../request-records/inbox.repository.ts";
import { readRowDetails } from "../request-records/row-details.repository.ts";
import { listTriaged, type TriageEnd } from "../request-records/triage.repository.ts";
import { followUpAt, type TriagePart, triageBounds } from "../request-records/triage.ts";
import { toSummary } from "./request-summary.ts";

const pageSize = 50;
/** Quarantined requests that are shown, at most; the least suspicious first. */
const maxQuarantined = 200;

/** The lists: what waits for an answer, all requests, quarantine; and what the desk starts with. */
export function inboxRoutes(deps: RecordsDeps) {
  const { database, clock, business, content, dueTimes } = deps;
  const { db, writes } = database;
  const readCounts = async () => {
    const now = clock();
    const { setAside } = await readOutboxState(db, now, deps.kinds);
    return { ...(await countInbox(db, followUpAt(now))), setAsideMails: setAside };
  };
  const { readTriaged, readPage } = pageReaders(db, clock, dueTimes);

  return (
    new Hono<DeskEnv>()
      .get("/start", async (c) => {
        const { fullName, phone, hours, openDays, cities } = business;
        return c.json({
          person: c.var.person,
          business: { name: fullName, phone, baseTown: content.baseTown, hours, openDays },
          trailers: content.trailers,
          units: content.fleet.units,
          cities,
          counts: await readCounts(),
          now: clock(),
        });
      })
      // An open desk asks every few seconds: a page takes some milliseconds (docs/reliability.md).
      .get("/requests", async (c) => {
        const query = readQuery(c, requestListParams);
        const isTriaged = query.open === "1" && searchTerms(query.text ?? "").length === 0;
        const followUp = query.followUp && { followUp: followUpAt(clock()) };
        const filter = { ...toFilter(query), ...followUp };
        const [{ rows, next }, counts] = await Promise.all([
          (isTriaged ? readTriaged : readPage)(filter, query.after),
          readCounts(),
        ]);
        const details = await readRowDetails(db, rows, query.text);
        return c.json({
          requests: rows.flatMap((row) => {
            const detail = details.get(row.id);
            // One that is erased meanwhile has none.
            return detail ? [{ ...toSummary(row, dueTimes), ...detail }] : [];
          }),
          next,
          counts,
          now: clock(),
          cannotStore: writes.failure(),
        });
      })
      .get("/quarantine", async (c) => {
        const rows = await listLeastSuspicious(db, maxQuarantined);
        return c.json({ requests: rows.map((row) => toSummary(row, dueTimes)) });
      })
  );
}

function pageReaders(db: Db, clock: Clock, dueTimes: DueTimes) {
  const readTriaged = async (filter: RequestFilter, cursor?: string): Promise<Page> => {
    const after = cursor === undefined ? null : parseCursor(cursor);
    const at = after?.at ?? clock();
    const bounds = triageBounds(at, dueTimes);
    const { rows, end } = await listTriaged(db, { filter, bounds, after, limit: pageSize });
    return { rows, next: end && formatCursor({ ...end, at }) };
  };
  const readPage = async (filter: RequestFilter, cursor?: string): Promise<Page> => {
    const after = cursor === undefined ? null : parseEnd(cursor);
    const { rows, end } = await listInboxPage(db, { filter, after, limit: pageSize });
    return { rows, next: end && formatEnd(end) };
  };
  return { readTriaged, readPage };
}

function toFilter({ status, eventType, place, text, from, to }: RequestListParams) {
  if (eventType !== undefined && !eventTypes.some(({ value }) => value === eventType))
    throw new DeskRefusal("invalid", "There is no such kind of event.", { field: "eventType" });
  return { status, eventType, place, text, rentalFrom: from, rentalTo: to };
}

type Page = { rows: (InboxRow & { section?: TriagePart })[]; next: string | null };

const formatEnd = ({ receivedAt, id }: PageEnd) => `${receivedAt}-${id}`;

function parseEnd(text: string): PageEnd {
  const [, receivedAt, id] = /^(\d{1,15})-(\d{1,9})$/.exec(text) ?? refusePage();
  return { receivedAt: Number(receivedAt), id: Number(id) };
}

/** With the moment of the first page, which says for all pages what is due and what is soon. */
type TriageCursor = TriageEnd & { at: number };

const formatCursor = ({ at, section, day, ...end }: TriageCursor) =>
  `${at}_${section}_${day}_${formatEnd(end)}`;

function parseCursor(text: string): TriageCursor {
  const [, at, section, day = "", end = ""] =
    /^(\d{1,14})_([012])_(\d{4}-\d\d-\d\d)?_(\d+-\d+)$/.exec(text) ?? refusePage();
  return { at: Number(at), section: Number(section), day, ...parseEnd(end) };
}

function refusePage(): never {
  throw new DeskRefusal("invalid", "There is no such page.", { field: "after" });
}
