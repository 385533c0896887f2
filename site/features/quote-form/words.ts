import type { Content } from "../../content/entries.ts";

type Contact = Content<"contact">;

/** The words of the form and of the card that replaces it, from content/. */
export type QuoteFormWords = Pick<Contact, "eyebrow" | "heading" | "lead" | "form" | "success"> & {
  whatHappensNext: string[];
  questions: string;
  phone: string;
  phoneLink: string;
  /** Language by whose rules dates are written. */
  language: string;
  /** The business's time zone, in which the first selectable day is today. */
  timeZone: string;
};

/**
 * The entries of quote-form-variants.yaml by their ids: how the form differs for one kind of
 * visitor.
 */
export type QuoteFormVariants = Record<string, Content<"quoteFormVariants">>;
