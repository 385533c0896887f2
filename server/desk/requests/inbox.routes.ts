import { Hono } from "hono";
import { eventTypes, guestCounts } from "../../../quote-request/choices.ts";
import { readOutboxState } from "../../outbox/outbox-state.repository.ts";
import type { PageEnd } from "../../quote-records/filter-quotes.ts";
import { countInbox, listInboxPage, listQuarantine } from "../../quote-records/inbox.repository.ts";
import {
  type DeskCounts,
  type DeskStart,
  type Quarantine,
  type RequestPage,
  type RequestQuery,
  requestQuery,
} from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readQuery } from "../http/desk-refusal.ts";
import { toSummary } from "./request-summary.ts";

/** Requests of a page. */
const pageSize = 50;
/** Quarantined requests that are shown, at most; the newest first. */
const mostQuarantined = 200;

/** The lists: what waits for an answer, all requests, quarantine; and what the desk starts with. */
export function inboxRoutes({ database, clock, business, facts, dueTimes }: RecordsDeps) {
  const routes = new Hono<DeskEnv>();
  const { db, writes } = database;
  const readCounts = async (now: number): Promise<DeskCounts> => {
    const { setAside } = await readOutboxState(db, now);
    return { ...(await countInbox(db)), setAsideMails: setAside };
  };

  routes.get("/start", async (c) => {
    const { fullName, phone, hours, openDays, cities } = business;
    const start: DeskStart = {
      person: c.var.person,
      business: { name: fullName, phone, baseTown: facts.baseTown, hours, openDays },
      eventTypes,
      guestCounts,
      trailers: facts.trailers,
      cities,
      counts: await readCounts(clock()),
      now: clock(),
    };
    return c.json(start);
  });

  // An open desk asks every some seconds: one page takes a few milliseconds (docs/reliability.md).
  routes.get("/requests", async (c) => {
    const query = readQuery(c, requestQuery);
    const { rows, end } = await listInboxPage(db, {
      filter: toFilter(query),
      isOpen: query.open === "1",
      after: query.after === undefined ? null : parseEnd(query.after),
      limit: pageSize,
    });
    const page: RequestPage = {
      requests: rows.map((row) => toSummary(row, dueTimes)),
      next: end && formatEnd(end),
      counts: await readCounts(clock()),
      now: clock(),
      cannotStore: writes.failure(),
    };
    return c.json(page);
  });

  routes.get("/quarantine", async (c) => {
    const rows = await listQuarantine(db, mostQuarantined);
    const quarantine: Quarantine = { requests: rows.map((row) => toSummary(row, dueTimes)) };
    return c.json(quarantine);
  });
  return routes;
}

function toFilter({ status, eventType, place, text, from, to }: RequestQuery) {
  if (eventType !== undefined && !eventTypes.some(({ value }) => value === eventType))
    throw new DeskRefusal("invalid", "There is no such kind of event.", "eventType");
  return { status, eventType, place, text, rentalFrom: from, rentalTo: to };
}

const formatEnd = ({ receivedAt, id }: PageEnd) => `${receivedAt}-${id}`;

function parseEnd(text: string): PageEnd {
  const [, receivedAt, id] = /^(\d{1,15})-(\d{1,9})$/.exec(text) ?? [];
  if (id === undefined) throw new DeskRefusal("invalid", "There is no such page.", "after");
  return { receivedAt: Number(receivedAt), id: Number(id) };
}
