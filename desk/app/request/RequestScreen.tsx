import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { valueInWords } from "../../../quote-request/choices.ts";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { AgreedSection } from "../agreement/AgreedSection.tsx";
import { AvailabilityLine } from "../booking/AvailabilityLine.tsx";
import { BackToInbox } from "../inbox/BackToInbox.tsx";
import { TimeLeft } from "../inbox/TimeLeft.tsx";
import { requestQuery } from "../server-api/queries.ts";
import { hasCode } from "../server-api/request-json.ts";
import { Empty, Loaded } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { Section } from "../ui/Section.tsx";
import { StatusLabel } from "../ui/StatusLabel.tsx";
import { applyToDetail } from "../unsent-actions/apply-action.ts";
import { useWaitingActions } from "../unsent-actions/unsent.ts";
import { ContactActions } from "./ContactActions.tsx";
import { EraseRequest } from "./EraseRequest.tsx";
import { ListedRequest } from "./ListedRequest.tsx";
import { Mails } from "./Mails.tsx";
import { MessageAndDates } from "./MessageAndDates.tsx";
import { Notes } from "./Notes.tsx";
import { OtherRequests } from "./OtherRequests.tsx";
import { QuarantineNotice } from "./QuarantineNotice.tsx";
import { Replies } from "./Replies.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { StatusForm } from "./StatusForm.tsx";

/** All of a request, and all that can be done with it. */
export default function RequestScreen({ params }: { params: Record<string, string> }) {
  const { reference = "" } = params;
  const query = useQuery(requestQuery(reference));
  const isGone = hasCode(query.error, "not-found");
  return (
    <>
      <BackToInbox />
      {isGone ? (
        <>
          <ScreenHeading title={reference} />
          <Empty
            title="This request is not here"
            text="It may have been erased, or the address is not complete."
          />
        </>
      ) : (
        <>
          {query.error && !query.data && <ListedRequest reference={reference} />}
          <Loaded query={query}>{(request) => <Shown request={request} />}</Loaded>
        </>
      )}
    </>
  );
}

function Shown({ request: stored }: { request: RequestDetail }) {
  const request = useWaitingActions().reduce(applyToDetail, stored);
  useScrollToPart();
  return (
    <>
      <Heading request={request} />
      <QuarantineNotice request={request} />
      <ContactActions request={request} />
      <OtherRequests requests={request.others} />
      {/* In the order of a phone; two columns where there is room. */}
      <div className="mt-6 gap-x-12 *:min-w-0 lg:grid lg:grid-cols-[1fr_22rem]">
        <AgreedSection request={request} />
        <div>
          <StatusForm request={request} />
          <Notes request={request} />
        </div>
        <div>
          {request.quarantineReasons === null && request.email !== null && (
            <ReplyForm request={request} email={request.email}>
              <MessageAndDates request={request} />
            </ReplyForm>
          )}
          <Replies replies={request.replies} />
        </div>
        <div>
          <Mails mails={request.mails} />
          <Section heading="Erase">
            <EraseRequest request={request} look="grave" />
          </Section>
        </div>
      </div>
    </>
  );
}

function Heading({ request }: { request: RequestDetail }) {
  return (
    <>
      <ScreenHeading
        title={request.name}
        eyebrow={[
          request.origin === "phone" && "Phone call",
          valueInWords("eventType", request.eventType),
          request.reference,
        ]
          .filter(Boolean)
          .join(" · ")}
      >
        <StatusLabel status={request.status} />
      </ScreenHeading>
      {request.quarantineReasons === null && <TimeLeft request={request} />}
      <AvailabilityLine request={request} />
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
