import { createStore } from "./store.ts";

/** What screen readers are told; `undo` takes back what was just done, for who sees the message. */
type Announcement = { id: number; text: string; undo?: () => void };

/** How long a message is shown, in milliseconds: long enough to read it and to take it back. */
const shownFor = 10_000;

let lastId = 0;

/** The messages of the last seconds; the newest, which is the last, is shown. */
export const announcementStore = createStore<readonly Announcement[]>([]);

/**
 * Says a sentence to screen readers, and shows it for a while. Another one takes its place; one
 * that offers an undo is shown again once that is closed.
 */
export function announce(text: string, undo?: () => void): void {
  const announcement = { id: ++lastId, text, undo };
  const others = announcementStore.get().filter((other) => other.undo);
  announcementStore.set([...others, announcement]);
  setTimeout(() => withdraw(announcement), shownFor);
}

/** Shows a message no longer. */
export const withdraw = (announcement: Announcement): void =>
  announcementStore.set(announcementStore.get().filter((other) => other !== announcement));
