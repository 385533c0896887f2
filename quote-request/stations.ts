/** The numbers of the one rule by which planner, guides and the desk count stations. */
export const stationRule = {
  /** Guests for each station at events up to so many hours, without alcohol. */
  short: { hours: 5, guests: 75 },
  /** Guests for each station at events from so many hours on, without alcohol. */
  long: { hours: 8, guests: 60 },
  /** Largest event that the rule answers; a person plans larger ones. */
  mostGuests: 400,
} as const;

type Conditions = { hours: number; alcohol: boolean };

/** Returns six times the guests for each station, a whole number: a sixth less with alcohol. */
function sixTimesGuestsPerStation({ hours, alcohol }: Conditions): number {
  const { short, long } = stationRule;
  const within = Math.min(Math.max(hours, short.hours), long.hours);
  const fewer =
    ((short.guests - long.guests) * (within - short.hours)) / (long.hours - short.hours);
  return (short.guests - fewer) * (alcohol ? 5 : 6);
}

/** Returns how many guests to plan for each station at such an event; may be a fraction. */
export function guestsPerStation(conditions: Conditions): number {
  return sixTimesGuestsPerStation(conditions) / 6;
}

/** Returns how many guests to plan for so many stations on a long evening with dinner and a bar. */
export function guestsAtDinner(stations: number): number {
  return Math.floor(stations * guestsPerStation({ hours: stationRule.long.hours, alcohol: true }));
}

/** Returns how many stations an event needs; null for more guests than the rule answers. */
export function stationsFor(answers: Conditions & { guests: number }): number | null {
  if (answers.guests > stationRule.mostGuests) return null;
  return Math.ceil((answers.guests * 6) / sixTimesGuestsPerStation(answers));
}

/**
 * Returns the stations for a range of guests such as "75-125": the fewest for a short event without
 * alcohol, the most for a long one with it. Null for an open range such as "200+".
 */
export function stationsForRange(
  guestCount: string | null,
): { fewest: number; most: number } | null {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(guestCount ?? "") ?? [];
  const { short, long } = stationRule;
  const fewest = stationsFor({ guests: Number(from), hours: short.hours, alcohol: false });
  const most = stationsFor({ guests: Number(to), hours: long.hours, alcohol: true });
  return from && to && fewest && most ? { fewest, most } : null;
}
