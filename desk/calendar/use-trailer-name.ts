import { useQuery } from "@tanstack/react-query";
import { startQuery } from "../server-api/queries.ts";
import { words } from "../words.ts";

/** Returns what gives a trailer's name. */
export function useTrailerName() {
  const { data } = useQuery(startQuery);
  return (id: string | null) =>
    id === null
      ? words.calendar.noTrailer
      : (data?.trailers.find((each) => each.id === id)?.name ?? id);
}
