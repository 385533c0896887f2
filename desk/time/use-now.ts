import { useSyncExternalStore } from "react";

/** In milliseconds; time left is shown in minutes. */
const tick = 15_000;

let difference = 0;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const followers = new Set<() => void>();

/** Takes the server's clock for this browser's, which may be wrong. */
export function setServerTime(atServer: number): void {
  difference = atServer - Date.now();
  read();
}

/** Returns the present moment by the server's clock, in milliseconds since 1970. */
export const serverNow = () => Date.now() + difference;

function read() {
  now = serverNow();
  for (const follow of followers) follow();
}

function subscribe(follow: () => void) {
  followers.add(follow);
  if (timer === undefined) {
    now = serverNow();
    timer = setInterval(read, tick);
  }
  return () => {
    followers.delete(follow);
    if (followers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns the present moment, and renders again as it goes on. */
export const useNow = () => useSyncExternalStore(subscribe, () => now);
