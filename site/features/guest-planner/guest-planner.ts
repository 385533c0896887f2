import { type EventAnswers, eventLimits } from "../quote-list/planned-event.ts";

/** A trailer as the planner needs it: its guests at events of 8 and of 5 hours. */
export type PlannedTrailer = {
  id: string;
  name: string;
  stalls: number;
  capacity: { eightHours: number; fiveHours: number };
};

/** Number of guests, by the lower and by the higher estimate. */
export type GuestRange = { careful: number; confident: number };

export type Recommendation = {
  /** Fewest trailers by their own figures. */
  least: PlannedTrailer[];
  /** Fewest trailers when each station also serves no more guests than the rule of thumb allows. */
  most: PlannedTrailer[];
};

/** Advice that depends on the answers. */
export type Advice = "attendant" | "generator" | "circuit" | "tank" | "hose" | "portableToilet";

/**
 * Guests per station at a short and at a long event: the rule of 50 to 75 guests (specification,
 * section 9).
 */
const guestsPerStation = { fiveHours: 75, eightHours: 50 };

/** Factor of use where alcohol is served: 15 to 20 per cent more (rule of the trade). */
const moreWithAlcohol = { confident: 1.15, careful: 1.2 };

/**
 * Returns a figure for any number of hours: constant up to 5, linear up to 8, then inversely
 * proportional.
 */
export function atHours(figure: { fiveHours: number; eightHours: number }, hours: number): number {
  const { fiveHours, eightHours } = figure;
  if (hours <= 5) return fiveHours;
  if (hours <= 8) return fiveHours + ((eightHours - fiveHours) * (hours - 5)) / 3;
  return (eightHours * 8) / hours;
}

/** Returns how many guests a trailer serves at such an event. */
export function guestsServed(
  { capacity, stalls }: PlannedTrailer,
  { hours, alcohol }: Pick<EventAnswers, "hours" | "alcohol">,
): GuestRange {
  const own = atHours(capacity, hours);
  const byRule = atHours(guestsPerStation, hours) * stalls;
  return {
    careful: Math.floor(Math.min(own, byRule) / (alcohol ? moreWithAlcohol.careful : 1)),
    confident: Math.floor(own / (alcohol ? moreWithAlcohol.confident : 1)),
  };
}

/** Returns how many guests several trailers serve together. */
export function guestsServedBy(
  trailers: PlannedTrailer[],
  answers: Pick<EventAnswers, "hours" | "alcohol">,
): GuestRange {
  const each = trailers.map((trailer) => guestsServed(trailer, answers));
  return {
    careful: each.reduce((sum, { careful }) => sum + careful, 0),
    confident: each.reduce((sum, { confident }) => sum + confident, 0),
  };
}

/**
 * Returns the fewest trailers for an event, by their own figures and by the rules of thumb; null
 * for more guests than the limit.
 */
export function recommend(
  answers: EventAnswers,
  catalogue: PlannedTrailer[],
): Recommendation | null {
  if (answers.guests > eventLimits.guests.most) return null;
  const least = smallestSet(answers, catalogue, "confident");
  const most = smallestSet(answers, catalogue, "careful");
  return least && most ? { least, most } : null;
}

/** Largest number of trailers that the planner recommends. */
const mostTrailers = 10;

/**
 * Returns the fewest trailers that serve the guests; of equal ones those with the fewest stations,
 * then with the smallest figure for 8 hours. The order is the same for every event, so that a
 * larger event never gets less.
 */
function smallestSet(
  answers: EventAnswers,
  catalogue: PlannedTrailer[],
  reading: keyof GuestRange,
): PlannedTrailer[] | null {
  const served = catalogue.map((trailer) => guestsServed(trailer, answers)[reading]);
  const sum = (chosen: number[], of: (at: number) => number) =>
    chosen.reduce((total, at) => total + of(at), 0);
  const indexes = catalogue.map((_, at) => at);
  for (let count = 1; count <= mostTrailers; count += 1) {
    const [best] = [...combinations(indexes, count)]
      .filter((chosen) => sum(chosen, (at) => served[at] ?? 0) >= answers.guests)
      .map((chosen) => ({
        set: chosen.flatMap((at) => catalogue[at] ?? []),
        stations: sum(chosen, (at) => catalogue[at]?.stalls ?? 0),
        size: sum(chosen, (at) => catalogue[at]?.capacity.eightHours ?? 0),
      }))
      .sort((a, b) => a.stations - b.stations || a.size - b.size);
    if (best) return best.set.sort((a, b) => b.stalls - a.stalls);
  }
  return null;
}

/** Yields every combination of so many items, with repetition. */
function* combinations<Item>(items: Item[], count: number, start = 0): Generator<Item[]> {
  if (count === 0) yield [];
  else
    for (let at = start; at < items.length; at += 1)
      for (const rest of combinations(items, count - 1, at)) yield [items[at] as Item, ...rest];
}

/** Returns how many of one trailer an event needs, by the higher and by the lower estimate. */
export function countNeeded(
  trailer: PlannedTrailer,
  answers: EventAnswers,
): { least: number; most: number } {
  const { careful, confident } = guestsServed(trailer, answers);
  return {
    least: Math.ceil(answers.guests / Math.max(confident, 1)),
    most: Math.ceil(answers.guests / Math.max(careful, 1)),
  };
}

/** Returns the advice for an event (specification, section 9). */
export function advise({ guests, hours, power, water }: EventAnswers): Advice[] {
  const advice: Advice[] = [];
  if (guests < 50 && hours < 4) advice.push("portableToilet");
  if (hours > 6 || guests >= 100) advice.push("attendant");
  advice.push(power ? "circuit" : "generator", water ? "hose" : "tank");
  return advice;
}
