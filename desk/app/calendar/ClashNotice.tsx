import { Link } from "wouter";
import { requestPath } from "../links.ts";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { words } from "../words.ts";
import type { Rental } from "./rentals.ts";

/** More would fill a phone's window. */
const maxNames = 4;

type Props = { rentals: readonly Rental[]; missingUnits: readonly string[] };

/** The names of bookings, each the way to its request. */
export function BookingLinks({
  bookings,
}: {
  bookings: readonly Pick<Rental, "reference" | "name">[];
}) {
  const more = bookings.length - maxNames;
  return (
    <>
      {bookings.slice(0, maxNames).map(({ reference, name }, at) => (
        <span key={reference}>
          {at > 0 && ", "}
          <Link href={requestPath(reference)} className="underline underline-offset-4">
            {name}
          </Link>
        </span>
      ))}
      {more > 0 && `, ${words.calendar.more(more)}`}
    </>
  );
}

/** Names the bookings that clash, and the booked units that have left the fleet. */
export function ClashNotice({ rentals, missingUnits }: Props) {
  const clashing = rentals.filter(({ hasClash }) => hasClash);
  const look = "mb-5 border-l-4 border-error bg-white px-4 py-3 font-semibold";
  return (
    <>
      {missingUnits.length > 0 && (
        <ErrorLine className={look}>
          content/fleet.yaml no longer has {missingUnits.join(", ")}, which still has bookings. Put
          it back, or change those bookings.
        </ErrorLine>
      )}
      {clashing.length > 0 && (
        <ErrorLine className={look}>
          In these bookings a trailer is taken by another, too soon after it, or out of service:{" "}
          <BookingLinks bookings={clashing} />
        </ErrorLine>
      )}
    </>
  );
}
