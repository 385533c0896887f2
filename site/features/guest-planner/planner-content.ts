import type { z } from "astro/zod";
import { interpolate } from "../../../content-files/interpolate.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { guestsPerStation } from "../../../quote-request/stations.ts";
import { businessSchema } from "../../content/business/business.schema.ts";
import { collectionFiles } from "../../content/collection-files.ts";
import { fileOf, knownIds } from "../../content/known-ids.ts";
import { paths, plannerId } from "../../content/paths.ts";
import { guestPlannerSchema } from "../../content/quote/guest-planner.schema.ts";
import { trailerSchema } from "../../content/trailers/trailer.schema.ts";
import { eventLimits } from "../quote-list/planned-event.ts";
import { type PlannedTrailer, planningRule } from "./guest-planner.ts";
import { cableReach, sheet } from "./lawn.ts";

/** The planner's words, from content/. */
export type PlannerWords = z.infer<typeof guestPlannerSchema>;

export type PlannerContent = {
  words: PlannerWords;
  catalogue: PlannedTrailer[];
  /** Value of a `tel:` link. */
  phoneLink: string;
  /** Address of the planner with the table. */
  fullPlanner: string;
};

/** Returns the files of content/ that `readPlanner` reads. */
export const plannerFiles = () => [
  collectionFiles.guestPlanner.path,
  collectionFiles.business.path,
  ...knownIds("trailers").map((id) => fileOf("trailers", id)),
];

/** Returns the planner's words with the rules' numbers filled in, and the trailers by their `order`. */
export function readPlanner(): PlannerContent {
  const business = businessSchema.parse(readYaml(collectionFiles.business.path).data);
  const words = guestPlannerSchema.parse(readYaml(collectionFiles.guestPlanner.path).data);
  const trailers = knownIds("trailers")
    .map((id) => ({ id, ...trailerSchema.parse(readYaml(fileOf("trailers", id)).data) }))
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  return {
    words: fillInAll(words, { phone: business.phone, ...ruleNumbers() }),
    catalogue: trailers.map(({ id, name, stalls, capacity, specifications }) => ({
      id,
      name,
      stalls,
      capacity: { eightHours: capacity.eightHours, fiveHours: capacity.fiveHours },
      length: specifications.length,
      width: specifications.width,
      water: specifications.waterCapacity,
    })),
    phoneLink: business.phoneLink,
    fullPlanner: `${paths.trailers}#${plannerId}`,
  };
}

/** Returns a copy in which every text has its placeholders filled in. */
function fillInAll<Value>(value: Value, values: Record<string, string | number>): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string" ? interpolate(part, values) : part,
  );
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
