import { useMemo } from "react";
import { mergeData } from "../../../../content-files/merge-data.ts";
import { toContent } from "../../../server/website/entry-content.ts";
import type { EditableEntry, FormAddress, Path } from "../../../server/website/website-api.ts";
import { isObject } from "../../json.ts";
import { useStore } from "../../ui/store.ts";
import { draftName, drafts, useDraft } from "../../unsent-actions/unsent.ts";
import { fromQuery, toQuery } from "../links.ts";

/** What the form of an entry has. */
type TypedEntry = {
  /** Of the entry as it was when the typing began, and what it had then. */
  hash: string;
  base: unknown;
  content: unknown;
  /** Fields that somebody else has changed as well. */
  conflicts: readonly Path[];
};

const nameOf = (query: string) => draftName("website", query);

/** Returns the forms in which something is typed and not saved, the oldest first. */
export const useTypedAddresses = (): FormAddress[] =>
  [...useStore(drafts).keys()]
    .filter((name) => name.startsWith(nameOf("")))
    .map((name) => fromQuery(new URLSearchParams(name.slice(nameOf("").length))));

/** Returns what is typed in an entry's form, kept by the browser until it is saved or dropped. */
export function useTypedEntry(entry: EditableEntry) {
  const untouched = useMemo(() => begin(entry), [entry]);
  const [typed, keep, drop] = useDraft(nameOf(toQuery(entry)), untouched, isTypedEntry);
  const change = (changed: Partial<TypedEntry>) => keep({ ...typed, ...changed });
  return {
    typed,
    isTyped: typed !== untouched,
    change,
    drop,
    /** Takes in what somebody else has saved; where both have changed a field, ours stays. */
    takeIn(saved: EditableEntry) {
      const { hash, base: theirs } = begin(saved);
      const { merged, conflicts } = mergeData({ base: typed.base, ours: typed.content, theirs });
      change({ hash, base: theirs, content: merged, conflicts });
    },
  };
}

const isTypedEntry = (typed: unknown) =>
  isObject(typed) && isObject(typed.content) && Array.isArray(typed.conflicts);

function begin(entry: EditableEntry): TypedEntry {
  const content = toContent(entry);
  return { hash: entry.hash, base: content, content, conflicts: [] };
}
