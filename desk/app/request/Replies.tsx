import type { RequestDetail } from "../../server/desk-answers.ts";
import { useMoments } from "../time/use-moments.ts";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";

/** What was answered from the desk, the newest first. */
export function Replies({ replies }: { replies: RequestDetail["replies"] }) {
  const inShort = useMoments();
  if (replies.length === 0) return null;
  return (
    <Section heading="Your replies">
      <ol className="grid gap-4">
        {replies.map(({ at, by, subject, text, sentAt }) => (
          <li key={at}>
            <details className="border-l-2 border-brass pl-3">
              <summary className="flex min-h-11 flex-wrap items-center gap-x-3">
                <span className="min-w-0 font-semibold underline decoration-brass underline-offset-4 wrap-anywhere">
                  {subject}
                </span>
                <span className="min-w-0 text-xs text-moss wrap-anywhere">
                  {by}, {inShort(at)} ·{" "}
                  {sentAt === null ? "Waits to be sent" : words.request.sent(inShort(sentAt))}
                </span>
              </summary>
              <p className="mt-2 max-w-[65ch] wrap-anywhere whitespace-pre-wrap">{text}</p>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}
