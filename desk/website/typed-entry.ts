import { useMemo } from "react";
import type { Entry, EntryAddress } from "../../server/website/website-api.ts";
import { useStore } from "../ui/store.ts";
import { drafts, useDraft } from "../unsent-actions/unsent.ts";
import { merge, type Path, toContent } from "./form/field-values.ts";

/** What the form of an entry has. */
type TypedEntry = {
  /** Of the file as it was when the typing began, and what it had then. */
  hash: string;
  given: unknown;
  content: unknown;
  /** Fields that somebody else has changed as well, and that are not decided yet. */
  clashes: readonly Path[];
};

const prefix = "website ";
// With a mark that no reference of a request has: drafts of erased requests are dropped by it.
const draftName = ({ file, key }: EntryAddress) => `${prefix}${file}#${key ?? ""}`;

/** Returns the entries of which something is typed and not saved, the oldest first. */
export const useTypedAddresses = (): EntryAddress[] =>
  [...useStore(drafts).keys()]
    .filter((name) => name.startsWith(prefix))
    .map((name) => {
      const [file = "", key] = name.slice(prefix.length).split("#");
      return { file, key: key || null };
    });

/** Returns what is typed in an entry's form, kept by the browser until it is saved or dropped. */
export function useTypedEntry(entry: Entry) {
  const given = useMemo(() => JSON.stringify(begin(entry)), [entry]);
  const [text, keep, drop] = useDraft(draftName(entry), given);
  const typed: TypedEntry = useMemo(() => JSON.parse(text), [text]);
  const change = (changed: Partial<TypedEntry>) => keep(JSON.stringify({ ...typed, ...changed }));
  return {
    typed,
    isTyped: text !== given,
    change,
    drop,
    /** Takes in what somebody else has saved; returns whether both have changed a field. */
    takeIn(theirs: Entry) {
      const { content } = begin(theirs);
      const { merged, clashes } = merge(typed.given, typed.content, content);
      change({ hash: theirs.hash, given: content, content: merged, clashes });
      return clashes.length > 0;
    },
  };
}

const begin = (entry: Entry): TypedEntry => ({
  ...{ hash: entry.hash, given: toContent(entry), content: toContent(entry), clashes: [] },
});
