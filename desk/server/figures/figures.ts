import { pluralize } from "../../../content-files/pluralize.ts";
import { eventTypes, guestCounts } from "../../../quote-request/choices.ts";
import { addDays, type Period } from "../../../quote-request/days.ts";
import type { Business } from "../../../server/business/business.ts";
import { daysBetween, inBusinessZone, mondayOf } from "../../../server/time/business-clock.ts";
import { cityFinder } from "../request-records/city-finder.ts";
import { createDueTimes, type OpenHours } from "../request-records/due-times.ts";
import { hasMeaning, type RequestStatus } from "../request-records/statuses.ts";

/** What is counted of a quote request; no personal data. */
export type CountedRequest = {
  receivedAt: number;
  answeredAt: number | null;
  status: RequestStatus;
  /** What was quoted, in cents. */
  amountCents: number | null;
  /** Null, like what follows, where a phone call left it open: it is not counted then. */
  startDate: string | null;
  eventType: string | null;
  guestCount: string | null;
  location: string | null;
};

type Count = { name: string; count: number };
type Answers = { inTime: number; later: number; notYet: number };
type Week = Answers & { monday: string };

/** What the desk shows of a period. */
export type Figures = {
  period: Period;
  total: number;
  booked: number;
  lost: number;
  /** Sums in cents: of all that was quoted, and of what was booked. */
  quotedCents: number;
  bookedCents: number;
  /** Within which time an answer is promised, such as "2 open hours". */
  promised: string;
  answers: Answers;
  weeks: Week[];
  lists: { heading: string; counts: Count[] }[];
};

/** What the figures need of the business. */
export type BusinessForFigures = OpenHours & Pick<Business, "cities">;

/** Places in a list, at most. */
const maxPlaces = 10;

/** Lead times, in days before the first day of the rental. */
const leadTimes = [
  { name: "Under 2 weeks", under: 14 },
  { name: "2 to 4 weeks", under: 28 },
  { name: "1 to 3 months", under: 91 },
  { name: "3 to 6 months", under: 183 },
  { name: "6 to 12 months", under: 366 },
  { name: "Over a year", under: Number.POSITIVE_INFINITY },
];

/** Counts the given quote requests, which must be those of the period. */
export function countFigures(
  requests: readonly CountedRequest[],
  period: Period,
  { cities, ...openHours }: BusinessForFigures,
): Figures {
  const answers = answerCounter(openHours);
  const byWeek = Map.groupBy(requests, ({ receivedAt }) =>
    mondayOf(inBusinessZone(receivedAt).day),
  );
  const booked = requests.filter(({ status }) => hasMeaning(status, "isBooked"));
  return {
    period,
    total: requests.length,
    booked: booked.length,
    lost: requests.filter(({ status }) => hasMeaning(status, "isLost")).length,
    quotedCents: sumOfAmounts(requests),
    bookedCents: sumOfAmounts(booked),
    promised: pluralize(openHours.promises.emailHours, "open hour"),
    answers: answers(requests),
    weeks: weeksOf(period).map((monday) => ({ monday, ...answers(byWeek.get(monday) ?? []) })),
    lists: [
      { heading: "What they are for", counts: countEventTypes(requests).sort(byCount) },
      { heading: "Where", counts: countPlaces(requests, cities) },
      { heading: "How many guests", counts: countGuests(requests) },
      { heading: "How far ahead", counts: countLeadTimes(requests) },
    ],
  };
}

const sumOfAmounts = (requests: readonly CountedRequest[]) =>
  requests.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);

/** Returns the Mondays of the weeks that a period touches. */
function weeksOf({ from, to }: Period): string[] {
  const first = mondayOf(from);
  // Counted, because "+010000-01-03" comes before "9999-12-31".
  const weeks = Math.floor(daysBetween(first, to) / 7) + 1;
  return Array.from({ length: weeks }, (_, week) => addDays(first, 7 * week));
}

const byCount = (a: Count, b: Count) => b.count - a.count;

const countEventTypes = (requests: readonly CountedRequest[]): Count[] =>
  eventTypes.map(({ value, label }) => ({
    name: label,
    count: requests.filter(({ eventType }) => eventType === value).length,
  }));

const countGuests = (requests: readonly CountedRequest[]): Count[] =>
  guestCounts.map(({ value, label }) => ({
    name: label,
    count: requests.filter(({ guestCount }) => guestCount === value).length,
  }));

/**
 * Counts places by the cities that have a page. A place is typed freely and may be an address,
 * which no report may repeat.
 */
function countPlaces(requests: readonly CountedRequest[], cities: readonly string[]): Count[] {
  const cityIn = cityFinder(cities);
  const placed = requests.filter(({ location }) => location !== null);
  const counted = Map.groupBy(placed, ({ location }) => cityIn(location));
  const counts = cities
    .map((name) => ({ name, count: counted.get(name)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort(byCount);
  const shown = counts.slice(0, maxPlaces);
  const elsewhere = placed.length - shown.reduce((sum, { count }) => sum + count, 0);
  return elsewhere > 0 ? [...shown, { name: "Elsewhere", count: elsewhere }] : shown;
}

function countLeadTimes(requests: readonly CountedRequest[]): Count[] {
  const days = requests.flatMap(({ receivedAt, startDate }) =>
    startDate === null ? [] : [daysBetween(inBusinessZone(receivedAt).day, startDate)],
  );
  return leadTimes.map(({ name, under }, at) => {
    const least = leadTimes[at - 1]?.under ?? Number.NEGATIVE_INFINITY;
    return { name, count: days.filter((lead) => lead >= least && lead < under).length };
  });
}

/** Returns what counts the requests that were answered within the promised open hours. */
function answerCounter(openHours: OpenHours) {
  const { emailDueAt } = createDueTimes(openHours);
  const isInTime = ({ receivedAt, answeredAt }: CountedRequest) =>
    answeredAt !== null && answeredAt <= emailDueAt(receivedAt);
  return (requests: readonly CountedRequest[]): Answers => {
    const inTime = requests.filter(isInTime).length;
    const notYet = requests.filter(({ answeredAt }) => answeredAt === null).length;
    return { inTime, later: requests.length - inTime - notYet, notYet };
  };
}
