import { createStore } from "../ui/store.ts";
import type { Action } from "./action.ts";
import { readStored, removeStored, storedKeys, writeStored } from "./browser-storage.ts";

/** An action that is not done yet; `problem` says why the server refused it. */
export type KeptAction = { action: Action; problem?: string };

const prefix = "desk-action:";

/**
 * The actions that are not sent yet, the oldest first. Each is kept in the browser's storage under
 * a key of its own, so that two tabs do not overwrite each other's.
 */
export const actionStore = createStore<readonly KeptAction[]>(readKept());

addEventListener("storage", () => actionStore.set(readKept()));

/** Returns the actions that screens show as done already. */
export const listOptimisticActions = (kept: readonly KeptAction[]): Action[] =>
  kept.filter(({ problem }) => !problem).map(({ action }) => action);

/** Stores an action that is not done yet, in place of the one with the same id. */
export function keepAction(kept: KeptAction): void {
  writeStored(prefix + kept.action.id, kept);
  const others = actionStore.get().filter(({ action }) => action.id !== kept.action.id);
  actionStore.set([...others, kept].sort(byTime));
}

/** Removes an action that is done, or that the owner has given up. */
export function dropAction(id: string): void {
  removeStored(prefix + id);
  actionStore.set(actionStore.get().filter(({ action }) => action.id !== id));
}

/** Removes all of them from the browser, as at sign-out. */
export function dropAllActions(): void {
  for (const key of storedKeys(prefix)) removeStored(key);
  actionStore.set([]);
}

/**
 * Removes the actions of other people who used this browser, because they must not be sent in this
 * person's name. An action without a person stays: it was made before the server had said who is
 * signed in.
 */
export function dropActionsOfOthers(person: string): void {
  for (const { action } of actionStore.get())
    if (action.person && action.person !== person) dropAction(action.id);
}

function readKept(): KeptAction[] {
  return storedKeys(prefix)
    .flatMap((key) => readStored<KeptAction>(key) ?? [])
    .sort(byTime);
}

function byTime(a: KeptAction, b: KeptAction): number {
  return a.action.at - b.action.at;
}
