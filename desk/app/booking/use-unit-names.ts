import type { AgreedTerms } from "../../server/agreement/agreed.ts";
import { useStart } from "../server-api/start-context.ts";
import { words } from "../words.ts";

type Booked = Pick<AgreedTerms, "unitIds" | "trailerIds">;

/** Returns what names booked units as the owner does; one that is not chosen by its trailer. */
export function useUnitNames() {
  const start = useStart();
  const nameIn = (list: readonly { id: string; name: string }[] = [], id: string) =>
    list.find((one) => one.id === id)?.name ?? id;
  return ({ unitIds, trailerIds }: Booked): string =>
    [
      ...unitIds.map((id) => nameIn(start?.units, id)),
      ...trailerIds.map((id) => `${nameIn(start?.trailers, id)}, not chosen which`),
    ].join(", ") || words.booking.noUnit;
}
