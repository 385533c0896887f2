import type { DehydratedState } from "@tanstack/react-query";
import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { Confirmation } from "../server-api/confirmation.ts";

/** What this browser keeps of the queries, and when the server last confirmed the session. */
export type StoredQueries = Confirmation & {
  /** Of the desk; another build may read other answers than this one has stored. */
  build: string;
  queries: DehydratedState["queries"];
};

const key = "kept";
let store: UseStore | undefined;
const open = () => (store ??= createStore("desk", "queries"));

export const readStored = () => attempt(() => get<StoredQueries>(key, open()));
export const writeStored = (queries: StoredQueries) => attempt(() => set(key, queries, open()));

/** Removes all that was read from this browser. */
export const removeStored = () => attempt(() => del(key, open()));

/** How long the browser may take to open or use its storage, in milliseconds. */
const answerTimeout = 2_000;

/** A browser that refuses storage, or never answers, has a desk that needs a signal. */
async function attempt<T>(use: () => Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, answerTimeout));
  try {
    return await Promise.race([use(), timeout]);
  } catch {
    return undefined;
  }
}
