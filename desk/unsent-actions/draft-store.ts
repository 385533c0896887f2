import { createStore } from "../ui/store.ts";
import { readStored, removeStored, storedKeys, writeStored } from "./browser-storage.ts";

/** A text that is not sent yet, who typed it, and when. */
type Draft = { person: string; text: string; at: number };

const prefix = "desk-draft:";
/** In milliseconds: as long as a session. A text that nobody came back to is removed. */
const lifetime = 30 * 24 * 60 * 60_000;

/**
 * The texts that are not sent yet, by their names. They are kept in the browser's storage, so that
 * a session that ends, or a phone that closes the page, costs no word.
 */
export const draftStore = createStore<ReadonlyMap<string, Draft>>(readKept());

addEventListener("storage", ({ key }) => {
  if (key?.startsWith(prefix)) draftStore.set(readKept());
});

/** Stores a draft in place of the earlier one of the same name. */
export function keepDraft(name: string, draft: Draft): void {
  writeStored(prefix + name, draft);
  draftStore.set(new Map(draftStore.get()).set(name, draft));
}

/** Removes a draft that was sent or given up. */
export function dropDraft(name: string): void {
  removeStored(prefix + name);
  const drafts = new Map(draftStore.get());
  if (drafts.delete(name)) draftStore.set(drafts);
}

/** Removes all of them from the browser, as at sign-out. */
export function dropAllDrafts(): void {
  for (const key of storedKeys(prefix)) removeStored(key);
  draftStore.set(new Map());
}

/** Removes the texts about a request that is erased. */
export function dropDraftsAbout(reference: string): void {
  for (const name of draftStore.get().keys()) if (name.endsWith(` ${reference}`)) dropDraft(name);
}

/** Removes texts of whoever was signed in before, and those that are too old. */
export function dropDraftsOfOthers(person: string): void {
  const oldest = Date.now() - lifetime;
  for (const [name, draft] of draftStore.get())
    if ((draft.person && draft.person !== person) || draft.at < oldest) dropDraft(name);
}

function readKept(): Map<string, Draft> {
  return new Map(
    storedKeys(prefix).flatMap((key) => {
      const draft = readStored<Draft>(key);
      return draft ? [[key.slice(prefix.length), draft] as const] : [];
    }),
  );
}
