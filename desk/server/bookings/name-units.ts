import type { NameUnits } from "../agreement/agreed.ts";
import type { DeskContent } from "../content/desk-content.ts";

/** Returns what names units, those that left the fleet by id, and trailers without a unit. */
export const unitNamer =
  ({ fleet, trailers }: DeskContent): NameUnits =>
  ({ unitIds, trailerIds }) =>
    [
      ...unitIds.map((id) => fleet.units.find((unit) => unit.id === id)?.name ?? id),
      ...trailerIds.map((id) => trailers.find((trailer) => trailer.id === id)?.name ?? id),
    ].join(", ");
