import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { RequestDetail, UnitState } from "../../server/desk/desk-api.ts";
import { requestPath } from "../request/links.ts";
import { availabilityQuery } from "../server-api/queries.ts";
import { readToday } from "../time/days.ts";
import { words } from "../words.ts";

/** What is free on the days of a request and fits its guests, and whether the days are past. */
export function AvailabilityLine({ request }: { request: RequestDetail }) {
  const { availability, booking, endDate } = request;
  const lastDay = booking?.pickupDay ?? endDate;
  return (
    <div className="mt-2 text-sm">
      {lastDay && lastDay < readToday() && (
        <p className="font-semibold text-brass-deep">{words.booking.past}</p>
      )}
      {availability && !booking && (
        <>
          <FreeUnits units={availability.units} />
          <p className="font-semibold">{words.booking.fits(availability.fits)}</p>
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
      {query.error && <p className="text-sm text-moss">{words.booking.notRead}</p>}
    </>
  );
}

/** Names the units that are free, and what has each of the others. */
function FreeUnits({ units }: { units: readonly UnitState[] }) {
  const free = units.filter(({ obstacle }) => !obstacle).map(({ name }) => name);
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold text-forest">
        {free.length > 0 ? `${words.booking.free} ${free.join(", ")}` : words.booking.noneFree}
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
