import { Pencil } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { pluralize } from "../../../content-files/pluralize.ts";
import { fullDates } from "../../../server/time/format-dates.ts";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { useUnitNames } from "../booking/use-unit-names.ts";
import { useStart } from "../server-api/start-context.ts";
import { useMoments } from "../time/use-moments.ts";
import { linkLook } from "../ui/link-look.ts";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { AgreedForm } from "./AgreedForm.tsx";
import { History } from "./History.tsx";
import { type AgreedPart, agreedOf, describePart, describeWritten, parts } from "./parts.ts";
import { useAgreedDraft } from "./use-agreed-draft.ts";

const link = `${linkLook} wrap-anywhere`;

/**
 * The visitor's message, and what was agreed, each field with the visitor's own words where it was
 * corrected; and what happened to it.
 */
export function AgreedSection({ request }: { request: RequestDetail }) {
  const inShort = useMoments();
  return (
    <Section heading="What was agreed" id="agreed">
      <p className="mb-4 max-w-[65ch] border-l-2 border-brass pl-3 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{words.fields.message}: </span>
        {request.message || <span className="text-moss">No message.</span>}
      </p>
      <dl className="grid grid-cols-1 gap-x-8 lg:grid-cols-2">
        {parts.map((part) => (
          <PartRow key={part.key} part={part} request={request} />
        ))}
      </dl>
      <p className="mt-3 text-sm text-moss">{words.inbox.received(inShort(request.receivedAt))}</p>
      <History changes={request.history} />
    </Section>
  );
}

/** A part with its value, and below it the form that corrects it, one tap away. */
function PartRow({ part, request }: { part: AgreedPart; request: RequestDetail }) {
  const nameUnits = useUnitNames();
  const draft = useAgreedDraft(request, part);
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { label } = describePart(part, agreedOf(request), nameUnits);
  const correct = `Correct: ${label}`;
  const isOpen = isAsked || draft.isBegun;
  const close = () => {
    setAsked(false);
    button.current?.focus();
  };
  const toggle = () => {
    if (isOpen) draft.forget();
    setAsked(!isOpen);
  };
  const wrote = describeWritten(part, request, nameUnits);
  return (
    <div className={`min-w-0 border-b border-hairline py-1 ${isOpen ? "lg:col-span-2" : ""}`}>
      <dt className="text-sm text-moss">{label}</dt>
      <dd className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0 wrap-anywhere whitespace-pre-wrap">
            <Value part={part} request={request} />
            {wrote && <span className="block text-sm text-moss">{wrote}</span>}
          </div>
          <button
            type="button"
            ref={button}
            aria-label={correct}
            aria-expanded={isOpen}
            onClick={toggle}
            className="-mt-4 -mr-3 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-ink/5"
          >
            <Pencil size={18} strokeWidth={1.5} />
          </button>
        </div>
        {isOpen && (
          <AgreedForm
            {...{ request, part, draft }}
            label={correct}
            takesFocus={isAsked}
            onClose={close}
          />
        )}
      </dd>
    </div>
  );
}

const describePlannedStations = ({ fewest, most }: { fewest: number; most: number }) =>
  fewest === most
    ? `The planner says ${pluralize(fewest, "station")}`
    : `The planner says ${fewest} to ${most} stations`;

/** A part's value, with what we know of the place and the guests. */
function Value({ part, request }: { part: AgreedPart; request: RequestDetail }): ReactNode {
  const nameUnits = useUnitNames();
  const { telephones, email, city, stations, guestCount, terms } = request;
  const { value } = describePart(part, agreedOf(request), nameUnits);
  const [telephone] = telephones;
  const below = (text: ReactNode) => <span className="block text-sm text-moss">{text}</span>;
  if (part.key === "days") {
    const { startDate, endDate, deliveryTime, pickupTime } = terms;
    const hours = [
      deliveryTime && words.booking.at(words.booking.deliveryDay, deliveryTime),
      pickupTime && words.booking.at(words.booking.pickupDay, pickupTime),
    ].filter(Boolean);
    const days = fullDates(startDate, endDate);
    if (days)
      return (
        <>
          {days}
          {hours.length > 0 && <span className="block">{hours.join(" · ")}</span>}
        </>
      );
  }
  if (part.key === "siteNotes" && !value) return <span className="text-moss">None</span>;
  if (!value) return <span className="text-moss">Not known</span>;
  if (part.key === "phone" && telephone && telephones.length === 1)
    return (
      <a href={telephone.link} className={link}>
        {value}
      </a>
    );
  if (part.key === "email" && email)
    return (
      <a href={`mailto:${encodeURIComponent(email)}`} className={link}>
        {value}
      </a>
    );
  return (
    <>
      {value}
      {part.key === "location" && city && below(<Distance city={city} />)}
      {part.key === "guestCount" &&
        guestCount &&
        below(stations ? describePlannedStations(stations) : "Plan the stations on the phone")}
    </>
  );
}

const describeDistance = (city: string, kilometres: number, from: string) =>
  kilometres < 1 ? `In ${city}` : `${city} is about ${Math.round(kilometres)} km from ${from}`;

function Distance({ city }: { city: NonNullable<RequestDetail["city"]> }) {
  const business = useStart()?.business;
  return business ? describeDistance(city.name, city.kilometres, business.baseTown) : null;
}
