import { interpolate } from "../../../content-files/interpolate.ts";
import { fillIn, readBusiness } from "../../content/business/business.ts";
import { readPage } from "../../content/entries.ts";
import { paths, plannerId } from "../../content/paths.ts";
import { readTrailers } from "../../content/trailers/trailers.ts";
import { eventLimits } from "../quote-list/planned-event.ts";

/**
 * Returns the props of the guest planner: its words, the trailers, and the address of the full
 * planner.
 */
export async function readPlanner() {
  const [words, business, trailers] = await Promise.all([
    readPage("guestPlanner"),
    readBusiness(),
    readTrailers(),
  ]);
  const { result } = words;
  return {
    words: {
      ...words,
      outOfRange: interpolate(fillIn(words.outOfRange, business), {
        least: eventLimits.guests.least,
        most: eventLimits.guests.most.toLocaleString("en-CA"),
        longest: eventLimits.hours.most,
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
