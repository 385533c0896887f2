import { CircleAlert } from "lucide-react";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { useMoments } from "../time/use-moments.ts";
import { Section } from "../ui/Section.tsx";
import { mailName, words } from "../words.ts";

/** The mails of a request and when each went out. */
export function Mails({ mails }: { mails: RequestDetail["mails"] }) {
  const inShort = useMoments();
  return (
    <Section heading={words.request.mails}>
      {mails.length === 0 && <p className="text-sm text-moss">{words.request.noMails}</p>}
      <ul className="grid gap-2 text-sm">
        {mails.map(({ kind, status, createdAt, sentAt, lastError, fault }) => (
          <li key={`${kind} ${createdAt}`}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{mailName(kind)}</span>
              <span className={status === "set-aside" ? "text-error" : "text-moss"}>
                {status === "set-aside" && <CircleAlert size={15} className="mr-1 inline" />}
                {sentAt === null
                  ? words.request[fault === "unanswered" ? "mailUnanswered" : "mailStatus"][status]
                  : words.request.sent(inShort(sentAt))}
              </span>
            </p>
            {lastError && status !== "sent" && (
              <p className="text-xs wrap-anywhere text-moss">{lastError}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
