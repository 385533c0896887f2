import { guestsPerStation, stationRule, stationsFor } from "../../../quote-request/stations.ts";
import type { Specifications, Trailer } from "../../content/trailers/trailers.ts";
import type { EventAnswers } from "../quote-list/planned-event.ts";

/** A trailer as the planner needs it, in feet and US gallons. */
export type PlannedTrailer = Pick<Trailer, "id"> &
  Pick<Trailer["data"], "name" | "stalls"> &
  Pick<Specifications, "length" | "width" | "waterCapacity"> &
  Pick<Trailer["data"]["plan"], "doors" | "tankRoom"> & {
    capacity: Trailer["data"]["capacity"];
  };

export type Recommendation = {
  stations: number;
  trailers: PlannedTrailer[];
  /** Guests that so many stations serve, in tens, or workers. */
  serves: number;
  /** One station fewer, where it would do in a pinch; null elsewhere. */
  inAPinch: number | null;
};

/** Advice that depends on the answers. */
export type Advice =
  | "service"
  | "attendant"
  | "generator"
  | "circuit"
  | "tank"
  | "hose"
  | "portableToilet";

/** Every number of the planner's rules; the words get them through placeholders. */
export const planningRule = {
  ...stationRule,
  /** An attendant is advised over so many hours, or from so many guests on. */
  attendant: { hours: 6, guests: 100 },
  /** A portable toilet may do for fewer hours with fewer guests. */
  portableToilet: { hours: 4, guests: 50 },
} as const;

/**
 * Returns the fewest trailers with so many stations; of equal ones those with the fewest stations,
 * then those with the largest trailer. Empty without a catalogue.
 */
export function trailersFor(stations: number, catalogue: PlannedTrailer[]): PlannedTrailer[] {
  const largestFirst = [...catalogue].sort((a, b) => b.stalls - a.stalls);
  const [largest] = largestFirst;
  if (!largest) return [];
  const [best] = [...combinations(largestFirst, Math.ceil(stations / largest.stalls))]
    .map((set) => ({ set, stations: set.reduce((sum, { stalls }) => sum + stalls, 0) }))
    .filter((found) => found.stations >= stations)
    .sort((a, b) => a.stations - b.stations);
  return best?.set ?? [];
}

/** Yields every combination of so many items, with repetition. */
function* combinations<Item>(items: Item[], count: number, start = 0): Generator<Item[]> {
  if (count === 0) yield [];
  else
    for (let at = start; at < items.length; at += 1)
      for (const rest of combinations(items, count - 1, at)) yield [items[at] as Item, ...rest];
}

/**
 * Returns how many people so many stations serve: guests rounded down to tens, but never fewer than
 * those whom they were counted for.
 */
function peopleServed(stations: number, answers: EventAnswers): number {
  const served = stations * guestsPerStation(answers);
  if (answers.crew) return served;
  const inTens = Math.floor(served / 10) * 10;
  return Math.max(inTens, answers.guests);
}

/**
 * Returns one station fewer where that leaves no more than 75 guests for each (specification, section
 * 9) and no trailer past the guests that it is listed for; null elsewhere, and for a crew.
 */
export function stationsInAPinch(
  stations: number,
  { guests, hours, crew }: EventAnswers,
  catalogue: PlannedTrailer[],
): number | null {
  if (crew) return null;
  const { short } = planningRule;
  const fewer = stations - 1;
  const figure = hours <= short.hours ? "fiveHours" : "eightHours";
  const listed = trailersFor(fewer, catalogue).reduce(
    (sum, { capacity }) => sum + capacity[figure],
    0,
  );
  return fewer > 0 && guests <= Math.min(fewer * short.guests, listed) ? fewer : null;
}

/** Returns the stations and trailers for an event; null where a person has to plan it. */
export function recommend(
  answers: EventAnswers,
  catalogue: PlannedTrailer[],
): Recommendation | null {
  const stations = stationsFor(answers);
  if (stations === null || catalogue.length === 0) return null;
  return {
    stations,
    trailers: trailersFor(stations, catalogue),
    serves: peopleServed(stations, answers),
    inAPinch: stationsInAPinch(stations, answers, catalogue),
  };
}

/** Returns the advice for an event (specification, section 9) or a crew. */
export function advise({ guests, crew, hours, power, water }: EventAnswers): Advice[] {
  const { attendant, portableToilet } = planningRule;
  const hookups: Advice[] = [power ? "circuit" : "generator", water ? "hose" : "tank"];
  if (crew) return ["service", ...hookups];
  const advice: Advice[] = [];
  if (guests < portableToilet.guests && hours < portableToilet.hours) advice.push("portableToilet");
  if (hours > attendant.hours || guests >= attendant.guests) advice.push("attendant");
  return [...advice, ...hookups];
}
