import { stationsForRange } from "../../../quote-request/stations.ts";
import { listOfMailbox } from "../../quote-records/inbox.repository.ts";
import {
  findByReference,
  type QuoteRequestRow,
} from "../../quote-records/quote-records.repository.ts";
import { listMailsOf } from "../../quote-records/request-mails.repository.ts";
import { emailKey } from "../../quote-requests/email-key.ts";
import type { RequestDetail } from "../desk-api.ts";
import type { RecordsDeps } from "../desk-env.ts";
import { DeskRefusal } from "../http/desk-refusal.ts";
import { toSummary } from "./request-summary.ts";

/** Other requests of the same mailbox that are shown, at most. */
const mostOthers = 50;

/** Returns the quote request of a reference; refuses where there is none. */
export async function findRequest(
  { database: { db } }: RecordsDeps,
  reference: string,
): Promise<QuoteRequestRow> {
  const quote = /^[A-Z\d]{1,20}$/.test(reference)
    ? await findByReference(db, reference)
    : undefined;
  return quote ?? refuseMissing();
}

/** Refuses what is about a quote request that was erased or never was. */
export function refuseMissing(): never {
  throw new DeskRefusal("not-found", "There is no such quote request any more.");
}

/** Returns all that the desk shows of a quote request; refuses where there is none. */
export async function readDetail(deps: RecordsDeps, reference: string): Promise<RequestDetail> {
  const { facts, dueTimes } = deps;
  const { db } = deps.database;
  const quote = await findRequest(deps, reference);
  const key = emailKey(quote.email);
  const others = await listOfMailbox(db, { key, except: quote.id, limit: mostOthers });
  const city = deps.cityIn(quote.location);
  const kilometres = city === undefined ? undefined : facts.distances.get(city);
  return {
    ...toSummary(quote, dueTimes),
    city: city !== undefined && kilometres !== undefined ? { name: city, kilometres } : null,
    // The rule is one for events; a site is planned by people and weeks.
    stations: quote.eventType === "construction" ? null : stationsForRange(quote.guestCount),
    mails: await listMailsOf(db, quote.id),
    others: others.map((row) => toSummary(row, dueTimes)),
  };
}
