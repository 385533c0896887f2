import { chooseTrailers, isListedFor, planTrailers } from "../../../quote-request/plan-trailers.ts";
import { guestsPerStation, stationRule } from "../../../quote-request/stations.ts";
import type { Specifications, Trailer } from "../../content/trailers/trailers.ts";
import type { EventAnswers, PlannedEvent } from "../quote-list/planned-event.ts";
import { writePlan } from "../quote-list/quote-links.ts";

/** A trailer as the planner needs it, in feet and US gallons. */
export type PlannedTrailer = Pick<Trailer, "id"> &
  Pick<Trailer["data"], "name"> &
  Pick<Specifications, "length" | "width" | "waterCapacity" | "wasteCapacity"> &
  Pick<Trailer["data"]["plan"], "doors" | "tankRoom"> & {
    stations: number;
    /** How many of it the business owns. */
    units: number;
    capacity: Trailer["data"]["capacity"];
  };

export type RecommendedTrailers = {
  stations: number;
  trailers: PlannedTrailer[];
  /** Those of them whose waste tanks a busy event or week can fill. */
  toPumpOut: PlannedTrailer[];
  /** Whether fewer or smaller ones would pass their listed maximum. */
  isByList: boolean;
  /** Guests that so many stations serve, in tens, or workers. */
  serves: number;
  /** One station fewer, where it would do in a pinch; null elsewhere. */
  inAPinch: number | null;
};

/** Advice that depends on the answers. */
export type Advice =
  | "service"
  | "serviceTwice"
  | "attendant"
  | "generator"
  | "circuit"
  | "tank"
  | "hose"
  | "pumpOut"
  | "portableToilet";

/** Every number of the planner's rules; the words get them through placeholders. */
export const planningRule = {
  ...stationRule,
  /** An attendant is advised over so many hours, or from so many guests on. */
  attendant: { hours: 6, guests: 100 },
  /** A portable toilet may do for fewer hours with fewer guests. */
  portableToilet: { hours: 4, guests: 50 },
} as const;

/** Returns the trailers that the business owns, one by one, but those that are taken. */
export function unitsOf(
  catalogue: readonly PlannedTrailer[],
  taken: readonly string[] = [],
): PlannedTrailer[] {
  return catalogue.flatMap((trailer) => {
    const free = trailer.units - taken.filter((id) => id === trailer.id).length;
    return Array.from({ length: Math.max(free, 0) }, () => trailer);
  });
}

/**
 * Returns the plans of a list but that of the same area with the same answers; one without an area
 * is the same as any with its answers.
 */
export function otherAreas(answers: EventAnswers, plans: readonly PlannedEvent[]): PlannedEvent[] {
  const nameOf = ({ area, ...event }: EventAnswers) =>
    writePlan({ ...event, area: answers.area ? area : undefined, trailers: [] });
  return plans.filter((plan) => nameOf(plan) !== nameOf(answers));
}

/**
 * Returns how many people so many stations serve: guests rounded down to tens, but never fewer than
 * those whom they were counted for.
 */
function peopleServed(stations: number, answers: EventAnswers): number {
  const served = stations * guestsPerStation(answers);
  if (answers.isCrew) return served;
  const inTens = Math.floor(served / 10) * 10;
  return Math.max(inTens, answers.guests);
}

/**
 * Returns one station fewer where that leaves no more than 75 guests for each (specification,
 * section 9) and no trailer past the guests that it is listed for; null elsewhere, and for a crew.
 */
function stationsInAPinch(
  stations: number,
  answers: EventAnswers,
  fleet: readonly PlannedTrailer[],
): number | null {
  if (answers.isCrew) return null;
  const { short } = planningRule;
  const fewer = stations - 1;
  const isLoose = answers.guests <= fewer * short.guests;
  const trailers = chooseTrailers(fewer, fleet) ?? [];
  return fewer > 0 && isLoose && isListedFor(answers, trailers) ? fewer : null;
}

/** Returns the stations and trailers for an event; null where a person has to plan it. */
export function recommend(
  answers: EventAnswers,
  fleet: readonly PlannedTrailer[],
): RecommendedTrailers | null {
  const plan = planTrailers(answers, fleet);
  return (
    plan && {
      ...plan,
      isByList: !isListedFor(answers, chooseTrailers(plan.stations, fleet) ?? []),
      serves: peopleServed(plan.stations, answers),
      inAPinch: stationsInAPinch(plan.stations, answers, fleet),
    }
  );
}

/**
 * Returns the advice for an event (specification, section 9) or a crew, and of a pump-out for the
 * trailers that are recommended.
 */
export function advise(
  { guests, isCrew, hours, hasPower, hasWater }: EventAnswers,
  recommended: Pick<RecommendedTrailers, "toPumpOut"> | null,
): Advice[] {
  const { attendant, portableToilet } = planningRule;
  const hookups: Advice[] = [hasPower ? "circuit" : "generator", hasWater ? "hose" : "tank"];
  const fillsTank = (recommended?.toPumpOut.length ?? 0) > 0;
  if (isCrew) return [fillsTank ? "serviceTwice" : "service", ...hookups];
  const advice: Advice[] = [];
  if (guests < portableToilet.guests && hours < portableToilet.hours) advice.push("portableToilet");
  if (hours > attendant.hours || guests >= attendant.guests) advice.push("attendant");
  if (fillsTank) advice.push("pumpOut");
  return [...advice, ...hookups];
}
