import { useEffect, useState } from "react";
import { Redirect } from "wouter";
import type { NewRequest } from "../../server/desk-api.ts";
import { BackToInbox } from "../inbox/BackToInbox.tsx";
import { requestPath } from "../links.ts";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { useStore } from "../ui/store.ts";
import { createdRequests } from "../unsent-actions/send-actions.ts";
import { useTypedRequest } from "../unsent-actions/typed-request.ts";
import { actions } from "../unsent-actions/unsent.ts";
import { useDoAction } from "../unsent-actions/use-do-action.ts";
import { words } from "../words.ts";
import { NewRequestForm } from "./NewRequestForm.tsx";

/** A form for what somebody says on the phone; once it is stored, its request opens. */
export default function NewRequestScreen() {
  const doAction = useDoAction();
  const { typed, change, forget } = useTypedRequest();
  const [sent, setSent] = useState<{ id: string; typed: typeof typed }>();
  const [problem, setProblem] = useState<string>();
  const reference = useStore(createdRequests).get(sent?.id ?? "");
  const kept = useStore(actions).get(sent?.id ?? "");
  useEffect(() => {
    if (!sent || !kept?.problem) return;
    change(sent.typed);
    setProblem(kept.problem);
    setSent(undefined);
    actions.drop(sent.id);
  });
  const save = ({ name, ...said }: Omit<NewRequest, "id">) => {
    setSent({ id: doAction({ reference: "", name }, { kind: "new-request", ...said }), typed });
    setProblem(undefined);
    forget();
  };
  if (reference) return <Redirect to={requestPath(reference)} replace />;
  return (
    <>
      <BackToInbox />
      <ScreenHeading title={words.titles.newRequest} />
      {sent && kept ? (
        <p>
          The request of {sent.typed.name ?? ""} is kept on this device until the server has it, and
          opens here then.
        </p>
      ) : (
        <>
          <p className="mb-5 max-w-[60ch] text-moss">
            From a phone call: a name and a phone number are enough.
          </p>
          <div role="alert">{problem && <ErrorLine className="mb-5">{problem}</ErrorLine>}</div>
          <NewRequestForm onSave={save} />
        </>
      )}
    </>
  );
}
