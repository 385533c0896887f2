import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { RequestDetail, UnitAvailability } from "../../server/desk-answers.ts";
import { hasMeaning } from "../../server/request-records/statuses.ts";
import { requestPath } from "../links.ts";
import { availabilityQuery } from "../server-api/queries.ts";
import { readToday } from "../time/days-and-months.ts";
import { useUnitNames } from "./use-unit-names.ts";

const describeFit = (fits: string | null) =>
  fits === "ask"
    ? "Which one fits: ask the customer"
    : fits
      ? `Fits: ${fits}`
      : "No free trailer fits the guests";

/**
 * What is booked for a request, or else free on its days and large enough for its guests, and
 * whether the days are past.
 */
export function AvailabilityLine({ request }: { request: RequestDetail }) {
  const { availability, terms, status, startDate, endDate } = request;
  const nameUnits = useUnitNames();
  const isBooked = hasMeaning(status, "isBooked");
  return (
    <div className="mt-2 text-sm">
      {endDate && endDate < readToday() && (
        <p className="font-semibold text-brass-deep">These days are past.</p>
      )}
      {isBooked && (
        <p className="font-semibold text-forest wrap-anywhere">
          Booked: {nameUnits(terms)}, {daysInShort(startDate, endDate)}
        </p>
      )}
      {availability && !isBooked && (
        <>
          <FreeUnits units={availability.units} />
          <p className="font-semibold">{describeFit(availability.fits)}</p>
        </>
      )}
    </div>
  );
}

/** Whether the server can be asked what is free: two days within a century, in their order. */
export const canAsk = (from: string, to: string): boolean =>
  from > "2000" && from <= to && to < "2101";

/** What is free between two days, both included. */
export function FreeBetween({ from, to }: { from: string; to: string }) {
  const query = useQuery({ ...availabilityQuery({ from, to }), enabled: canAsk(from, to) });
  return (
    <>
      {query.data && <FreeUnits units={query.data.units} />}
      {query.error && <p className="text-sm text-moss">What is free could not be read.</p>}
    </>
  );
}

/** Names the units that are free, and what has each of the others. */
function FreeUnits({ units }: { units: readonly UnitAvailability[] }) {
  const free = units.filter(({ obstacle }) => !obstacle).map(({ name }) => name);
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold text-forest">
        {free.length > 0 ? `Free: ${free.join(", ")}` : "No trailer is free"}
      </span>
      {units.map(({ id, name, obstacle }) => {
        if (!obstacle) return null;
        const text = `${name} ${obstacle.text}`;
        const to = obstacle.reference && requestPath(obstacle.reference);
        return (
          <span key={id}>
            {" · "}
            {to ? (
              <Link href={to} className="underline underline-offset-4">
                {text}
              </Link>
            ) : (
              text
            )}
          </span>
        );
      })}
    </p>
  );
}
