import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import type { RequestSummary } from "../../server/desk-answers.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../ui/announcement.ts";
import { ErrorBox } from "../ui/Loaded.tsx";
import { dropUnsentOf } from "../unsent-actions/unsent.ts";
import { EraseButton } from "./EraseButton.tsx";

type Props = { request: RequestSummary; look: "grave" | "plain" };

/** A button that erases one request for good. */
export function EraseRequest({ request, look }: Props) {
  const [path, go] = useLocation();
  const { reference, name } = request;
  const erase = useCommand(async (bookings: string[]) => {
    const address = `requests/${encodeURIComponent(reference)}/erase` as const;
    await postJson(address, { confirm: true, bookings });
    // Its screen goes first: one that is still there would read it again.
    if (path.startsWith("/requests/")) flushSync(() => go("/"));
    dropUnsentOf(reference);
    announce(`The request of ${name} is erased.`);
  });
  return (
    <>
      {erase.error && <ErrorBox text={erase.error.message} />}
      <EraseButton
        who={{ reference }}
        label="Erase this request"
        question={`Erase the request of ${name}?`}
        look={look}
        disabled={erase.isPending}
        onConfirm={erase.mutate}
      />
    </>
  );
}
