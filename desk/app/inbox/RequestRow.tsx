import { Ban, Check, Mail, Phone, Users } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import { valueInWords } from "../../../quote-request/choices.ts";
import { daysInShort, nearDay } from "../../../server/time/format-dates.ts";
import type { ListedRequest } from "../../server/desk-answers.ts";
import { hasMeaning } from "../../server/request-records/statuses.ts";
import { requestPath } from "../links.ts";
import { readToday } from "../time/days-and-months.ts";
import { useMoments } from "../time/use-moments.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { linkLook } from "../ui/link-look.ts";
import { StatusLabel } from "../ui/StatusLabel.tsx";
import { useDoAction } from "../unsent-actions/use-do-action.ts";
import { words } from "../words.ts";
import { TimeLeft } from "./TimeLeft.tsx";

const matchLabels = {
  reference: "In the reference",
  phone: "In the phone number",
  email: "In the e-mail address",
  message: "In the message",
  siteNotes: "In the notes for the site",
  note: "In a note",
  reply: "In a reply",
};

/** A request in a list: how long it may wait, who, what, where and when, and what to do. */
export const RequestRow = memo(function RequestRow({
  request,
  isUnderHeading,
}: {
  request: ListedRequest;
  isUnderHeading: boolean;
}) {
  const { reference, name, location, startDate, endDate } = request;
  // The heading above says it already.
  const near = request.section === "soon" ? null : nearDay(startDate, endDate, readToday());
  const isInMessage = request.matches.some(({ where }) => where === "message");
  const Name = isUnderHeading ? "h3" : "h2";
  return (
    <article className="relative grid grid-cols-1 gap-x-6 gap-y-2 py-4 hover:bg-white/60 lg:grid-cols-[14.5rem_1fr_auto] lg:items-center">
      <Waiting request={request} />
      <div className="min-w-0">
        <Name className="line-clamp-2 text-xl leading-snug wrap-anywhere text-forest">
          <Link href={requestPath(reference)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </Name>
        <p className="text-sm">
          {near && <strong>{near} · </strong>}
          {[valueInWords("eventType", request.eventType), daysInShort(startDate, endDate)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-moss">
          {[valueInWords("guestCount", request.guestCount), location].filter(Boolean).join(" · ")}
        </p>
        {request.firstLine && !isInMessage && (
          <p className="truncate text-sm">{request.firstLine}</p>
        )}
        {request.matches.map(({ where, text }) => (
          <p key={where} className="line-clamp-2 text-sm wrap-anywhere">
            <strong>{matchLabels[where]}:</strong> {text}
          </p>
        ))}
        <Repeat request={request} />
      </div>
      <RowActions request={request} />
    </article>
  );
});

const describeRepeat = (nth: number, all: number) => `Request ${nth} of ${all} of this person`;
const describePerson = (name: string) => `of ${name}`;
const describeEarlier = (number: number, status: string, year: string) =>
  number === 1
    ? `Earlier request, for ${year}: ${status.toLowerCase()}`
    : `${number} earlier requests, one for ${year}: ${status.toLowerCase()}`;

/** Which request of a customer with several this is, and the link to an earlier one. */
function Repeat({ request: { number, ofPerson, earlier, name } }: { request: ListedRequest }) {
  if (ofPerson === 1) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="flex min-h-8 items-center gap-1.5 font-semibold text-brass-deep">
        <Users size={16} strokeWidth={1.75} className="shrink-0" />
        {describeRepeat(number, ofPerson)}
      </span>
      {earlier && (
        <Link href={requestPath(earlier.reference)} className={`${linkLook} relative z-10`}>
          {describeEarlier(number - 1, words.statuses[earlier.status], earlier.year)}
          <span className="sr-only"> {describePerson(name)}</span>
        </Link>
      )}
    </p>
  );
}

function Waiting({ request }: { request: ListedRequest }) {
  const inShort = useMoments();
  if (request.isQuarantined)
    return (
      <p className="flex items-center gap-x-3 text-sm font-semibold text-brass-deep">
        In quarantine
        {!hasMeaning(request.status, "isOpen") && <StatusLabel status={request.status} />}
      </p>
    );
  if (hasMeaning(request.status, "isOpen"))
    return (
      <div className="pr-24 @max-[15rem]:pr-0 lg:pr-0">
        <TimeLeft request={request} />
      </div>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-moss">
      <StatusLabel status={request.status} />
      {hasMeaning(request.status, "isFollowedUp") && request.changedAt !== null
        ? `since ${inShort(request.changedAt)}`
        : words.inbox.received(inShort(request.receivedAt))}
    </p>
  );
}

function RowActions({ request }: { request: ListedRequest }) {
  const doAction = useDoAction();
  const { reference, name, telephones, email, status, isQuarantined } = request;
  const [telephone] = telephones;
  const mark = (next: "answered" | "spam", done: string) =>
    doAction(request, { kind: "status", status: next }, done);
  return (
    <div className="z-10 flex flex-wrap gap-2 *:flex-auto *:px-2 lg:grid lg:grid-cols-2 lg:*:px-4">
      {telephone && (
        <LinkButton href={telephone.link}>
          <Phone size={18} strokeWidth={1.75} />
          {words.actions.call}
          <span className="sr-only"> {name}</span>
        </LinkButton>
      )}
      {email !== null && (
        <Link href={`${requestPath(reference)}#reply`} asChild>
          <LinkButton look="main">
            <Mail size={18} strokeWidth={1.75} />
            {words.actions.reply}
            <span className="sr-only"> to {name}</span>
          </LinkButton>
        </Link>
      )}
      {hasMeaning(status, "isOpen") && !isQuarantined ? (
        <>
          <Button onClick={() => mark("answered", words.inbox.marked(name, "answered"))}>
            <Check size={18} strokeWidth={1.75} />
            Answered
            <span className="sr-only">: {name}</span>
          </Button>
          {/* Where the row is narrow it is at the top, away from the other buttons. */}
          <Button
            look="bare"
            className="absolute top-3 right-0 @max-[15rem]:static lg:static"
            onClick={() => mark("spam", `${name}: marked as spam, kept for 30 days.`)}
          >
            <Ban size={18} strokeWidth={1.75} />
            Spam
            <span className="sr-only">: {name}</span>
          </Button>
        </>
      ) : (
        <Link href={`${requestPath(reference)}#status`} asChild>
          <LinkButton className="lg:col-span-2">
            {words.fields.status}
            <span className="sr-only"> {describePerson(name)}</span>
          </LinkButton>
        </Link>
      )}
    </div>
  );
}
