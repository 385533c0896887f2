/** The numbers of the one rule by which planner, guides and the desk count stations. */
export const stationRule = {
  /** Guests for each station at events up to so many hours, without alcohol. */
  short: { hours: 5, guests: 75 },
  /** Guests for each station at events from so many hours on, without alcohol. */
  long: { hours: 8, guests: 60 },
  /** Largest event that the rule answers; a person plans larger ones. */
  mostGuests: 400,
  /** Workers for each flush toilet of a site (O. Reg. 213/91, section 29.1); hours do not count. */
  workersPerStation: 15,
  /** Largest crew that the rule answers: as many stations as the largest event needs. */
  mostWorkers: 120,
} as const;

type Conditions = {
  hours: number;
  hasAlcohol: boolean;
  /** Whether they are workers of a site, not guests. */
  isCrew?: boolean;
};

/** An event or a crew, as far as stations depend on it. */
export type EventSize = Conditions & { guests: number };

/** Returns hours as the rule counts them, from those of a short event to those of a long one. */
export const hoursWithin = (hours: number) =>
  Math.min(Math.max(hours, stationRule.short.hours), stationRule.long.hours);

/** Returns six times the guests for each station, a whole number: a sixth less with alcohol. */
function sixTimesGuestsPerStation({ hours, hasAlcohol, isCrew }: Conditions): number {
  const { short, long } = stationRule;
  if (isCrew) return stationRule.workersPerStation * 6;
  const fewer =
    ((short.guests - long.guests) * (hoursWithin(hours) - short.hours)) /
    (long.hours - short.hours);
  return (short.guests - fewer) * (hasAlcohol ? 5 : 6);
}

/** Returns how many people to plan for each station; may be a fraction. */
export function guestsPerStation(conditions: Conditions): number {
  return sixTimesGuestsPerStation(conditions) / 6;
}

/** Returns how many guests so many stations are for with dinner and a bar, over so many hours. */
export function guestsAtDinner(stations: number, hours: number = stationRule.long.hours): number {
  return Math.floor(stations * guestsPerStation({ hours, hasAlcohol: true }));
}

/** Returns the most people that the rule answers. */
export const maxPeople = ({ isCrew }: Pick<Conditions, "isCrew">) =>
  isCrew ? stationRule.mostWorkers : stationRule.mostGuests;

/** Returns how many stations an event or a crew needs; null for more people than the rule has. */
export function stationsFor(answers: EventSize): number | null {
  if (answers.guests > maxPeople(answers)) return null;
  return Math.ceil((answers.guests * 6) / sixTimesGuestsPerStation(answers));
}

/** What was asked for, as far as stations depend on it. */
export type RequestedEvent = { eventType: string | null; guestCount: string | null };

/**
 * Returns the stations for the most guests of a range over a long event with alcohol; for an open
 * range such as "200+" those for the fewest. Null for more guests than the rule has, for none, and
 * for a construction site: the rule is one for events, and a site is planned by people and weeks.
 */
export function stationsAtDinner({ eventType, guestCount }: RequestedEvent): number | null {
  if (eventType === "construction") return null;
  const guests = /^(?:\d+-)?(\d+)\+?$/.exec(guestCount ?? "")?.[1];
  const { hours } = stationRule.long;
  return guests ? stationsFor({ guests: Number(guests), hours, hasAlcohol: true }) : null;
}

/**
 * Returns the stations for a range of guests such as "75-125": the fewest for a short event without
 * alcohol, the most for a long one with it. Null for an open range such as "200+", and for a site.
 */
export function stationsForRange(event: RequestedEvent): { fewest: number; most: number } | null {
  const from = /^(\d+)-\d+$/.exec(event.guestCount ?? "")?.[1];
  const { hours } = stationRule.short;
  const fewest = stationsFor({ guests: Number(from), hours, hasAlcohol: false });
  const most = stationsAtDinner(event);
  return from && fewest && most ? { fewest, most } : null;
}
