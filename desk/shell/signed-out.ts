import { createStore } from "../ui/store.ts";

/** Whether the server has said that this browser is signed in no more. */
export const signedOutStore = createStore(false);

/** Has the desk show that the session has ended. */
export const reportSignedOut = () => signedOutStore.set(true);
