import { createStore } from "../ui/store.ts";

/** What screen readers are told; `undo` takes back what was just done, for who sees the message. */
type Announcement = { id: number; text: string; undo?: () => void };

/** How long a message is shown, in milliseconds: long enough to read it and to take it back. */
const shownFor = 10_000;
/** More messages with an undo would cover a phone's screen. */
const mostUndos = 3;

let lastId = 0;

/** The messages that are shown, the newest last. */
export const announcementStore = createStore<readonly Announcement[]>([]);

/**
 * Says a sentence to screen readers, and shows it for a while. Another one takes its place, unless
 * it offers an undo.
 */
export function announce(text: string, undo?: () => void): void {
  const announcement = { id: ++lastId, text, undo };
  const others = announcementStore.get().filter((other) => other.undo);
  announcementStore.set([...others.slice(1 - mostUndos), announcement]);
  setTimeout(() => withdraw(announcement), shownFor);
}

/** Shows a message no longer. */
export const withdraw = (announcement: Announcement): void =>
  announcementStore.set(announcementStore.get().filter((other) => other !== announcement));
