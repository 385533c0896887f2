import { CloudUpload } from "lucide-react";
import { Link } from "wouter";
import { daysInShort } from "../../../server/time/format-dates.ts";
import { type Agreement, describeField } from "../../server/agreement/agreed.ts";
import { dollarsOf } from "../amount.ts";
import { useUnitNames } from "../booking/use-unit-names.ts";
import { requestPath } from "../links.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { useStore } from "../ui/store.ts";
import { type Action, nameAction } from "../unsent-actions/action.ts";
import { dropRefusedAction, queueAction, withdrawAction } from "../unsent-actions/send-actions.ts";
import {
  actions,
  drafts,
  isOnHold,
  type UnsentAction,
  useWaitingActions,
} from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";
import { Unreadable } from "./Unreadable.tsx";

const withdraw = "Withdraw";

/**
 * What waits to be sent, what the server refused, and what cannot be read, with what can be done
 * about it. How much waits is said above where there is no connection.
 */
export function UnsentActions({ isCut }: { isCut: boolean }) {
  const kept = [...useStore(actions).values()];
  const refused = kept.filter(({ problem }) => problem);
  const waiting = kept.filter(({ problem }) => !problem);
  const sendable = waiting.filter(({ action }) => !isOnHold(action));
  const isUnreadable = useStore(actions.unreadable).size + useStore(drafts.unreadable).size > 0;
  if (kept.length === 0 && !isUnreadable) return null;
  const isQuick = refused.length === 0 && !isUnreadable;
  return (
    <section
      aria-label="Not sent yet"
      className={`mb-5 border-l-4 border-brass bg-linen px-4 py-3 ${isQuick ? "[animation:appear_0s_200ms_both]" : ""}`}
    >
      {waiting.length > 0 && (
        <div>
          {!isCut && sendable.length > 0 && (
            <p className="flex items-center gap-2 font-semibold">
              <CloudUpload size={20} strokeWidth={1.5} className="shrink-0" />
              {words.waiting(sendable.length)}
            </p>
          )}
          <ul className="text-sm">
            {waiting.map(({ action }) => (
              <li key={action.id}>
                <details>
                  <summary className="flex min-h-11 items-center underline decoration-brass underline-offset-4">
                    {nameAction(action)}
                  </summary>
                  <ActionText action={action} />
                  {action.kind !== "undo" && (
                    <Button
                      className="mt-2 mb-3"
                      aria-label={`${withdraw}: ${nameAction(action)}`}
                      onClick={() => withdrawAction(action)}
                    >
                      {withdraw}
                    </Button>
                  )}
                </details>
              </li>
            ))}
          </ul>
        </div>
      )}
      {refused.map((kept) => (
        <Refused key={kept.action.id} {...kept} />
      ))}
      <Unreadable store={actions} verb="send" />
      <Unreadable store={drafts} verb="open" />
    </section>
  );
}

/** Why an action was refused, with what it says and what can be done about it. */
function Refused({ action, problem, about, field, code }: UnsentAction) {
  const onHold = useWaitingActions().filter(
    (later) => later.reference === action.reference && isOnHold(later),
  );
  const isInForm = action.kind === "agreement" && field && !about;
  return (
    <div className="py-2">
      <ErrorLine className="font-semibold">
        {nameAction(action)}:{" "}
        {isInForm && code === "conflict" ? "not saved. Its form says why." : problem}
      </ErrorLine>
      {about && (
        <Link href={requestPath(about)} className="underline underline-offset-4">
          {words.booking.openOther}
        </Link>
      )}
      <ActionText action={action} />
      {onHold.length > 0 && (
        <p>
          Done after it and not sent until you decide here: {onHold.map(nameAction).join(", ")}.
          Withdraw above what is no longer true.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {isInForm ? (
          // The form stands there again, with what is stored by now above it.
          <Link href={`${requestPath(action.reference)}#agreed`} asChild>
            <LinkButton>Look at the request</LinkButton>
          </Link>
        ) : (
          <Button onClick={() => queueAction(action, action)}>Send again</Button>
        )}
        <Button onClick={() => dropRefusedAction(action)}>Drop it</Button>
      </div>
    </div>
  );
}

/** What an action says, where it says more than its name. */
function ActionText({ action }: { action: Action }) {
  const nameUnits = useUnitNames();
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {textsOf(action, nameUnits).filter(Boolean).join("\n")}
    </p>
  );
}

function textsOf(action: Action, nameUnits: ReturnType<typeof useUnitNames>) {
  if (action.kind === "note") return [action.text];
  if (action.kind === "reply") return [action.subject, action.text];
  if (action.kind === "status" && action.amountCents != null)
    return [`${words.fields.amount}: ${dollarsOf(action.amountCents)}`];
  if (action.kind === "agreement") {
    const set = { ...action.was, ...action.set } as Agreement;
    const fields = Object.keys(action.set) as (keyof Agreement)[];
    const lines = fields.map((field) => {
      const { label, value } = describeField(field, set, nameUnits);
      return `${label}: ${value || "not known"}`;
    });
    return [...new Set(lines)];
  }
  if (action.kind !== "new-request") return [];
  const { phone, email, location, startDate, endDate, message } = action;
  return [phone, email, location, daysInShort(startDate, endDate), message];
}
