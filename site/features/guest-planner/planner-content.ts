import { interpolate } from "../../../content-files/interpolate.ts";
import { waterRule } from "../../../quote-request/plan-trailers.ts";
import { guestsPerStation } from "../../../quote-request/stations.ts";
import { readBusiness } from "../../content/business/business.ts";
import { type Content, readPage } from "../../content/entries.ts";
import { paths, plannerId } from "../../content/paths.ts";
import { readPhoto } from "../../content/photos.ts";
import { readOwnedTrailers, readTrailers, type Trailer } from "../../content/trailers/trailers.ts";
import { eventLimits } from "../quote-list/planned-event.ts";
import { type PlannedTrailer, planningRule } from "./guest-planner.ts";
import { cableReach, lawnSheet } from "./lawn.ts";

type Planner = Awaited<ReturnType<typeof readPlanner>>;
export type PlannerContent = Planner["planner"];
export type PlannerAssumptions = Planner["assumptions"];

/**
 * Returns the planner with the rules' numbers in its words, and what stands around it. Its pictures
 * are those beside a trailer's facts: most are by day, where the pages around it show evenings.
 */
export async function readPlanner() {
  const [business, page, list, trailers, owned] = await Promise.all([
    readBusiness(),
    readPage("guestPlanner"),
    readPage("quoteList"),
    readTrailers(),
    readOwnedTrailers(),
  ]);
  const values = ruleNumbers();
  const filledIn: Content<"guestPlanner"> = JSON.parse(JSON.stringify(page), (_, value) =>
    typeof value === "string" ? interpolate(value, values) : value,
  );
  const { heading, lead, crew, areas, jump, assumptions, start, ...words } = filledIn;
  const { alcohol, power, water, ...size } = start;
  const example = { ...size, hasAlcohol: alcohol, hasPower: power, hasWater: water };
  const crewGuide = { label: crew.link, path: paths.post(crew.post.id) };
  return {
    heading,
    lead,
    crew: { text: crew.text, link: crewGuide },
    start: {
      event: example,
      construction: { ...example, guests: crew.workers, isCrew: true },
      festival: { ...example, guests: areas.guests, hours: areas.hours },
    },
    /** A link to the planner from above. */
    jump,
    assumptions,
    planner: {
      words,
      areaNames: list.areas,
      catalogue: trailers.map((trailer) => toPlannedTrailer(trailer, owned)),
      /** The trailers' pages and pictures, by their ids. */
      pages: Object.fromEntries(
        await Promise.all(
          trailers.map(async ({ id, data }) => {
            const photo = await readSmallPhoto(data.details.facts);
            const workPhoto = await readSmallPhoto(data.workImage);
            return [id, { path: paths.trailer(id), photo, workPhoto }] as const;
          }),
        ),
      ),
      /** Language by whose rules numbers are written. */
      language: business.language,
      phoneLink: business.phoneLink,
      /** Where those read on whose crew or crowd is larger than the planner plans. */
      crewGuide,
      areas: { label: areas.link, path: paths.category(areas.category.id) },
      /** Address of the planner with its rules in words. */
      fullPlanner: `${paths.trailers}#${plannerId}`,
    },
  };
}

/** Returns a trailer as the planner needs it; `owned` are those that the business owns. */
function toPlannedTrailer({ id, data }: Trailer, owned: readonly string[]): PlannedTrailer {
  const { name, stalls, specifications, capacity } = data;
  const { length, width, waterCapacity, wasteCapacity } = specifications;
  const { doors, tankRoom } = data.plan;
  const units = owned.filter((trailer) => trailer === id).length;
  const size = { length, width, doors, waterCapacity, wasteCapacity, tankRoom };
  return { id, name, stations: stalls, units, capacity, ...size };
}

/** Returns a picture's files for a place that is no wider than a phone. */
async function readSmallPhoto(image: Trailer["data"]["image"]) {
  const { avif, src, width, height } = await readPhoto(image);
  return { avif: avif.split(", ").slice(0, 3).join(", "), src, width, height };
}

/** Returns the numbers of the rules and of the limits, by the names of their placeholders. */
function ruleNumbers() {
  const { short, long, mostGuests, workersPerStation, mostWorkers, attendant, portableToilet } =
    planningRule;
  const withAlcohol = (hours: number) =>
    Math.floor(guestsPerStation({ hours, hasAlcohol: true }) * 2) / 2;
  return {
    longest: eventLimits.hours.max,
    shortHours: short.hours,
    shortGuests: short.guests,
    shortGuestsAlcohol: withAlcohol(short.hours),
    longHours: long.hours,
    longGuests: long.guests,
    longGuestsAlcohol: withAlcohol(long.hours),
    mostGuests,
    crewStation: workersPerStation,
    mostWorkers,
    attendantHours: attendant.hours,
    attendantGuests: attendant.guests,
    portableHours: portableToilet.hours,
    portableGuests: portableToilet.guests,
    visitHours: waterRule.guest.hoursBetweenVisits,
    visitGallons: waterRule.guest.gallonsAVisit,
    reach: cableReach,
    sheetWidth: lawnSheet.width,
    sheetHeight: lawnSheet.height,
  };
}
