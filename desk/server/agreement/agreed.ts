import { isSame } from "../../../content-files/merge-data.ts";
import { valueInWords } from "../../../quote-request/choices.ts";
import type { StoredQuoteRequest } from "../../../server/quote-requests/quote-request.repository.ts";
import { daysInShort, timeOfDay } from "../../../server/time/format-dates.ts";

/** What of a request a visitor writes and the owner may correct. */
export const writtenFields = [
  "name",
  "phone",
  "email",
  "location",
  "eventType",
  "guestCount",
  "startDate",
  "endDate",
] as const;
export type WrittenFields = Pick<StoredQuoteRequest, (typeof writtenFields)[number]>;

/** The days of delivery and pickup, their hours, and the units. */
export type AgreedTerms = Pick<WrittenFields, "startDate" | "endDate"> & {
  /** As in 14:30, like `pickupTime`; null while it is open. */
  deliveryTime: string | null;
  pickupTime: string | null;
  siteNotes: string;
  /** Units of content/fleet.yaml, and trailers of which no unit is chosen yet. */
  unitIds: string[];
  trailerIds: string[];
  /** Why it was booked in spite of a clash. */
  override: string | null;
};

/** Longest texts of these, in UTF-16 code units. */
export const maxAgreed = { siteNotes: 2_000, override: 300 } as const;

/** What was agreed about a request; it begins as the visitor's own words. */
export type Agreement = WrittenFields & AgreedTerms;
export type AgreedField = keyof Agreement;

/** What the owner adds to what a visitor wrote. */
export const addedFields = [
  "deliveryTime",
  "pickupTime",
  "siteNotes",
  "unitIds",
  "trailerIds",
  "override",
] as const;
export const agreedFields = [...writtenFields, ...addedFields] as const;

/** Returns the units of a list with commas, as columns and addresses have it. */
export const splitList = (list?: string | null) => list?.split(",").filter(Boolean) ?? [];

/** What happened to what was agreed: `moved` is another day or unit of a booking. */
export type ChangeKind = "corrected" | "booked" | "moved" | "cancelled" | "not-agreed";

/** Whether two values are the same; the order of units says nothing. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  isSame(sorted(one), sorted(other));
const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);

export const differences = (one: Agreement, other: Agreement): AgreedField[] =>
  agreedFields.filter((field) => !isSameValue(one[field], other[field]));

export const pickAgreed = (agreed: Agreement, fields: readonly AgreedField[]): Partial<Agreement> =>
  Object.fromEntries(fields.map((field) => [field, agreed[field]]));

/** Returns units by their names, and trailers of which no unit is chosen. */
export type NameUnits = (units: Pick<AgreedTerms, "unitIds" | "trailerIds">) => string;

/** How lists, forms and sentences call the fields that they name alone. */
export const fieldLabels = {
  name: "Name",
  phone: "Phone",
  email: "E-mail",
  location: "Place",
  eventType: "Event",
  guestCount: "Guests",
  deliveryTime: "Delivery time",
  pickupTime: "Pickup time",
  siteNotes: "Notes for the site",
  override: "Booked in spite of a clash",
} as const;

/** Returns what a sentence says of a field: its name, and its value in words. */
export function describeField(
  field: AgreedField,
  agreed: Agreement,
  nameUnits: NameUnits,
): { label: string; value: string } {
  const { startDate, endDate } = agreed;
  if (field === "startDate" || field === "endDate")
    return { label: "Days", value: daysInShort(startDate, endDate) };
  if (field === "unitIds" || field === "trailerIds")
    return { label: "Trailers", value: nameUnits(agreed) };
  const value = agreed[field];
  const isTime = field === "deliveryTime" || field === "pickupTime";
  return {
    label: fieldLabels[field],
    value: isTime && value ? timeOfDay(value) : valueInWords(field, value),
  };
}

/** Returns units and days in a line, such as "2-station A, Jun 12–13, 2027". */
export const describeBooking = (terms: AgreedTerms, nameUnits: NameUnits): string =>
  [nameUnits(terms), daysInShort(terms.startDate, terms.endDate)].filter(Boolean).join(", ");

/** Returns what changed between two as a line of the history. */
export function describeChange(
  kind: ChangeKind,
  before: Agreement,
  after: Agreement,
  nameUnits: NameUnits,
): string {
  const texts = new Map<string, string>();
  if (kind === "booked") texts.set("Booked", describeBooking(after, nameUnits));
  for (const field of differences(before, after)) {
    const { label, value } = describeField(field, after, nameUnits);
    if (kind === "booked" && (label === "Days" || label === "Trailers")) continue;
    const old = describeField(field, before, nameUnits).value || "not known";
    const isLong = field === "siteNotes" || field === "override";
    texts.set(
      kind === "moved" && label === "Days" ? "Moved" : label,
      isLong ? value || "none" : `${old} → ${value || "not known"}`,
    );
  }
  return [...texts].map(([label, text]) => `${label}: ${text}`).join("; ");
}
