import type { Agreement } from "../../server/agreement/agreed.ts";
import type { RequestDetail, UnitAvailability } from "../../server/desk-answers.ts";
import { describeTooSmall, useMissingStations } from "../booking/use-missing-stations.ts";
import { useUnitNames } from "../booking/use-unit-names.ts";
import { useStart } from "../server-api/start-context.ts";
import { Checkbox } from "../ui/controls.tsx";
import { words } from "../words.ts";

/** Returns a list with one of its values put in or taken out. */
export const toggle = (all: readonly string[], one: string, isOn: boolean): string[] =>
  isOn ? [...all, one] : all.filter((other) => other !== one);

type Props = {
  request: RequestDetail;
  values: Pick<Agreement, "unitIds" | "trailerIds">;
  units: readonly UnitAvailability[] | undefined;
  onChange: (typed: Partial<Agreement>) => void;
};

/**
 * The units to choose from, each with what has it and whether it is too small for the guests with
 * what is chosen; and those that are not chosen yet.
 */
export function UnitChoice({ request, values: { unitIds, trailerIds }, units, onChange }: Props) {
  const start = useStart();
  const nameUnits = useUnitNames();
  const known = start?.units ?? [];
  const missingStations = useMissingStations(request);
  // A unit that has left the fleet can be taken out of the booking.
  const gone = unitIds.filter((id) => !known.some((unit) => unit.id === id));
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{words.booking.units}</legend>
      {[...known, ...gone.map((id) => ({ id, name: id }))].map((unit) => {
        const { id, name } = unit;
        const isGone = gone.includes(id);
        const obstacle = units?.find((one) => one.id === id)?.obstacle;
        const withIt = new Set([...unitIds, id]);
        const label = [
          name,
          !isGone && units && (obstacle?.text ?? "free"),
          !isGone &&
            missingStations([...withIt], trailerIds) > 0 &&
            describeTooSmall(request.guestCount),
        ];
        return (
          <Checkbox
            key={id}
            label={label.filter(Boolean).join(", ")}
            checked={unitIds.includes(id)}
            onChange={({ target }) => onChange({ unitIds: toggle(unitIds, id, target.checked) })}
          />
        );
      })}
      {trailerIds.map((trailerId) => (
        <Checkbox
          key={trailerId}
          label={nameUnits({ unitIds: [], trailerIds: [trailerId] })}
          checked
          onChange={() => onChange({ trailerIds: toggle(trailerIds, trailerId, false) })}
        />
      ))}
    </fieldset>
  );
}
