import type { NameUnits } from "../agreement/agreed.ts";
import type { DeskFacts } from "../facts/desk-facts.ts";

/** Returns what names units, those that left the fleet by id, and trailers without a unit. */
export const unitNamer =
  ({ fleet, trailers }: DeskFacts): NameUnits =>
  ({ unitIds, trailerIds }) =>
    [
      ...unitIds.map((id) => fleet.units.find((unit) => unit.id === id)?.name ?? id),
      ...trailerIds.map((id) => trailers.find((trailer) => trailer.id === id)?.name ?? id),
    ].join(", ");
