import { Link } from "wouter";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { RequestSummary } from "../../server/desk-answers.ts";
import { useChoiceLabels } from "../inbox/use-choice-labels.ts";
import { Section } from "../ui/Section.tsx";
import { StatusLabel } from "../ui/StatusLabel.tsx";
import { requestPath } from "./links.ts";

const sayOthers = (number: number) =>
  number === 1 ? "Another request of this person" : `${number} other requests of this person`;

/** Other requests of the same mailbox or phone number. */
export function OtherRequests({ requests }: { requests: readonly RequestSummary[] }) {
  const { eventType } = useChoiceLabels();
  if (requests.length === 0) return null;
  return (
    <Section heading={sayOthers(requests.length)}>
      <ul className="grid gap-1">
        {requests.map(({ reference, status, location, startDate, endDate, ...request }) => (
          <li key={reference}>
            <Link
              href={requestPath(reference)}
              className="block py-3 text-sm wrap-anywhere underline decoration-brass underline-offset-4"
            >
              <StatusLabel status={status} />{" "}
              {[eventType(request.eventType), location, daysInShort(startDate, endDate)]
                .filter(Boolean)
                .join(", ") || reference}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
