import { useQueryClient } from "@tanstack/react-query";
import { valueInWords } from "../../../quote-request/choices.ts";
import { fullDates } from "../../../server/time/format-dates.ts";
import type { RequestSummary } from "../../server/desk-answers.ts";
import type { ListPages } from "../server-api/request-list.ts";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { StatusLabel } from "../ui/StatusLabel.tsx";
import { applyToList } from "../unsent-actions/apply-action.ts";
import { useWaitingActions } from "../unsent-actions/unsent.ts";
import { ContactActions } from "./ContactActions.tsx";
import { ReplyForm } from "./ReplyForm.tsx";

/** What lists know of a request that could not be read: enough to call, and to write. */
export function ListedRequest({ reference }: { reference: string }) {
  const request = useListed(reference);
  if (!request) return null;
  const { name, phone, email, location, startDate, endDate, status } = request;
  const details = [
    startDate && endDate && fullDates(startDate, endDate),
    valueInWords("guestCount", request.guestCount),
    location,
    phone,
  ];
  return (
    <>
      <ScreenHeading
        title={name}
        eyebrow={`${valueInWords("eventType", request.eventType)} · ${reference}`}
      >
        <StatusLabel status={status} />
      </ScreenHeading>
      <p className="wrap-anywhere">{details.filter(Boolean).join(" · ")}</p>
      <ContactActions request={request} />
      <p className="mt-4 mb-6 text-sm text-moss">
        The message and the notes are not on this device yet; they are read as soon as there is a
        signal.
      </p>
      {email !== null && (
        <ReplyForm request={{ ...request, replies: [], writing: [] }} email={email} />
      )}
    </>
  );
}

/** Returns a request as the lists that were read have it, with the actions that wait. */
function useListed(reference: string): RequestSummary | undefined {
  const actions = useWaitingActions();
  return useQueryClient()
    .getQueriesData<ListPages>({ queryKey: ["requests"] })
    .flatMap(([, list]) => list?.pages ?? [])
    .map((page) => actions.reduce((before, action) => applyToList(before, action, {}), page))
    .flatMap(({ requests }) => requests)
    .find((request) => request.reference === reference);
}
