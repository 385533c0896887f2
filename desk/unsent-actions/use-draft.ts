import { useStart } from "../server-api/start-context.ts";
import { useStore } from "../ui/store.ts";
import { draftStore, dropDraft, keepDraft } from "./draft-store.ts";

/**
 * Returns a field's text, a function that changes it, and a function that drops the change. The
 * text is the stored draft, or `given` where there is none. A draft is kept after the screen or the
 * page is closed and the session has ended.
 */
export function useDraft(name: string, given = "") {
  const person = useStart()?.person ?? "";
  const text = useStore(draftStore).get(name)?.text ?? given;
  const change = (next: string) =>
    next === given ? dropDraft(name) : keepDraft(name, { person, text: next, at: Date.now() });
  return [text, change, () => dropDraft(name)] as const;
}
