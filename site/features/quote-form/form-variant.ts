import { fieldNames } from "../../../quote-request/fields.ts";
import type { QuoteFormVariants, QuoteFormWords } from "./form-content.ts";

type QuoteFormVariant = QuoteFormVariants[string];

/**
 * Returns the variant of an event type, or else the one that the link named; undefined for unknown
 * names.
 */
export function findVariant(
  variants: QuoteFormVariants,
  eventType: string,
  linked: string | undefined,
): QuoteFormVariant | undefined {
  const name = [eventType, linked].find((entry) => entry && Object.hasOwn(variants, entry));
  return name ? variants[name] : undefined;
}

/** Returns the form's words, replaced by the variant's where it has its own. */
export function adaptWords(
  words: QuoteFormWords,
  variant: QuoteFormVariant | undefined,
): QuoteFormWords {
  if (!variant) return words;
  const { eyebrow, lead, form } = words;
  const fields = fieldNames.map((name) => [
    name,
    { ...form.fields[name], ...variant.fields[name] },
  ]);
  const groups = { ...form.groups, day: variant.day ?? form.groups.day };
  return {
    ...words,
    eyebrow: variant.eyebrow ?? eyebrow,
    lead: variant.lead ?? lead,
    form: { ...form, groups, fields: Object.fromEntries(fields) as typeof form.fields },
  };
}
