import type { z } from "astro/zod";
import type { trailerSchema } from "./trailer.schema.ts";

type Figures = Pick<z.output<typeof trailerSchema>, "specifications" | "setupMinutes">;

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
  { specifications, setupMinutes }: Figures,
): [string, string][] {
  const { length, width, height, weight, waterCapacity, wasteCapacity } = specifications;
  return [
    ...Object.entries(measures).map(([name, [field, unit]]): [string, string] => [
      `trailers.${id}.${name}`,
      `${specifications[field]} ${unit}`,
    ]),
    [`trailers.${id}.size`, `${length} × ${width} × ${height} feet`],
    [`trailers.${id}.tanks`, `${waterCapacity} / ${wasteCapacity}`],
    [`trailers.${id}.weight`, weight],
    ...(setupMinutes
      ? [[`trailers.${id}.setup`, `${setupMinutes} minutes`] satisfies [string, string]]
      : []),
  ];
}

/** Returns the words for which {trailers.all.length} and the like stand: "12 to 24 feet". */
export function wordsOfEveryTrailer(trailers: readonly Figures[]): [string, string][] {
  if (trailers.length === 0) return [];
  return Object.entries(measures).map(([name, [field, unit]]) => {
    const all = trailers.map(({ specifications }) => specifications[field]);
    const range = [...new Set([Math.min(...all), Math.max(...all)])].join(" to ");
    return [`trailers.${everyTrailer}.${name}`, `${range} ${unit}`];
  });
}
