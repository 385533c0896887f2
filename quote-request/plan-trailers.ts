import { type EventSize, hoursWithin, stationRule, stationsFor } from "./stations.ts";

/** A trailer that the business owns, as far as the choice depends on it. */
export type FleetUnit = {
  stations: number;
  /** Waste tank, in US gallons. */
  wasteCapacity: number;
  /** Listed maximums of guests. */
  capacity: { eightHours: number; fiveHours: number };
};

/** The upper end of the water that people use, which the waste tank has to take; in US gallons. */
export const waterRule = {
  /** A guest's visits, one in so many hours at most, and what each takes (guide to weddings). */
  guest: { hoursBetweenVisits: 2, gallonsAVisit: 0.75 },
  /** A person at a long day's work, such as a film unit's (the guide to film units). */
  workday: { hours: 12, gallons: 2.5 },
  /** A worker of a site, a day, and the days between two services (the guide to sites). */
  crew: { gallonsADay: 1.5, days: 5 },
} as const;

type Sized = Pick<FleetUnit, "stations">;

type PlannedSize = EventSize & {
  /** Whether guests are people at a long day's work, who use less water. */
  isWorkday?: boolean;
};

/** Returns what a person uses at most: a guest at the event, a worker between two services. */
function gallonsEach({
  hours,
  isCrew,
  isWorkday,
}: Pick<PlannedSize, "hours" | "isCrew" | "isWorkday">): number {
  const { guest, ...rule } = waterRule;
  if (isCrew) return rule.crew.gallonsADay * rule.crew.days;
  if (isWorkday) return (hours * rule.workday.gallons) / rule.workday.hours;
  return (hours / guest.hoursBetweenVisits) * guest.gallonsAVisit;
}

/** Returns the guests from whom on a busy event of so many hours can fill a waste tank. */
export const guestsWhoFill = ({ wasteCapacity }: { wasteCapacity: number }, hours: number) =>
  Math.ceil(wasteCapacity / gallonsEach({ hours }));

/** Returns the trailers whose waste tanks the people can fill; each serves them by its stations. */
function trailersToPumpOut<Unit extends FleetUnit>(
  size: PlannedSize,
  trailers: readonly Unit[],
): Unit[] {
  const gallons = size.guests * gallonsEach(size);
  const all = sumOfStations(trailers);
  return trailers.filter(
    ({ stations, wasteCapacity }) => gallons * stations >= wasteCapacity * all,
  );
}

/**
 * Returns the guests that a trailer is listed for over so many hours: a straight line between the
 * two figures of its list.
 */
function listedGuests({ eightHours, fiveHours }: FleetUnit["capacity"], hours: number) {
  const { short, long } = stationRule;
  const share = (hoursWithin(hours) - short.hours) / (long.hours - short.hours);
  return fiveHours - (fiveHours - eightHours) * share;
}

/**
 * Returns the fewest trailers of a fleet with so many stations that `mayServe` admits; of equal
 * ones those with the fewest stations, then those with the largest trailer, then those whose
 * smallest is the largest. Null where the fleet has none.
 */
export function chooseTrailers<Unit extends Sized>(
  stations: number,
  fleet: readonly Unit[],
  mayServe: (units: readonly Unit[]) => boolean = () => true,
): Unit[] | null {
  const largestFirst = [...fleet].sort((a, b) => b.stations - a.stations);
  const isEnough = (units: readonly Unit[]) => sumOfStations(units) >= stations && mayServe(units);
  const last = largestFirst.findIndex((_, index) => isEnough(largestFirst.slice(0, index + 1)));
  if (last < 0) return null;
  const [best] = [...combinations(largestFirst, last + 1)].filter(isEnough).sort(compareSets);
  return best ?? null;
}

/** Orders sets of trailers, each with the largest first. */
function compareSets<Unit extends Sized>(one: Unit[], other: Unit[]): number {
  const difference = (at: number) => (other.at(at)?.stations ?? 0) - (one.at(at)?.stations ?? 0);
  return sumOfStations(one) - sumOfStations(other) || difference(0) || difference(-1);
}

/** Yields each combination of so many units once, where those of one size are alike. */
function* combinations<Unit extends Sized>(
  largestFirst: readonly Unit[],
  count: number,
): Generator<Unit[]> {
  if (count === 0) yield [];
  else
    for (const [at, unit] of largestFirst.entries())
      if (unit.stations !== largestFirst[at - 1]?.stations)
        for (const rest of combinations(largestFirst.slice(at + 1), count - 1))
          yield [unit, ...rest];
}

const sumOfStations = (units: readonly Sized[]) =>
  units.reduce((sum, { stations }) => sum + stations, 0);

/** Returns whether trailers are listed for so many guests between them; a crew has no such list. */
export function isListedFor(
  { guests, hours, isCrew }: EventSize,
  units: readonly Pick<FleetUnit, "capacity">[],
): boolean {
  const listed = units.reduce((sum, { capacity }) => sum + listedGuests(capacity, hours), 0);
  return isCrew || guests <= listed;
}

/**
 * Returns the stations and the trailers of a fleet for an event or a crew, and those of them that
 * need a pump-out on the way; null where a person has to plan it.
 */
export function planTrailers<Unit extends FleetUnit>(size: PlannedSize, fleet: readonly Unit[]) {
  const stations = stationsFor(size);
  if (stations === null) return null;
  const trailers = chooseTrailers(stations, fleet, (units) => isListedFor(size, units));
  return trailers && { stations, trailers, toPumpOut: trailersToPumpOut(size, trailers) };
}
