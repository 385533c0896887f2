import { createStore } from "../ui/store.ts";

/** What was done last, said above the list of changes: it may name many pages, and stays there. */
export const lastChange = createStore("");
