import type { ReactNode } from "react";
import { fullDates } from "../../../server/time/format-dates.ts";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { useChoiceLabels } from "../inbox/use-choice-labels.ts";
import { useStart } from "../server-api/start-context.ts";
import { useMoments } from "../time/use-moments.ts";
import { Section } from "../ui/Section.tsx";
import { count, words } from "../words.ts";

const link =
  "inline-flex min-h-11 items-center underline decoration-brass underline-offset-4 wrap-anywhere";

const sayPlanner = (stations: { fewest: number; most: number } | null) => {
  if (!stations) return "Plan the stations on the phone";
  const { fewest, most } = stations;
  return fewest === most
    ? `The planner says ${count(fewest, "station")}`
    : `The planner says ${fewest} to ${most} stations`;
};

/** What the visitor wrote, and what we know of the place and the guests. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const inShort = useMoments();
  const { guestCount } = useChoiceLabels();
  const { phone, telephones, email, location, startDate, endDate, city, stations, message } =
    request;
  const [telephone] = telephones;
  return (
    <Section heading="The request">
      <p className="mb-6 max-w-[65ch] border-l-2 border-brass pl-3 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{words.fields.message}: </span>
        {message || <span className="text-moss">No message.</span>}
      </p>
      <dl className="grid gap-x-8 gap-y-2 lg:grid-cols-2 lg:gap-y-4">
        <Fact name="Dates">{fullDates(startDate, endDate)}</Fact>
        <Fact name={words.fields.place} below={city && <Distance city={city} />}>
          {location}
        </Fact>
        <Fact name={words.fields.guests} below={sayPlanner(stations)}>
          {guestCount(request.guestCount)}
        </Fact>
        <Fact name="Received">{inShort(request.receivedAt)}</Fact>
        <Fact name={words.fields.phone}>
          {telephone && telephones.length === 1 ? (
            <a href={telephone.link} className={link}>
              {phone}
            </a>
          ) : (
            phone
          )}
        </Fact>
        <Fact name={words.fields.email}>
          {email && (
            <a href={`mailto:${encodeURIComponent(email)}`} className={link}>
              {email}
            </a>
          )}
        </Fact>
      </dl>
    </Section>
  );
}

/** Nothing where it is not known, as after a phone call. */
function Fact({ name, below, children }: { name: string; below?: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 wrap-anywhere lg:block">
      <dt className="w-20 text-sm text-moss">{name}</dt>
      <dd className="min-w-0 flex-1 basis-44">
        {children}
        {below && <span className="block text-sm text-moss">{below}</span>}
      </dd>
    </div>
  );
}

const sayDistance = (city: string, kilometres: number, from: string) =>
  kilometres < 1 ? `In ${city}` : `${city} is about ${Math.round(kilometres)} km from ${from}`;

function Distance({ city }: { city: NonNullable<RequestDetail["city"]> }) {
  const business = useStart()?.business;
  return business ? sayDistance(city.name, city.kilometres, business.baseTown) : null;
}
