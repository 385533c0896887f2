import { createStore } from "../ui/store.ts";

/** Whether the server has said that this browser is signed in no more. */
export const signedOutStore = createStore(false);

export const reportSignedOut = () => signedOutStore.set(true);
