import { ShieldQuestion } from "lucide-react";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { QuarantineActions } from "./QuarantineActions.tsx";

/** Why a request is in quarantine, with what can be done about it. */
export function QuarantineNotice({ request }: { request: RequestDetail }) {
  if (request.quarantineReasons === null) return null;
  return (
    <div className="mt-4 border-l-4 border-brass bg-linen px-4 py-3">
      <p className="flex items-start gap-2">
        <ShieldQuestion size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" />
        In quarantine: {request.quarantineReasons}
      </p>
      <QuarantineActions request={request} />
    </div>
  );
}
