import { stationsForRange } from "../../../quote-request/stations.ts";
import { listMailsOf } from "../../../server/outbox/request-mails.repository.ts";
import { emailKeyOf } from "../../../server/quote-requests/email-key.ts";
import { telephoneKeys } from "../../../server/quote-requests/telephone.ts";
import { readAvailability } from "../bookings/read-availability.ts";
import type { RecordsDeps } from "../desk-env.ts";
import { DeskRefusal } from "../http/desk-refusal.ts";
import { listOfPerson } from "../request-records/inbox.repository.ts";
import { listWriting } from "../request-records/presence.repository.ts";
import {
  findByReference,
  type QuoteRequestRow,
} from "../request-records/request-records.repository.ts";
import { toSummary } from "./request-summary.ts";

/** Other requests of the same person that are shown, at most. */
const mostOthers = 50;

/** Returns the quote request of a reference; refuses where there is none. */
export async function findRequest(
  { database: { db } }: RecordsDeps,
  reference: string,
): Promise<QuoteRequestRow> {
  const request = /^[A-Z\d]{1,20}$/.test(reference)
    ? await findByReference(db, reference)
    : undefined;
  return request ?? refuseMissing();
}

/** Refuses what is about a quote request that was erased or never was. */
export function refuseMissing(): never {
  throw new DeskRefusal("not-found", "There is no such quote request any more.");
}

/** Returns all that the desk shows a person of a quote request; refuses where there is none. */
export async function readDetail(deps: RecordsDeps, reference: string, person: string) {
  const { facts, dueTimes } = deps;
  const { db } = deps.database;
  const request = await findRequest(deps, reference);
  const others = await listOfPerson(db, {
    emailKey: emailKeyOf(request),
    phoneKeys: telephoneKeys(request.phone),
    except: request.id,
    limit: mostOthers,
  });
  const city = deps.cityIn(request.location);
  const { booking } = request;
  const [from, to] = booking
    ? [booking.deliveryDay, booking.pickupDay]
    : [request.startDate, request.endDate];
  const wish = booking ?? { unitIds: [], trailerIds: [] };
  const options = { except: reference, wish, request };
  const kilometres = city === undefined ? undefined : facts.distances.get(city);
  return {
    ...toSummary(request, dueTimes),
    city: city !== undefined && kilometres !== undefined ? { name: city, kilometres } : null,
    // The rule is one for events; a site is planned by people and weeks.
    stations: request.eventType === "construction" ? null : stationsForRange(request.guestCount),
    availability: from && to ? await readAvailability(deps, { from, to }, options) : null,
    mails: await listMailsOf(db, request.id),
    writing: await listWriting(db, { id: request.id, except: person, now: deps.clock() }),
    others: others.map((row) => toSummary(row, dueTimes)),
  };
}
