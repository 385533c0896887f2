import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { Agreement, RequestDetail, UnitState } from "../../server/desk-answers.ts";
import { requestPath } from "../request/links.ts";
import { availabilityQuery } from "../server-api/queries.ts";
import { readToday } from "../time/days.ts";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { useUnitNames } from "./use-unit-names.ts";

const sayFits = (fits: string | null) =>
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
  const { availability, agreement, status, endDate } = request;
  const booking = status === "booked" ? agreement : null;
  return (
    <div className="mt-2 text-sm">
      {endDate && endDate < readToday() && (
        <p className="font-semibold text-brass-deep">These days are past.</p>
      )}
      {booking && <BookedLine booking={booking} />}
      {availability && !booking && (
        <>
          <FreeUnits units={availability.units} />
          <p className="font-semibold">{sayFits(availability.fits)}</p>
        </>
      )}
    </div>
  );
}

/** What is booked. */
function BookedLine({ booking }: { booking: Agreement }) {
  const nameUnits = useUnitNames();
  const days = daysInShort(booking.startDate, booking.endDate);
  return (
    <p className="font-semibold text-forest wrap-anywhere">
      Booked: {nameUnits(booking)}, {days}
    </p>
  );
}

type MissedDaysProps = {
  request: Pick<RequestDetail, "startDate" | "endDate">;
  booking: Pick<Agreement, "startDate" | "endDate">;
};

/** Says which days were asked for, where a booking leaves one out. */
export function MissedDays({ request, booking }: MissedDaysProps) {
  const { startDate, endDate } = request;
  if (!startDate || !endDate || !booking.startDate || !booking.endDate) return null;
  if (booking.startDate <= startDate && endDate <= booking.endDate) return null;
  const days = daysInShort(startDate, endDate);
  return <ErrorLine className="font-semibold">Not on all days asked for: {days}.</ErrorLine>;
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
function FreeUnits({ units }: { units: readonly UnitState[] }) {
  const free = units.filter(({ obstacle }) => !obstacle).map(({ name }) => name);
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold text-forest">
        {free.length > 0 ? `Free: ${free.join(", ")}` : "No trailer is free"}
      </span>
      {units.map(({ id, name, obstacle }) => {
        if (!obstacle) return null;
        const text = `${name} ${obstacle.says}`;
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
