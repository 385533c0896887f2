/** Kinds of event with their labels (specification, section 3). */
export const eventTypes = [
  { value: "wedding", label: "Wedding" },
  { value: "corporate", label: "Corporate Event" },
  { value: "birthday", label: "Birthday Party" },
  { value: "graduation", label: "Graduation Party" },
  { value: "construction", label: "Construction Site" },
  { value: "festival", label: "Festival/Fair" },
  { value: "other", label: "Other" },
] as const;

/** Ranges of expected guests (specification, section 3). */
export const guestCounts = [
  { value: "25-50", label: "25-50 guests" },
  { value: "50-75", label: "50-75 guests" },
  { value: "75-125", label: "75-125 guests" },
  { value: "125-200", label: "125-200 guests" },
  { value: "200+", label: "200+ guests" },
] as const;

export type EventType = (typeof eventTypes)[number]["value"];
export type GuestCount = (typeof guestCounts)[number]["value"];

/** The choices of each field that has any. */
export const choices = { eventType: eventTypes, guestCount: guestCounts } as const;

export type ChosenField = keyof typeof choices;

/** Returns the label of a choice, or any other field's value as it is; empty for none. */
export function valueInWords(field: string, value: string | null): string {
  const known = field in choices ? choices[field as ChosenField] : [];
  return known.find((choice) => choice.value === value)?.label ?? value ?? "";
}
