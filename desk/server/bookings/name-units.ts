import type { NameUnits } from "../agreement/agreed.ts";
import type { DeskContent } from "../content/desk-content.ts";

/**
 * Returns what names units, and trailers without a unit: by id where they left the fleet, or where
 * there is no content.
 */
export const unitNamer =
  (content?: DeskContent): NameUnits =>
  ({ unitIds, trailerIds }) =>
    [
      ...unitIds.map((id) => content?.fleet.units.find((unit) => unit.id === id)?.name ?? id),
      ...trailerIds.map((id) => content?.trailers.find((trailer) => trailer.id === id)?.name ?? id),
    ].join(", ");
