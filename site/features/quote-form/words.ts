import type { Content } from "../../content/entries.ts";

type Contact = Content<"contact">;

/** The words of the form and of the card after it, as the owner wrote them in content/. */
export type QuoteFormWords = Pick<Contact, "eyebrow" | "heading" | "lead" | "form" | "success"> & {
  whatHappensNext: string[];
  questions: string;
  phone: string;
  phoneLink: string;
};

/** How the form adapts to visitors of one kind, by the names of the entries in content/. */
export type QuoteFormVariants = Record<string, Content<"quoteFormVariants">>;
