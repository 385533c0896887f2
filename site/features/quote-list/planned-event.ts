/** What a visitor enters about an event. */
export type EventAnswers = {
  guests: number;
  /** Length of the event. */
  hours: number;
  alcohol: boolean;
  /** Whether there is a circuit within 100 feet, and a tap for a garden hose. */
  power: boolean;
  water: boolean;
};

/** An event with the trailers that the guest planner recommends for it, from fewest to most, by id. */
export type PlannedEvent = EventAnswers & { from: string[]; to: string[] };

/** Smallest and largest numbers that a visitor may enter. */
export const eventLimits = {
  guests: { least: 1, most: 1000 },
  hours: { least: 1, most: 24 },
} as const;

const itemId = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80})?$/;

/** Whether a value has the form of an item's id; whether it is offered, only the catalogue says. */
export const isItemId = (value: unknown): value is string =>
  typeof value === "string" && itemId.test(value);

/** Reads a whole number as a visitor typed it; null where it is none or outside the limits. */
export function readNumber(
  typed: string,
  { least, most }: { least: number; most: number },
): number | null {
  const text = typed.trim();
  if (!/^\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}

/** Reads a stored event; null where the value is not one. */
export function readPlan(source: unknown): PlannedEvent | null {
  if (typeof source !== "object" || source === null) return null;
  const plan = source as Record<string, unknown>;
  const isPositive = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
  if (!isPositive(plan.guests) || !isPositive(plan.hours)) return null;
  const ids = (value: unknown) => (Array.isArray(value) ? value.filter(isItemId).slice(0, 10) : []);
  return {
    guests: Number(plan.guests),
    hours: Number(plan.hours),
    alcohol: plan.alcohol === true,
    power: plan.power === true,
    water: plan.water === true,
    from: ids(plan.from),
    to: ids(plan.to),
  };
}
