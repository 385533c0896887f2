import { pluralize } from "../../../content-files/pluralize.ts";
import { addDays, type Period } from "../../../quote-request/days.ts";
import { chooseTrailers } from "../../../quote-request/plan-trailers.ts";
import { type RequestedEvent, stationsForRange } from "../../../quote-request/stations.ts";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { Fleet, Trailer, Unit } from "../content/desk-content.ts";

/** The time that a unit is with a customer; or any of a trailer, where none is chosen yet. */
export type Stay = Period & {
  reference: string;
  name: string;
  unitId: string | null;
  trailerId: string | null;
  /** Whether it was booked in spite of a clash. */
  isOverridden: boolean;
};
export type Absence = Period & { id: string; unitId: string; reason: string };

/** What the fleet is checked against. */
export type Occupancy = { fleet: Fleet; stays: readonly Stay[]; absences: readonly Absence[] };
/** The units that are wanted, and the trailers of which any unit is. */
export type WantedUnits = { unitIds: readonly string[]; trailerIds: readonly string[] };

/** Why a unit is not free; the reference is of the booking that has it. */
type Obstacle = { text: string; reference: string | null };
export type UnitAvailability = Unit & { obstacle: Obstacle | null };
export type Clash = Obstacle & { unit: string };

const touches = (one: Period, other: Period) => one.from <= other.to && other.from <= one.to;

/** Returns a period with so many days before and after it. */
export function widen({ from, to }: Period, days: number): Period {
  // A year of five digits is not written as others are.
  return { from: addDays(from, -days), to: to < "9999" ? addDays(to, days) : to };
}

/**
 * Returns each unit with what keeps it from being booked in a period: another rental on these days
 * or with too few days between, or that it is out of service. A booking whose unit is not chosen
 * takes one of its trailer, and of those one that is not wanted where there is any.
 */
export function checkUnits(period: Period, occupancy: Occupancy, wanted: WantedUnits) {
  const { fleet, stays, absences } = occupancy;
  const between = fleet.daysBetween;
  const near = widen(period, between);
  const others = stays.filter((stay) => touches(stay, near));
  const checked = fleet.units.map((unit): UnitAvailability => {
    const isOfUnit = ({ unitId }: { unitId: string | null }) => unitId === unit.id;
    const ofUnit = others.filter(isOfUnit);
    const stay = ofUnit.find((one) => touches(one, period)) ?? ofUnit[0];
    const absence = absences.find((one) => isOfUnit(one) && touches(one, period));
    const obstacle = stay
      ? describeStay(stay, period, between)
      : absence
        ? describeAbsence(absence)
        : null;
    return { ...unit, obstacle };
  });
  for (const stay of others.filter(({ unitId }) => unitId === null)) {
    const free = checked.filter(
      ({ trailerId, obstacle }) => trailerId === stay.trailerId && obstacle === null,
    );
    const taken = free.findLast(({ id }) => !wanted.unitIds.includes(id)) ?? free.at(-1);
    if (taken) taken.obstacle = describeStay(stay, period, between);
  }
  return checked;
}

/** Returns what keeps wanted units from being booked in a period. */
export function findClashes(wanted: WantedUnits, period: Period, occupancy: Occupancy): Clash[] {
  const checked = checkUnits(period, occupancy, wanted);
  const clashes: Clash[] = [];
  for (const { id, name, obstacle } of checked)
    if (obstacle && wanted.unitIds.includes(id)) clashes.push({ unit: name, ...obstacle });
  for (const [trailerId, ids] of Map.groupBy(wanted.trailerIds, (id) => id)) {
    const others = checked.filter((unit) => unit.trailerId === trailerId && !isIn(wanted, unit));
    const taken = others.filter(({ obstacle }) => obstacle);
    if (others.length - taken.length >= ids.length) continue;
    for (const { name, obstacle } of taken) if (obstacle) clashes.push({ unit: name, ...obstacle });
  }
  return clashes;
}

const isIn = ({ unitIds }: WantedUnits, { id }: Unit) => unitIds.includes(id);
const trailerOf = ({ trailerId }: Unit) => trailerId;

/**
 * Returns the free units that the guest planner would choose for a request, by the most stations
 * that it counts; null where too few are free, and "ask" where people plan it and not a rule: from
 * 200 guests on, and on construction sites.
 */
export function findFittingUnits(
  request: RequestedEvent,
  units: readonly UnitAvailability[],
  trailers: readonly Trailer[],
): UnitAvailability[] | "ask" | null {
  const needed = stationsForRange(request);
  if (!needed) return "ask";
  const stationsOf = ({ trailerId }: Unit) =>
    trailers.find(({ id }) => id === trailerId)?.stations ?? 0;
  const free = units.filter(({ obstacle }) => !obstacle);
  return chooseTrailers(
    needed.most,
    free.map((unit) => ({ ...unit, stations: stationsOf(unit) })),
  );
}

/**
 * Returns which of some bookings clash and were not booked in spite of it, by their references.
 * Only those that are shown are asked for: each is compared with all stays of the occupancy, on
 * the units that its trailers have.
 */
export function findClashing(
  { fleet, stays, absences }: Occupancy,
  references: ReadonlySet<string>,
): Set<string> {
  const open = stays.filter(({ isOverridden }) => !isOverridden);
  const clashing = new Set<string>();
  const candidates = open.filter(({ reference }) => references.has(reference));
  for (const [reference, stays] of Map.groupBy(candidates, (stay) => stay.reference)) {
    const others = open.filter((stay) => stay.reference !== reference);
    const [period] = stays;
    const wanted = {
      unitIds: stays.flatMap(({ unitId }) => unitId ?? []),
      trailerIds: stays.flatMap(({ trailerId }) => trailerId ?? []),
    };
    const trailerIds = [
      ...fleet.units.filter((unit) => isIn(wanted, unit)).map(trailerOf),
      ...wanted.trailerIds,
    ];
    const units = fleet.units.filter((unit) => trailerIds.includes(trailerOf(unit)));
    const occupancy = { fleet: { ...fleet, units }, stays: others, absences };
    const clashes = period && findClashes(wanted, period, occupancy);
    if (clashes && clashes.length > 0) clashing.add(reference);
  }
  return clashing;
}

function describeStay(stay: Stay, period: Period, daysBetween: number): Obstacle {
  const { reference } = stay;
  const name = `${shortName(stay.name)}${stay.unitId === null ? " (this or another like it)" : ""}`;
  if (touches(stay, period))
    return { reference, text: `taken by ${name}, ${daysInShort(stay.from, stay.to)}` };
  const isBefore = stay.to < period.from;
  const day = isBefore ? stay.to : stay.from;
  return {
    reference,
    text: `taken by ${name} ${isBefore ? "until" : "from"} ${daysInShort(day, day)}, with less than ${pluralize(daysBetween, "day")} between`,
  };
}

export const describeClash = ({ unit, text }: Clash): string => `${unit} is ${text}.`;

const describeAbsence = ({ from, to, reason }: Absence): Obstacle => ({
  reference: null,
  text: `out of service, ${daysInShort(from, to)}${reason && `: ${reason}`}`,
});

/** Returns a name of two or three words such as "Priya R."; any other as it is, cut to 40. */
function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const isPerson =
    words.length > 1 && words.length < 4 && words.every((word) => /^\p{L}/u.test(word));
  if (!isPerson) return name.length > 40 ? `${name.slice(0, 39).trimEnd()}…` : name;
  return `${words[0]} ${[...(words.at(-1) ?? "")][0]}.`;
}
