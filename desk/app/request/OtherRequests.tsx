import { ChevronDown, Users } from "lucide-react";
import { Link } from "wouter";
import { valueInWords } from "../../../quote-request/choices.ts";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { RequestSummary } from "../../server/desk-answers.ts";
import { requestPath } from "../links.ts";
import { StatusLabel } from "../ui/StatusLabel.tsx";

const describeOthers = (number: number) =>
  number === 1 ? "Another request of this person" : `${number} other requests of this person`;

/** Other requests of the same mailbox or phone number, the newest first, behind a line. */
export function OtherRequests({ requests }: { requests: readonly RequestSummary[] }) {
  if (requests.length === 0) return null;
  return (
    <details className="group mt-4 border-l-4 border-brass bg-linen px-4 text-sm">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        <Users size={18} strokeWidth={1.75} className="shrink-0" />
        {describeOthers(requests.length)}
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          className="ml-auto shrink-0 group-open:rotate-180"
        />
      </summary>
      <ul>
        {requests.map(({ reference, status, location, startDate, endDate, ...request }) => (
          <li key={reference}>
            <Link
              href={requestPath(reference)}
              className="block py-3 wrap-anywhere underline decoration-brass underline-offset-4"
            >
              <StatusLabel status={status} />{" "}
              {[
                valueInWords("eventType", request.eventType),
                location,
                daysInShort(startDate, endDate),
              ]
                .filter(Boolean)
                .join(", ") || reference}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
