/** What a visitor enters about an event. */
export type EventAnswers = {
  guests: number;
  /** Whether they are workers of a site, whose hours do not count. */
  isCrew?: boolean;
  /** Whether a crew is on site from November to March; an event has a date. */
  isWinter?: boolean;
  /** Which part of a large event it is: a key of the areas in content/quote-list.yaml. */
  area?: string;
  /** Length of the event. */
  hours: number;
  hasAlcohol: boolean;
  /** Whether there is a circuit within 100 feet, and a tap for a garden hose. */
  hasPower: boolean;
  hasWater: boolean;
};

/** An event with the trailers that the guest planner recommends for it, by id. */
export type PlannedEvent = EventAnswers & { trailers: string[] };

/** The answers that are yes or no, by the names of their fields and of links' parameters. */
export const yesNoAnswers = {
  alcohol: "hasAlcohol",
  power: "hasPower",
  water: "hasWater",
} as const satisfies Record<string, keyof EventAnswers>;

/** Smallest and largest numbers that a visitor may enter. */
export const eventLimits = {
  guests: { min: 1, max: 100_000 },
  hours: { min: 1, max: 24 },
} as const;

/** Reads a whole number as a visitor typed it; null where it is none or outside the limits. */
export function readNumber(
  typed: string,
  { min, max }: { min: number; max: number },
): number | null {
  const text = typed.trim();
  if (!/^\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
