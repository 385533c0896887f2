import type { DehydratedState } from "@tanstack/react-query";
import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { Confirmation } from "./confirmation.ts";

/** What this browser keeps of the queries, and when the server last confirmed the session. */
export type Kept = Confirmation & {
  /** Of the desk; another build may read other answers than this one has stored. */
  build: string;
  queries: DehydratedState["queries"];
};

const key = "kept";
let store: UseStore | undefined;
const open = () => (store ??= createStore("desk", "queries"));

export const readKept = () => attempt(() => get<Kept>(key, open()));
export const writeKept = (kept: Kept) => attempt(() => set(key, kept, open()));

/** Removes all that was read from this browser. */
export const removeKept = () => attempt(() => del(key, open()));

/** A browser that refuses storage has a desk that needs a signal. */
async function attempt<T>(use: () => Promise<T>): Promise<T | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}
