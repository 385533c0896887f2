import { stationsForRange } from "../../../quote-request/stations.ts";
import { listMailsOf } from "../../../server/outbox/request-mails.repository.ts";
import { describeReasons } from "../../../server/quarantine/quarantine-reasons.ts";
import { emailKeyOf } from "../../../server/quote-requests/email-key.ts";
import { telephoneKeys } from "../../../server/search/telephone.ts";
import { requireRequest } from "../actions/require-request.ts";
import { listAgreementChanges } from "../agreement/agreement.repository.ts";
import { readAvailability } from "../bookings/read-availability.ts";
import type { RecordsDeps } from "../desk-env.ts";
import { listRequestsOf } from "../request-records/inbox.repository.ts";
import { listWriters } from "../request-records/presence.repository.ts";
import { readRowDetails } from "../request-records/row-details.repository.ts";
import { hasMeaning } from "../request-records/statuses.ts";
import { toSummary } from "./request-summary.ts";

/** Other requests of the same person that are shown, at most. */
const maxOthers = 50;

/** Returns all that the desk shows a person of a quote request; refuses where there is none. */
export async function readDetail(deps: RecordsDeps, reference: string, person: string) {
  const { content, dueTimes } = deps;
  const { db } = deps.database;
  const request = await requireRequest(deps, reference);
  const { wrote } = request;
  const details = (await readRowDetails(db, [request])).get(request.id);
  const others = await listRequestsOf(db, {
    emailKeys: [emailKeyOf(request), emailKeyOf(wrote)].flatMap((key) => key ?? []),
    phoneKeys: [...telephoneKeys(request.phone), ...telephoneKeys(wrote.phone)],
    except: request.id,
    limit: maxOthers,
  });
  const city = deps.cityIn(request.location);
  const { startDate: from, endDate: to } = request;
  const isBooked = hasMeaning(request.status, "isBooked");
  const wanted = isBooked ? request.terms : { unitIds: [], trailerIds: [] };
  const options = { except: reference, wanted, request };
  const kilometres = city === undefined ? undefined : content.distances.get(city);
  const { quarantineReasons } = request;
  return {
    ...toSummary(request, dueTimes),
    quarantineReasons: quarantineReasons && describeReasons(quarantineReasons),
    city: city !== undefined && kilometres !== undefined ? { name: city, kilometres } : null,
    stations: stationsForRange(request),
    availability: from && to ? await readAvailability(deps, { from, to }, options) : null,
    mails: await listMailsOf(db, request.id),
    writing: await listWriters(db, { id: request.id, except: person, now: deps.clock() }),
    history: await listAgreementChanges(db, request.id),
    number: details?.number ?? 1,
    ofPerson: details?.ofPerson ?? 1,
    earlier: details?.earlier ?? null,
    others: others.map((row) => toSummary(row, dueTimes)),
  };
}
