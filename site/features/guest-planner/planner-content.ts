import { interpolate } from "../../../content-files/interpolate.ts";
import { guestsPerStation } from "../../../quote-request/stations.ts";
import { readBusiness } from "../../content/business/business.ts";
import { type Content, readPage } from "../../content/entries.ts";
import { paths, plannerId } from "../../content/paths.ts";
import { readTrailers } from "../../content/trailers/trailers.ts";
import { eventLimits } from "../quote-list/planned-event.ts";
import { type PlannedTrailer, planningRule } from "./guest-planner.ts";
import { cableReach, sheet } from "./lawn.ts";

export type PlannerContent = {
  words: Content<"guestPlanner">;
  catalogue: PlannedTrailer[];
  /** Language by whose rules numbers are written. */
  language: string;
  /** Value of a `tel:` link. */
  phoneLink: string;
  /** Address of the planner with the table. */
  fullPlanner: string;
};

/** Returns the planner's words with the rules' numbers filled in, and the trailers. */
export async function readPlanner(): Promise<PlannerContent> {
  const [business, words, trailers] = await Promise.all([
    readBusiness(),
    readPage("guestPlanner"),
    readTrailers(),
  ]);
  const values: Record<string, string | number> = { phone: business.phone, ...ruleNumbers() };
  return {
    words: JSON.parse(JSON.stringify(words), (_, value) =>
      typeof value === "string" ? interpolate(value, values) : value,
    ),
    catalogue: trailers.map(({ id, data: { name, stalls, capacity, specifications } }) => ({
      id,
      name,
      stalls,
      capacity,
      ...specifications,
    })),
    language: business.language,
    phoneLink: business.phoneLink,
    fullPlanner: `${paths.trailers}#${plannerId}`,
  };
}

/** Returns the numbers of the rules and of the limits, by the names of their placeholders. */
function ruleNumbers() {
  const { short, long, mostGuests, attendant, portableToilet } = planningRule;
  const withAlcohol = (hours: number) => Math.floor(guestsPerStation({ hours, alcohol: true }));
  return {
    longest: eventLimits.hours.most,
    shortHours: short.hours,
    shortGuests: short.guests,
    shortGuestsAlcohol: withAlcohol(short.hours),
    longHours: long.hours,
    longGuests: long.guests,
    longGuestsAlcohol: withAlcohol(long.hours),
    mostGuests,
    attendantHours: attendant.hours,
    attendantGuests: attendant.guests,
    portableHours: portableToilet.hours,
    portableGuests: portableToilet.guests,
    reach: cableReach,
    sheetWidth: sheet.width,
    sheetHeight: sheet.height,
  };
}
