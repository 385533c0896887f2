import { fieldNames, type QuoteRequestInput } from "../../../quote-request/fields.ts";
import { addToDraft, type Draft } from "../quote-list/draft.ts";
import type { QuotePrefill } from "../quote-list/quote-links.ts";
import { onlyOffered, type QuoteListContent } from "../quote-list/quote-summary.ts";
import type { QuoteFormVariants } from "./form-content.ts";

type Opening = {
  before: Draft;
  typed: QuoteRequestInput;
  link: QuotePrefill;
  content: QuoteListContent;
  variants: QuoteFormVariants;
};

/**
 * Returns the draft with which a form opens: of what is offered, with what the link to it chose,
 * and with what stands in a field that the draft has nothing for.
 */
export function openDraft({ before, typed, link, content, variants }: Opening): Draft {
  const kept = fieldNames.map((field) => [field, before.values[field] || typed[field]]);
  const values = Object.fromEntries(kept) as QuoteRequestInput;
  const { variant = "" } = link;
  const isKnown = Object.hasOwn(variants, variant) && values.eventType === "";
  const event = link.event ?? (isKnown ? variants[variant]?.eventType : undefined);
  const draft = addToDraft({ ...before, values }, { ...link, event }, content.cities);
  const { items, plans = [] } = onlyOffered(draft, content);
  return { ...draft, items, plans };
}
