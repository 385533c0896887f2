import { Link } from "wouter";
import { valueInWords } from "../../../quote-request/choices.ts";
import { fullDates } from "../../../server/time/format-dates.ts";
import type { CalendarMonth } from "../../server/desk-answers.ts";
import { History } from "../agreement/History.tsx";
import { FreeBetween } from "../booking/AvailabilityLine.tsx";
import { useUnitNames } from "../booking/use-unit-names.ts";
import { newRequestPath, requestPath } from "../links.ts";
import { readToday } from "../time/days-and-months.ts";
import { linkLook } from "../ui/link-look.ts";
import { Section } from "../ui/Section.tsx";
import { useTypedRequest } from "../unsent-actions/typed-request.ts";
import { words } from "../words.ts";
import { isBooked, listOn, type Rental } from "./rentals.ts";

type Props = { day: string; rentals: readonly Rental[]; changes: CalendarMonth["changes"] };

/** What is free on a day, what is booked and what was asked for, and what no longer is. */
export function DayPanel({ day, rentals, changes }: Props) {
  const onDay = listOn(rentals, day);
  const { change } = useTypedRequest();
  return (
    <Section heading={fullDates(day, day)} className="mt-5 lg:mt-0">
      <FreeBetween from={day} to={day} />
      {day >= readToday() && (
        <Link
          href={newRequestPath}
          onClick={() => change({ startDate: day, endDate: day })}
          className={`${linkLook} text-sm font-semibold`}
        >
          New request for this day
        </Link>
      )}
      <Links heading={words.statuses.booked} rentals={onDay.filter(isBooked)} day={day} />
      <Links
        heading={words.calendar.asked}
        rentals={onDay.filter((rental) => !isBooked(rental))}
        day={day}
      />
      <History
        changes={listOn(changes, day)}
        about={({ name, reference }) => (
          <Link
            href={requestPath(reference)}
            className="block py-2 font-semibold underline decoration-brass underline-offset-4"
          >
            {name}
          </Link>
        )}
      />
    </Section>
  );
}

type LinksProps = { heading: string; rentals: readonly Rental[]; day: string };

function Links({ heading, rentals, day }: LinksProps) {
  const nameUnits = useUnitNames();
  if (rentals.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 font-body text-sm text-moss">{heading}</h3>
      <ul>
        {rentals.map((rental) => {
          const { reference, name, location, startDate, endDate, units } = rental;
          const about = [
            units ? nameUnits(units) : words.statuses[rental.status],
            units &&
              startDate === day &&
              words.booking.at(words.booking.deliveryDay, rental.deliveryTime),
            units &&
              endDate === day &&
              words.booking.at(words.booking.pickupDay, rental.pickupTime),
            valueInWords("guestCount", rental.guestCount),
            location,
            rental.hasClash && words.calendar.clashes,
          ];
          return (
            <li key={reference}>
              <Link href={requestPath(reference)} className="block py-2 text-sm wrap-anywhere">
                <span className="font-semibold underline decoration-brass underline-offset-4">
                  {name}
                </span>
                <span className="block text-moss">{about.filter(Boolean).join(" · ")}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
