import { fieldNames } from "../../../quote-request/fields.ts";
import type { QuoteFormVariants, QuoteFormWords } from "./words.ts";

export type QuoteFormVariant = QuoteFormVariants[string];
type Fields = QuoteFormWords["form"]["fields"];

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
  return {
    ...words,
    lead: variant.lead ?? words.lead,
    form: {
      ...words.form,
      fields: adaptFields(words.form.fields, variant.fields),
    },
  };
}

function adaptFields(fields: Fields, own: QuoteFormVariant["fields"]): Fields {
  const adapted = fieldNames.map((name) => [name, { ...fields[name], ...own[name] }]);
  return Object.fromEntries(adapted) as Fields;
}
