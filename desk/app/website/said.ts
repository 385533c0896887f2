import { createStore } from "../ui/store.ts";

/**
 * What was done last, said above the list of changes: a message at the bottom of the screen would
 * lie on the next form's Save button.
 */
export const said = createStore("");
