import type { RequestSummary } from "../../server/desk-answers.ts";
import { Button } from "../ui/Button.tsx";
import { useAct } from "../unsent-actions/use-act.ts";
import { words } from "../words.ts";

/** Lets a request through, or calls it spam. */
export function QuarantineActions({ request }: { request: RequestSummary }) {
  const act = useAct();
  const decide = (kind: "release" | "spam") => {
    act(request, { kind }, words.quarantine.done[kind](request.name));
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button look="main" onClick={() => decide("release")}>
        {words.quarantine.release}
        <span className="sr-only">: {request.name}</span>
      </Button>
      <Button onClick={() => decide("spam")}>
        {words.quarantine.spam}
        <span className="sr-only">: {request.name}</span>
      </Button>
    </div>
  );
}
