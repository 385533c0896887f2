/**
 * The fields of a quote request, in the order in which they are checked (specification, section 5).
 */
export const fieldNames = [
  "name",
  "email",
  "phone",
  "location",
  "startDate",
  "endDate",
  "eventType",
  "guestCount",
  "message",
] as const;

export type FieldName = (typeof fieldNames)[number];

/** The typed values; an empty field is an empty string. */
export type QuoteRequestInput = Record<FieldName, string>;

/** Longest text of a field in UTF-16 code units, as an input's maxlength counts. */
export const maxLengths = {
  name: 100,
  email: 254,
  phone: 40,
  location: 200,
  message: 4000,
} as const;

/** Largest JSON body, in bytes: all fields at their limits in three-byte characters fit. */
export const maxJsonBytes = 16 * 1024;

/** Largest native form post, in bytes: percent encoding triples the text. */
export const maxFormBytes = 64 * 1024;

/** Returns the fields of any object; a missing value, or one that is no string, is empty. */
export function pickFields(source: Record<string, unknown>): QuoteRequestInput {
  const input = {} as QuoteRequestInput;
  for (const field of fieldNames) {
    const value = source[field];
    input[field] = typeof value === "string" ? value : "";
  }
  return input;
}
