import { Users } from "lucide-react";
import { useState } from "react";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { useStart } from "../server-api/start-context.ts";
import { clockTime } from "../time/moments.ts";
import { serverNow } from "../time/use-now.ts";

type Props = { request: Pick<RequestDetail, "replies" | "writing"> };

const sentenceOfWriter = (person: string) => `${person} is writing a reply.`;

/** Says who else is answering, or has done so since this screen was opened. */
export function OtherWriters({ request }: Props) {
  const person = useStart()?.person;
  const [openedAt] = useState(serverNow);
  const answered = request.replies.filter(({ by, at }) => by !== person && at > openedAt);
  const sentences = [
    ...answered.map(({ by, at }) => `${by} sent a reply at ${clockTime(at)}.`),
    ...request.writing.map(sentenceOfWriter),
  ];
  return (
    <div role="status" className="text-sm font-semibold text-brass-deep">
      {sentences.map((sentence) => (
        <p key={sentence} className="flex items-start gap-2 wrap-anywhere">
          <Users size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {sentence}
        </p>
      ))}
    </div>
  );
}
