import { createStore, useStore } from "../ui/store.ts";

/** In milliseconds; time left is shown in minutes. */
const updateInterval = 15_000;

let difference = 0;

/** Returns the present moment by the server's clock, in milliseconds since 1970. */
export const serverNow = () => Date.now() + difference;

const nowStore = createStore(serverNow());
const read = () => nowStore.set(serverNow());
setInterval(read, updateInterval);

/** Takes the server's clock, as it was read at a moment of this browser's, which may be wrong. */
export function setServerTime(atServer: number, readAt: number): void {
  difference = atServer - readAt;
  read();
}

/** Returns the present moment, and renders again as it goes on. */
export const useNow = () => useStore(nowStore);
