import { hashKey } from "@tanstack/react-query";
import { addDays } from "../../../quote-request/days.ts";
import { minute } from "../../../server/time/durations.ts";
import {
  calendarQuery,
  requestQuery,
  requestsQuery,
  startQuery,
  templatesQuery,
} from "../server-api/queries.ts";
import { queryClient } from "../server-api/query-client.ts";
import { hasCode } from "../server-api/request-json.ts";
import { addMonths, readToday } from "../time/days-and-months.ts";

const inbox = requestsQuery({ open: "1" });
/** Requests of the inbox that are kept with all that the desk shows of them. */
const maxRequests = 20;
/** Days of bookings, from today on, whose requests are kept as well. */
const daysAhead = 7;
/** For how long a request is not read again, in milliseconds. */
const readAgainAfter = 10 * minute;

/** Returns the queries of this month and the next. */
function months() {
  const month = readToday().slice(0, 7);
  return [calendarQuery(month), calendarQuery(addMonths(month, 1))] as const;
}

/** Returns the references of the first requests of the inbox, and of the coming days' bookings. */
function references(): string[] {
  const pages = queryClient.getQueryData(inbox.queryKey)?.pages ?? [];
  const rows = pages.flatMap(({ requests }) => requests);
  const today = readToday();
  const until = addDays(today, daysAhead);
  const bookings = months()
    .flatMap(({ queryKey }) => queryClient.getQueryData(queryKey)?.rentals ?? [])
    .filter(
      (rental) => rental.units !== null && rental.startDate <= until && rental.endDate >= today,
    );
  return [...new Set([...rows.slice(0, maxRequests), ...bookings].map((row) => row.reference))];
}

/** Returns the hashes of queries that are kept: what an owner needs on the road, and no more. */
export const hashesToStore = (): ReadonlySet<string> =>
  new Set(
    [
      startQuery.queryKey,
      inbox.queryKey,
      ...months().map(({ queryKey }) => queryKey),
      ...references().flatMap((reference) => [
        requestQuery(reference).queryKey,
        templatesQuery(reference).queryKey,
      ]),
    ].map((key) => hashKey(key)),
  );

let isReading = false;
/** What was listed when all was last read. */
let before: string[] = [];

/**
 * Reads what is kept and not on the screen, one answer after the other, until one fails. `forget`
 * is called with each request that has left the lists because somebody has erased it.
 */
export async function readAhead(forget: (reference: string) => void): Promise<void> {
  if (isReading) return;
  isReading = true;
  try {
    for (const month of months()) await read(month);
    const listed = references();
    for (const reference of listed) {
      await read(requestQuery(reference));
      await read(templatesQuery(reference));
    }
    for (const reference of before.filter((one) => !listed.includes(one)))
      await forgetIfErased(reference, forget);
    before = listed;
  } catch {
    // The next answer to the inbox has it go on.
  } finally {
    isReading = false;
  }
}

/** Forgets a request that has left the lists because somebody has erased it. */
async function forgetIfErased(
  reference: string,
  forget: (reference: string) => void,
): Promise<void> {
  await queryClient.fetchQuery({ ...requestQuery(reference), staleTime: 0 }).catch((error) => {
    if (!hasCode(error, "not-found")) throw error;
    forget(reference);
  });
}

type Readable = ReturnType<typeof requestQuery | typeof calendarQuery | typeof templatesQuery>;

/** What an earlier page has kept is read again, however young: somebody may be erased. */
const read = (query: Readable): Promise<unknown> =>
  queryClient.fetchQuery({
    ...(query as ReturnType<typeof requestQuery>),
    staleTime: ({ state }) => (state.dataUpdateCount > 0 ? readAgainAfter : 0),
  });
