import { Check, Mail, Phone } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import type { RequestSummary } from "../../server/desk/desk-api.ts";
import { daysInShort } from "../../server/time/format-dates.ts";
import { phoneLink, requestPath } from "../request/links.ts";
import { announce } from "../shell/announcement.ts";
import { useMoments } from "../time/moments.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { StatusLabel } from "../ui/StatusLabel.tsx";
import { useAct } from "../unsent-actions/send-actions.ts";
import { words } from "../words.ts";
import { TimeLeft } from "./TimeLeft.tsx";
import { useChoiceLabels } from "./use-choice-labels.ts";

/** A request in a list: how long it may wait, who, what, where and when, and what to do. */
export const RequestRow = memo(function RequestRow({ request }: { request: RequestSummary }) {
  const { eventType, guestCount } = useChoiceLabels();
  const { reference, name, location, startDate, endDate } = request;
  return (
    <article className="relative grid gap-x-6 gap-y-2 py-4 hover:bg-white/60 lg:grid-cols-[14.5rem_1fr_auto] lg:items-center">
      <Waiting request={request} />
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-xl wrap-anywhere text-forest">
          <Link href={requestPath(reference)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="text-sm">
          {eventType(request.eventType)} · {guestCount(request.guestCount)}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-moss">
          {location} · {daysInShort(startDate, endDate)}
        </p>
      </div>
      <RowActions request={request} />
    </article>
  );
});

function Waiting({ request }: { request: RequestSummary }) {
  const inShort = useMoments();
  if (request.status === "new") return <TimeLeft request={request} />;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-moss">
      <StatusLabel status={request.status} />
      {words.inbox.received(inShort(request.receivedAt))}
    </p>
  );
}

function RowActions({ request }: { request: RequestSummary }) {
  const act = useAct();
  const { reference, name, phone, status } = request;
  const markAnswered = () => {
    act(request, { kind: "status", status: "answered" });
    announce(words.inbox.markedAnswered(name), () =>
      act(request, { kind: "status", status: "new" }),
    );
  };
  return (
    <div className="relative z-10 grid grid-cols-[1fr_1fr_7.5rem] gap-2 *:px-2 lg:flex lg:*:px-4">
      <LinkButton href={phoneLink(phone)}>
        <Phone size={18} strokeWidth={1.75} />
        {words.actions.call}
        <span className="sr-only"> {name}</span>
      </LinkButton>
      <Link href={`${requestPath(reference)}#reply`} asChild>
        <LinkButton>
          <Mail size={18} strokeWidth={1.75} />
          {words.actions.reply}
          <span className="sr-only"> {words.actions.to(name)}</span>
        </LinkButton>
      </Link>
      {status === "new" ? (
        <Button onClick={markAnswered}>
          <Check size={18} strokeWidth={1.75} />
          {words.actions.answered}
          <span className="sr-only">: {name}</span>
        </Button>
      ) : (
        <Link href={`${requestPath(reference)}#status`} asChild>
          <LinkButton>
            {words.fields.status}
            <span className="sr-only"> {words.actions.of(name)}</span>
          </LinkButton>
        </Link>
      )}
    </div>
  );
}
