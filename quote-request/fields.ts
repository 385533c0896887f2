/** The nine fields of a quote request, in the order in which they are checked (specification, section 5; message comes last). */
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

/** What a visitor typed, untouched: every field is text, and a field left alone is an empty text. */
export type QuoteRequestInput = Record<FieldName, string>;

/** Longest text a field takes, in UTF-16 code units, as an input's maxlength counts them. */
export const maxLengths = {
  name: 100,
  email: 254,
  phone: 40,
  location: 200,
  message: 4000,
} as const;

/** Largest body that the quote function reads, in bytes: nine fields at their limits, in three-byte characters, fit. */
export const maxJsonBytes = 16 * 1024;

/** Largest native form post, in bytes: the same text percent-encoded is three times as long. */
export const maxFormBytes = 64 * 1024;

/** Takes the nine fields out of anything with text under their names; what is missing or not text is empty. */
export function pickFields(source: Record<string, unknown>): QuoteRequestInput {
  const input = {} as QuoteRequestInput;
  for (const field of fieldNames) {
    const value = source[field];
    input[field] = typeof value === "string" ? value : "";
  }
  return input;
}
