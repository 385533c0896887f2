import { useStart } from "../server-api/start-context.ts";
import { serverNow } from "../time/use-now.ts";
import type { Action, Meant } from "./action.ts";
import { act } from "./send-actions.ts";

type About = { reference: string; name: string };

/** Returns what does something to a request: shown at once, sent as soon as can be. */
export function useAct() {
  const start = useStart();
  return ({ reference, name }: About, meant: Meant): void => {
    const person = start?.person ?? "";
    const action: Action = {
      ...meant,
      id: crypto.randomUUID(),
      reference,
      name,
      person,
      at: serverNow(),
    };
    act(action);
  };
}
