import { interpolate } from "../../content/interpolate.ts";
import { paths, plannerId } from "../../content/paths.ts";
import { fillIn, readBusiness, readPage } from "../../content/site-content.ts";
import { readTrailers } from "../../content/trailers.ts";
import { limits } from "./guest-planner.ts";

/** What the guest planner needs: its words, the trailers by their own figures, and where it stands in full. */
export async function readPlanner() {
  const [words, business, trailers] = await Promise.all([
    readPage("guestPlanner", "guest-planner"),
    readBusiness(),
    readTrailers(),
  ]);
  const { result } = words;
  return {
    words: {
      ...words,
      outOfRange: interpolate(fillIn(words.outOfRange, business), {
        least: limits.guests.least,
        most: limits.guests.most.toLocaleString("en-CA"),
        longest: limits.hours.most,
      }),
      result: { ...result, more: fillIn(result.more, business) },
    },
    catalogue: trailers.map(({ id, data: { name, stalls, capacity } }) => ({
      id,
      name,
      stalls,
      capacity: { eightHours: capacity.eightHours, fiveHours: capacity.fiveHours },
    })),
    fullPlanner: `${paths.trailers}#${plannerId}`,
  };
}
