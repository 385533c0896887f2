import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { valueInWords } from "../../../quote-request/choices.ts";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { Quarantine } from "../../server/desk-answers.ts";
import { requestPath } from "../links.ts";
import { EraseRequest } from "../request/EraseRequest.tsx";
import { QuarantineActions } from "../request/QuarantineActions.tsx";
import { quarantineQuery } from "../server-api/queries.ts";
import { useMoments } from "../time/use-moments.ts";
import { Empty, Loaded } from "../ui/Loaded.tsx";
import { linkLook } from "../ui/link-look.ts";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { useWaitingActions } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";

/** The requests in quarantine, each with the reason. */
export default function QuarantineScreen() {
  const query = useQuery(quarantineQuery);
  return (
    <>
      <ScreenHeading title={words.titles.quarantine} />
      <p className="mb-6 max-w-[60ch] text-moss">
        Requests that look like advertising, or come from a machine, are put in quarantine: they
        send you no mail of their own and are not counted. Nothing is lost; look at them now and
        then. The least suspicious come first.
      </p>
      <Loaded query={query}>{(data) => <QuarantineList quarantine={data} />}</Loaded>
    </>
  );
}

function QuarantineList({ quarantine }: { quarantine: Quarantine }) {
  const decided = new Set(
    useWaitingActions()
      .filter(({ kind }) => kind === "release" || kind === "spam")
      .map(({ reference }) => reference),
  );
  const requests = quarantine.requests.filter(({ reference }) => !decided.has(reference));
  if (requests.length === 0)
    return (
      <Empty
        title="Nothing is in quarantine"
        text="Requests that look like advertising would wait here for you to decide."
      />
    );
  return (
    <ul className="border-t border-hairline">
      {requests.map((request) => (
        <li key={request.reference} className="border-b border-hairline py-5">
          <QuarantinedRequest request={request} />
        </li>
      ))}
    </ul>
  );
}

function QuarantinedRequest({ request }: { request: Quarantine["requests"][number] }) {
  const inShort = useMoments();
  const { reference, name, email, location, startDate, endDate, message, reasons } = request;
  return (
    <article className="grid gap-x-10 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="text-sm font-semibold text-brass-deep">Why: {reasons}</p>
        <h2 className="text-xl wrap-anywhere text-forest">
          <Link href={requestPath(reference)} className={linkLook}>
            {name}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere">
          {valueInWords("eventType", request.eventType)} ·{" "}
          {valueInWords("guestCount", request.guestCount)} · {location} ·{" "}
          {daysInShort(startDate, endDate)}
        </p>
        <p className="text-sm wrap-anywhere text-moss">
          {email} · {words.inbox.received(inShort(request.receivedAt))}
        </p>
        {message && (
          <p className="mt-2 line-clamp-4 max-w-[65ch] wrap-anywhere whitespace-pre-wrap">
            {message}
          </p>
        )}
      </div>
      <div>
        <QuarantineActions request={request} />
        <div className="mt-2">
          <EraseRequest request={request} look="plain" />
        </div>
      </div>
    </article>
  );
}
