import { useStart } from "../server-api/start-context.ts";
import { useStore } from "../ui/store.ts";
import { draftStore, dropDraft, keepDraft } from "./draft-store.ts";

/**
 * Returns a field's text, what changes it, and what forgets the change: what was typed into it, or
 * else `given`. What was typed outlives the screen, the page and the session.
 */
export function useDraft(name: string, given = "") {
  const person = useStart()?.person ?? "";
  const text = useStore(draftStore).get(name)?.text ?? given;
  const change = (next: string) =>
    next === given ? dropDraft(name) : keepDraft(name, { person, text: next, at: Date.now() });
  return [text, change, () => dropDraft(name)] as const;
}
