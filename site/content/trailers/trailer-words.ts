import type { z } from "astro/zod";
import { guestsWhoFill } from "../../../quote-request/plan-trailers.ts";
import { guestsAtDinner, guestsPerStation, stationRule } from "../../../quote-request/stations.ts";
import type { trailerSchema } from "./trailer.schema.ts";

type TrailerFields = Pick<
  z.output<typeof trailerSchema>,
  "specifications" | "setupMinutes" | "stalls" | "capacity" | "comparison"
>;

/** In place of a trailer's name: the figure of all of them, from the least to the most. */
export const everyTrailer = "all";

const measures = {
  length: ["length", "feet"],
  width: ["width", "feet"],
  height: ["height", "feet"],
  fresh: ["waterCapacity", "US gallons"],
  waste: ["wasteCapacity", "US gallons"],
} as const;

/** Returns the words for which {trailers.<id>.length} and the like stand in a text of content/. */
export function wordsOfTrailer(
  id: string,
  { specifications, setupMinutes, stalls: stations, capacity, comparison }: TrailerFields,
): [string, string][] {
  const { length, width, height, weight, waterCapacity, wasteCapacity } = specifications;
  const words = {
    ...Object.fromEntries(
      Object.entries(measures).map(([name, [field, unit]]) => [
        name,
        `${specifications[field]} ${unit}`,
      ]),
    ),
    size: `${length} × ${width} × ${height} feet`,
    tanks: `${waterCapacity} / ${wasteCapacity}`,
    weight,
    power: comparison.power,
    evening: `${guestsAtDinner(stations)}`,
    "pump-out": `${guestsWhoFill(specifications, stationRule.long.hours)}`,
    listed: `${capacity.eightHours} / ${capacity.fiveHours}`,
    "listed-eight": `${capacity.eightHours}`,
    "listed-five": `${capacity.fiveHours}`,
    ...(setupMinutes && { setup: `${setupMinutes} minutes` }),
  };
  return Object.entries(words).map(([name, word]) => [`trailers.${id}.${name}`, word]);
}

/**
 * Returns the words for which {trailers.all.length} and the like stand, "12 to 24 feet", and the
 * people for each station by the guest planner's rule: {trailers.all.eight-hours-bar} is "50".
 */
export function wordsOfEveryTrailer(trailers: readonly TrailerFields[]): [string, string][] {
  if (trailers.length === 0) return [];
  const ranges = Object.entries(measures).map(([name, [field, unit]]) => {
    const all = trailers.map(({ specifications }) => specifications[field]);
    const range = [...new Set([Math.min(...all), Math.max(...all)])].join(" to ");
    return [name, `${range} ${unit}`];
  });
  const rates = Object.entries({ five: 5, six: 6, seven: 7, eight: 8 }).flatMap(([name, hours]) =>
    ([false, true] as const).map((hasAlcohol) => [
      `${name}-hours${hasAlcohol ? "-bar" : ""}`,
      // In halves, as the guides divide by 62.5.
      `${Math.floor(guestsPerStation({ hours, hasAlcohol }) * 2) / 2}`,
    ]),
  );
  const fill = trailers
    .map(({ specifications }) => guestsWhoFill(specifications, stationRule.long.hours))
    .sort((a, b) => a - b);
  return [
    ...ranges,
    ...rates,
    ["workers", `${stationRule.workersPerStation}`],
    ["pump-out", `${fill.slice(0, -1).join(", ")} and ${fill.at(-1)}`],
  ].map(([name, words]) => [`trailers.${everyTrailer}.${name}`, `${words}`]);
}
