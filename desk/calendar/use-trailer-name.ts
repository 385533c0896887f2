import { useStart } from "../server-api/start-context.ts";
import { words } from "../words.ts";

/** Returns what gives a trailer's name. */
export function useTrailerName() {
  const start = useStart();
  return (id: string | null) =>
    id === null
      ? words.calendar.noTrailer
      : (start?.trailers.find((each) => each.id === id)?.name ?? id);
}
