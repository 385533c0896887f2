import { CircleAlert } from "lucide-react";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { useMoments } from "../time/use-moments.ts";
import { Section } from "../ui/Section.tsx";
import { mailName, words } from "../words.ts";

const statusNames = {
  waiting: "Waits to be sent",
  sent: "Sent",
  "set-aside": "Could not be sent",
};
const unansweredNames = {
  waiting: "Waits for the mail server’s answer",
  sent: "Sent",
  "set-aside": "May have been sent",
};

/** The mails of a request and when each went out. */
export function Mails({ mails }: { mails: RequestDetail["mails"] }) {
  const inShort = useMoments();
  return (
    <Section heading="Mails">
      {mails.length === 0 && <p className="text-sm text-moss">No mail went out.</p>}
      <ul className="grid gap-2 text-sm">
        {mails.map(({ kind, status, createdAt, sentAt, lastError, fault }) => (
          <li key={`${kind} ${createdAt}`}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{mailName(kind)}</span>
              <span className={status === "set-aside" ? "text-error" : "text-moss"}>
                {status === "set-aside" && <CircleAlert size={15} className="mr-1 inline" />}
                {sentAt === null
                  ? (fault === "unanswered" ? unansweredNames : statusNames)[status]
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
