import { stationsAtDinner } from "../../../quote-request/stations.ts";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { useStart } from "../server-api/start-context.ts";

/** Returns what counts the stations that units and trailers lack for the guests of a request. */
export function useMissingStations(request: RequestDetail) {
  const start = useStart();
  const needed = stationsAtDinner(request);
  const trailerOf = (unitId: string) => start?.units.find(({ id }) => id === unitId)?.trailerId;
  const stationsOf = (trailerId?: string) =>
    start?.trailers.find(({ id }) => id === trailerId)?.stations ?? 0;
  return (unitIds: readonly string[], trailerIds: readonly string[]): number =>
    [...unitIds.map(trailerOf), ...trailerIds].reduce(
      (missing, trailerId) => missing - stationsOf(trailerId),
      needed ?? 0,
    );
}

/**
 * Returns what is said of too few stations, such as "too small for 125 guests" or "for 200+
 * guests".
 */
export const describeTooSmall = (guestCount: string | null): string =>
  `too small for ${guestCount?.split("-").at(-1)} guests`;
