import {
  type AgreedField,
  type Agreement,
  describeField,
  isSameValue,
  type NameUnits,
} from "../../server/agreement/agreed.ts";
import type { RequestDetail } from "../../server/desk-answers.ts";

/** Fields that are corrected together, in one form. */
export type AgreedPart = { key: string; fields: readonly AgreedField[]; books?: true };

const days = ["startDate", "deliveryTime", "endDate", "pickupTime"] as const;
const units = ["unitIds", "trailerIds"] as const;

/** What was agreed, in the order in which it is shown. */
export const parts: readonly AgreedPart[] = [
  { key: "days", fields: [...days, "override"] },
  { key: "units", fields: [...units, "override"] },
  ...(["location", "guestCount", "eventType", "phone", "email", "name", "siteNotes"] as const).map(
    (field) => ({ key: field, fields: [field] }),
  ),
];

/** What a booking needs: the same fields at once. */
export const bookingPart: AgreedPart = {
  key: "booking",
  fields: [...units, ...days, "siteNotes", "override"],
  books: true,
};

export function agreedOf({ terms, ...request }: RequestDetail): Agreement {
  const { name, phone, email, location, eventType, guestCount } = request;
  return { name, phone, email, location, eventType, guestCount, ...terms };
}

/** Returns a part's name, and its value in words; empty where nothing is known. */
export const describePart = (
  { fields: [first = "name"] }: AgreedPart,
  agreed: Agreement,
  nameUnits: NameUnits,
) => describeField(first, agreed, nameUnits);

/** Returns the visitor's own words where a part was corrected; otherwise null. */
export function describeWritten(
  part: AgreedPart,
  request: RequestDetail,
  nameUnits: NameUnits,
): string | null {
  const { wrote } = request;
  const agreed = agreedOf(request);
  const isSame = ([field, value]: [string, unknown]) =>
    !part.fields.includes(field as AgreedField) || isSameValue(value, agreed[field as AgreedField]);
  if (Object.entries(wrote).every(isSame)) return null;
  const { value } = describePart(part, { ...agreed, ...wrote } as Agreement, nameUnits);
  return `${request.origin === "phone" ? "Noted at the call" : "They wrote"}: ${value || "nothing"}`;
}
