import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type QuoteList, type QuotePrefill, readPrefill, withoutPrefill } from "./quote-links.ts";
import {
  addLinked,
  parseQuoteList,
  readQuoteList,
  readStoredText,
  saveQuoteList,
  subscribe,
} from "./quote-list.ts";
import { onlyOffered, type QuoteListContent } from "./quote-summary.ts";

/** Returns the quote list of this tab, of what is offered; null until hydration. */
export function useQuoteList(content: QuoteListContent): QuoteList | null {
  const text = useSyncExternalStore(subscribe, readStoredText, () => null);
  return useMemo(
    () => (text === null ? null : onlyOffered(parseQuoteList(text), content)),
    [text, content],
  );
}

/**
 * Returns the quote list for the form: the stored list with what the link to the form adds, its day
 * as the form's fields have it; null until the link was read, as a list that is empty until then
 * would be hidden and shown again. `fillForm` fills in the fields and returns the list with their
 * day.
 */
export function useQuoteListOfForm(
  content: QuoteListContent,
  isEditing: boolean,
  fillForm: (list: QuoteList, prefill: QuotePrefill) => QuoteList,
): QuoteList | null {
  const list = useQuoteList(content);
  const [isLinkRead, setLinkRead] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form appears.
  useEffect(() => {
    if (!isEditing) return;
    const prefill = readPrefill(location.search);
    const linked = onlyOffered(addLinked(readQuoteList(), prefill), content);
    saveQuoteList(fillForm(linked, prefill));
    setLinkRead(true);
    // A reload must not choose again what the visitor has changed since.
    history.replaceState(history.state, "", location.pathname + withoutPrefill(location.search));
  }, [isEditing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed list fills the form.
  useEffect(() => {
    if (list) fillForm(list, {});
  }, [list]);

  return isLinkRead || !isEditing ? list : null;
}
