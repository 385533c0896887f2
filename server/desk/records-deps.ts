import { type DeskFacts, readDeskFacts } from "../business/desk-facts.ts";
import { cityFinder } from "../quote-records/city-finder.ts";
import { createDueTimes, type DueTimes } from "../quote-records/due-times.ts";
import type { DeskDeps } from "./desk-env.ts";

/** What the routes on quote requests need beside the desk's other routes. */
export type RecordsDeps = DeskDeps & {
  facts: DeskFacts;
  dueTimes: DueTimes;
  cityIn: (location: string) => string | undefined;
};

/** Reads content/ once; throws a sentence that names the file and the line of a mistake. */
export const createRecordsDeps = (deps: DeskDeps): RecordsDeps => ({
  ...deps,
  facts: readDeskFacts(),
  dueTimes: createDueTimes(deps.business),
  cityIn: cityFinder(deps.business.cities),
});
