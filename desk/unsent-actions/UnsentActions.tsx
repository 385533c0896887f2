import { CloudUpload } from "lucide-react";
import { Button } from "../ui/Button.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { useStore } from "../ui/store.ts";
import { words } from "../words.ts";
import type { Action } from "./action.ts";
import { act } from "./send-actions.ts";
import { actions } from "./unsent.ts";

/** What waits to be sent, and what the server refused, with what can be done about it. */
export function UnsentActions() {
  const kept = [...useStore(actions).values()];
  const refused = kept.filter(({ problem }) => problem);
  const waiting = kept.filter(({ problem }) => !problem);
  if (kept.length === 0) return null;
  const isQuick = refused.length === 0;
  return (
    <section
      aria-label={words.unsent.label}
      className={`mb-5 border-l-4 border-brass bg-linen px-4 py-3 ${isQuick ? "[animation:appear_0s_200ms_both]" : ""}`}
    >
      {waiting.length > 0 && (
        <div>
          <p className="flex items-center gap-2 font-semibold">
            <CloudUpload size={20} strokeWidth={1.5} className="shrink-0" />
            {words.unsent.waiting(waiting.length)}
          </p>
          <ul className="mt-1 grid gap-1 text-sm text-moss">
            {waiting.map(({ action }) => (
              <li key={action.id}>{nameAction(action)}</li>
            ))}
          </ul>
        </div>
      )}
      {refused.map(({ action, problem }) => (
        <div key={action.id} className="py-2">
          <ErrorLine className="font-semibold">
            {nameAction(action)}: {problem}
          </ErrorLine>
          {"text" in action && <p className="mt-1 text-sm whitespace-pre-wrap">{action.text}</p>}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => act(action)}>{words.unsent.sendAgain}</Button>
            <Button onClick={() => actions.drop(action.id)}>{words.unsent.drop}</Button>
          </div>
        </div>
      ))}
    </section>
  );
}

function nameAction(action: Action): string {
  const { kind, name } = action;
  if (kind === "status") return words.unsent.status(name, words.statuses[action.status]);
  return words.unsent[kind](name);
}
