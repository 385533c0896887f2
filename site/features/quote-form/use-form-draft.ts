import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { fieldNames } from "../../../quote-request/fields.ts";
import { updateDraft } from "../quote-list/draft.ts";
import { readPrefill, withoutPrefill } from "../quote-list/quote-links.ts";
import type { QuoteListContent } from "../quote-list/quote-summary.ts";
import { useVisitorDraft } from "../quote-list/use-draft.ts";
import type { QuoteFormVariants } from "./form-content.ts";
import { controlOf, readValues } from "./form-controls.ts";
import { openDraft } from "./open-draft.ts";

type Options = {
  /** Whether the form is shown, and not the card after sending. */
  isEditing: boolean;
  content: QuoteListContent;
  variants: QuoteFormVariants;
};

/**
 * Keeps the fields as the draft has them, whoever changes it. Returns the draft with what the link
 * to the form adds, null until that was read, as a list that is empty until then would be hidden
 * and shown again; and the variant that the link names.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  { isEditing, content, variants }: Options,
) {
  const draft = useVisitorDraft();
  const [linkedVariant, setLinkedVariant] = useState<string>();
  const [isLinkRead, setLinkRead] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form appears.
  useEffect(() => {
    if (!isEditing || !form.current) return;
    const typed = readValues(form.current);
    const link = readPrefill(location.search);
    updateDraft((before) => openDraft({ before, typed, link, content, variants }));
    if (link.variant) setLinkedVariant(link.variant);
    setLinkRead(true);
    // A reload must not choose again what the visitor has changed since.
    history.replaceState(history.state, "", location.pathname + withoutPrefill(location.search));
  }, [isEditing]);

  useLayoutEffect(() => {
    if (!draft || !isLinkRead || !isEditing || !form.current) return;
    for (const field of fieldNames) {
      const control = controlOf(form.current, field);
      if (control.value !== draft.values[field]) control.value = draft.values[field];
    }
  }, [draft, form, isLinkRead, isEditing]);

  return { draft: isLinkRead || !isEditing ? draft : null, linkedVariant };
}
