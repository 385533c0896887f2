import { createStore } from "../ui/store.ts";

/** What screen readers are told; `undo` takes back what was just done, for who sees the message. */
export type Announcement = { text: string; undo?: () => void; isQuiet?: boolean };

export const announcementStore = createStore<Announcement | null>(null);

/** Says a sentence to screen readers, and shows it for a while. */
export const announce = (text: string, undo?: () => void) =>
  announcementStore.set({ text, ...(undo && { undo }) });

/** Says a sentence to screen readers only. */
export const announceQuietly = (text: string) => announcementStore.set({ text, isQuiet: true });
