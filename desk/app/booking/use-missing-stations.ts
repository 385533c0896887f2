import type { RequestDetail } from "../../server/desk-answers.ts";
import { useStart } from "../server-api/start-context.ts";

/** Returns what counts the stations that units and trailers lack for the guests of a request. */
export function useMissingStations({ stations }: Pick<RequestDetail, "stations">) {
  const start = useStart();
  const trailerOf = (unitId: string) => start?.units.find(({ id }) => id === unitId)?.trailerId;
  const stationsOf = (trailerId?: string) =>
    start?.trailers.find(({ id }) => id === trailerId)?.stations ?? 0;
  return (unitIds: readonly string[], trailerIds: readonly string[]): number =>
    [...unitIds.map(trailerOf), ...trailerIds].reduce(
      (missing, trailerId) => missing - stationsOf(trailerId),
      stations?.most ?? 0,
    );
}

/** Returns what is said of too few stations, such as "too small for 125 guests". */
export const sayTooSmall = (guestCount: string | null): string =>
  `too small for ${guestCount?.split("-")[1]} guests`;
