import { Users } from "lucide-react";
import { useState } from "react";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { useStart } from "../server-api/start-context.ts";
import { clockTime } from "../time/moments.ts";
import { serverNow } from "../time/use-now.ts";

/** Says who else has answered since this screen was opened. */
export function OthersReplies({ replies }: Pick<RequestDetail, "replies">) {
  const person = useStart()?.person;
  const [openedAt] = useState(serverNow);
  const answered = replies.filter(({ by, at }) => by !== person && at > openedAt);
  return (
    <div role="status" className="text-sm font-semibold text-brass-deep">
      {answered.map(({ by, at }) => (
        <p key={at} className="flex items-start gap-2 wrap-anywhere">
          <Users size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {by} sent a reply at {clockTime(at)}.
        </p>
      ))}
    </div>
  );
}
