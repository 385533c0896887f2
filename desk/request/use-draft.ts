import { useState } from "react";

/** Texts that are not sent yet, in memory, so that another screen can be looked at meanwhile. */
const drafts = new Map<string, string>();

/** Returns a text that outlives its screen, for as long as the page is open. */
export function useDraft(name: string, first = "") {
  const [text, setText] = useState(drafts.get(name) ?? first);
  const change = (next: string) => {
    setText(next);
    if (next) drafts.set(name, next);
    else drafts.delete(name);
  };
  return [text, change] as const;
}
