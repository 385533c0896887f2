import type { RequestSummary } from "../../server/desk-answers.ts";
import { Button } from "../ui/Button.tsx";
import { useDoAction } from "../unsent-actions/use-do-action.ts";

const done = {
  release: (name: string) => `${name} is in the inbox now.`,
  spam: (name: string) => `${name}: marked as spam, kept for 30 days.`,
};

/** Lets a request through, or calls it spam. */
export function QuarantineActions({ request }: { request: RequestSummary }) {
  const doAction = useDoAction();
  const decide = (kind: "release" | "spam") => {
    doAction(request, { kind }, done[kind](request.name));
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button look="main" onClick={() => decide("release")}>
        Let it through
        <span className="sr-only">: {request.name}</span>
      </Button>
      <Button onClick={() => decide("spam")}>
        Spam
        <span className="sr-only">: {request.name}</span>
      </Button>
    </div>
  );
}
