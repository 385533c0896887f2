import { useMemo, useSyncExternalStore } from "react";
import { type Draft, listOf, parseDraft, readDraftText, subscribe } from "./draft.ts";
import type { QuoteList } from "./quote-links.ts";
import { onlyOffered, type QuoteListContent } from "./quote-summary.ts";

/** Returns the draft of this tab; null until hydration. */
export function useVisitorDraft(): Draft | null {
  const text = useSyncExternalStore(subscribe, readDraftText, () => null);
  return useMemo(() => (text === null ? null : parseDraft(text)), [text]);
}

/** Returns the quote list of a draft, of what is offered. */
export const offeredList = (draft: Draft, content: QuoteListContent): QuoteList =>
  onlyOffered(listOf(draft, content.cities), content);
