import type { QuoteFormVariants, QuoteFormWords } from "./words.ts";

export type QuoteFormVariant = QuoteFormVariants[string];

/**
 * The variant of a kind of event, or else the one that the link to the form named; unknown names
 * have none.
 */
export function findVariant(
  variants: QuoteFormVariants,
  eventType: string,
  linked: string | undefined,
): QuoteFormVariant | undefined {
  const name = [eventType, linked].find((entry) => entry && Object.hasOwn(variants, entry));
  return name ? variants[name] : undefined;
}

/** The form's words with those of a variant in their place. */
export function adaptWords(
  words: QuoteFormWords,
  variant: QuoteFormVariant | undefined,
): QuoteFormWords {
  if (!variant) return words;
  const { fields } = words.form;
  const own = variant.fields;
  return {
    ...words,
    lead: variant.lead ?? words.lead,
    form: {
      ...words.form,
      fields: {
        name: { ...fields.name, ...own.name },
        email: { ...fields.email, ...own.email },
        phone: { ...fields.phone, ...own.phone },
        location: { ...fields.location, ...own.location },
        startDate: { ...fields.startDate, ...own.startDate },
        endDate: { ...fields.endDate, ...own.endDate },
        eventType: { ...fields.eventType, ...own.eventType },
        guestCount: { ...fields.guestCount, ...own.guestCount },
        message: { ...fields.message, ...own.message },
      },
    },
  };
}
