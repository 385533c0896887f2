import { actionKinds } from "../../server/actions/action-kinds.ts";
import { useStart } from "../server-api/start-context.ts";
import { serverNow } from "../time/use-now.ts";
import { announce } from "../ui/announcement.ts";
import { type Action, type ActionContent, nameAction } from "./action.ts";
import { queueAction, withdrawAction } from "./send-actions.ts";
import { actions } from "./unsent.ts";

/** How long the server may take before an action is said to wait, in milliseconds. */
const answerTimeout = 1_000;

/**
 * Returns what does something to a request: shown at once, sent as soon as can be. Where `done` is
 * given, it is said once the server has the action, or that this waits for a signal, with an undo.
 * It takes the place of an action that it `replaces`, and returns the action's id.
 */
export function useDoAction() {
  const person = useStart()?.person ?? "";
  return (
    { reference, name }: Pick<Action, "reference" | "name">,
    content: ActionContent,
    doneText?: string,
    replaces?: Action,
  ) => {
    const id = crypto.randomUUID();
    const action = { ...content, id, reference, name, person, at: serverNow() };
    queueAction(action, replaces);
    if (doneText) void announceOutcome(action, doneText);
    return id;
  };
}

async function announceOutcome(action: Action, doneText: string): Promise<void> {
  if (navigator.onLine) await settle(action.id);
  const kept = actions.get().get(action.id);
  // A refusal is announced where it comes in.
  if (kept?.problem) return;
  // What is not sent yet can be withdrawn, whatever the server takes back.
  const canUndo = kept || action.kind === "new-request" || actionKinds[action.kind].isUndoable;
  const text = kept ? `Waits for a signal: ${nameAction(action)}.` : doneText;
  announce(text, canUndo ? () => withdrawAction(action) : undefined);
}

/** Waits until an action is sent or refused, but not for long. */
async function settle(id: string): Promise<void> {
  const isSettled = () => actions.get().get(id)?.problem !== undefined || !actions.get().has(id);
  if (isSettled()) return;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, answerTimeout);
    const unsubscribe = actions.subscribe(() => isSettled() && finish());
  });
}
