import { interpolate } from "../../../content-files/interpolate.ts";
import { guestsPerStation } from "../../../quote-request/stations.ts";
import { fillIn, readBusiness } from "../../content/business/business.ts";
import { readPage } from "../../content/entries.ts";
import { paths, plannerId } from "../../content/paths.ts";
import { readTrailers } from "../../content/trailers/trailers.ts";
import { eventLimits } from "../quote-list/planned-event.ts";
import { planningRule } from "./guest-planner.ts";

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
  const { result, advice, assumptions, table } = words;
  const fill = (text: string) => interpolate(fillIn(text, business), ruleNumbers());
  return {
    words: {
      ...words,
      lead: fill(words.lead),
      outOfRange: fill(words.outOfRange),
      result: { ...result, more: fill(result.more) },
      advice: {
        ...advice,
        attendant: fill(advice.attendant),
        portableToilet: fill(advice.portableToilet),
      },
      assumptions: { ...assumptions, list: assumptions.list.map(fill) },
      table: { ...table, reading: fill(table.reading) },
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

/**
 * Returns the props of the compact planner, without the words that only the other planner shows,
 * and the words above it.
 */
export async function readCompactPlanner() {
  const { words, ...props } = await readPlanner();
  const { heading, lead, jump, table, ...panel } = words;
  return { heading, lead, props: { ...props, words: panel } };
}

/** Returns the numbers of the rules and of the limits, by the names of their placeholders. */
function ruleNumbers() {
  const { short, long, mostGuests, attendant, portableToilet } = planningRule;
  const withAlcohol = (hours: number) => Math.floor(guestsPerStation({ hours, alcohol: true }));
  return {
    least: eventLimits.guests.least,
    most: eventLimits.guests.most.toLocaleString("en-CA"),
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
  };
}
