import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useEffect } from "react";
import { Link } from "wouter";
import type { RequestDetail } from "../../server/desk/desk-api.ts";
import { TimeLeft } from "../inbox/TimeLeft.tsx";
import { useChoiceLabels } from "../inbox/use-choice-labels.ts";
import { requestQuery } from "../server-api/queries.ts";
import { hasCode } from "../server-api/request-json.ts";
import { Empty, Loaded } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { Section } from "../ui/Section.tsx";
import { StatusLabel } from "../ui/StatusLabel.tsx";
import { applyToDetail } from "../unsent-actions/apply-action.ts";
import { useWaiting } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";
import { ContactActions } from "./ContactActions.tsx";
import { EraseRequest } from "./EraseRequest.tsx";
import { Mails } from "./Mails.tsx";
import { Notes } from "./Notes.tsx";
import { OtherRequests } from "./OtherRequests.tsx";
import { QuarantineNotice } from "./QuarantineNotice.tsx";
import { Replies } from "./Replies.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { RequestFacts } from "./RequestFacts.tsx";
import { StatusForm } from "./StatusForm.tsx";

/** All of a request, and all that can be done with it. */
export default function RequestScreen({ reference }: { reference: string }) {
  const query = useQuery(requestQuery(reference));
  const isGone = hasCode(query.error, "not-found");
  return (
    <>
      <Link
        href="/"
        className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold underline decoration-brass underline-offset-4"
      >
        <ChevronLeft size={18} strokeWidth={1.75} />
        {words.inbox.title}
      </Link>
      {isGone ? (
        <>
          <ScreenHeading title={reference} />
          <Empty {...words.request.gone} />
        </>
      ) : (
        <Loaded query={query}>{(request) => <Shown request={request} />}</Loaded>
      )}
    </>
  );
}

function Shown({ request: stored }: { request: RequestDetail }) {
  const request = useWaiting().reduce(applyToDetail, stored);
  useScrollToPart();
  return (
    <>
      <Heading request={request} />
      <QuarantineNotice request={request} />
      <ContactActions request={request} />
      {/* In the order of a phone; two columns where there is room. */}
      <div className="mt-6 gap-x-12 *:min-w-0 lg:grid lg:grid-cols-[1fr_22rem]">
        <RequestFacts request={request} />
        <div>
          <StatusForm request={request} />
          <Notes request={request} />
        </div>
        <div>
          {request.quarantineReasons === null && <ReplyForm request={request} />}
          <Replies replies={request.replies} />
        </div>
        <div>
          <Mails mails={request.mails} />
          <OtherRequests requests={request.others} />
          <Section heading={words.erase.heading}>
            <EraseRequest request={request} look="grave" />
          </Section>
        </div>
      </div>
    </>
  );
}

function Heading({ request }: { request: RequestDetail }) {
  const { eventType } = useChoiceLabels();
  return (
    <>
      <ScreenHeading
        title={request.name}
        eyebrow={`${eventType(request.eventType)} · ${request.reference}`}
      >
        <StatusLabel status={request.status} />
      </ScreenHeading>
      <TimeLeft request={request} />
    </>
  );
}

/** Goes to the part that the address names, once there is something to go to. */
function useScrollToPart() {
  useEffect(() => {
    const part = location.hash && document.getElementById(location.hash.slice(1));
    if (part) part.scrollIntoView();
  }, []);
}
