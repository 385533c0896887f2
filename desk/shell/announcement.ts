import { createStore } from "../ui/store.ts";

/** What screen readers are told; `undo` takes back what was just done, for who sees the message. */
type Announcement = { text: string; undo?: () => void };

export const announcementStore = createStore<Announcement | null>(null);

/** Says a sentence to screen readers, and shows it for a while. */
export const announce = (text: string, undo?: () => void) =>
  announcementStore.set({ text, ...(undo && { undo }) });

/** Says that something has succeeded, unless an undo of what was done since is offered. */
export const announceSuccess = (text: string) => {
  if (!announcementStore.get()?.undo) announce(text);
};
