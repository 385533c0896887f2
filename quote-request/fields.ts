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

/**
 * What visitors type freely, which the owner searches, with its longest text in UTF-16 code units,
 * as an input's maxlength counts.
 */
export const maxLengths = {
  name: 100,
  email: 254,
  phone: 40,
  location: 200,
  message: 4000,
} as const;

export type TypedField = keyof typeof maxLengths;

export const typedFields = Object.keys(maxLengths) as TypedField[];

/** The typed fields that hold sentences, which are checked for advertising. */
export const proseFields = ["message"] as const satisfies TypedField[];

/** Who the visitor is, which no page repeats. */
export const personalFields = ["name", "email", "phone"] as const satisfies TypedField[];

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
