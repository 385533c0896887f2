import { CircleAlert, Wrench } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { daysInShort } from "../../../server/time/format-dates.ts";
import { requestPath } from "../request/links.ts";
import { useStart } from "../server-api/start-context.ts";
import { daysOf, weekdayLetter, weekdayOf } from "../time/days.ts";
import { words } from "../words.ts";
import {
  type Absence,
  initialsOf,
  isBooked,
  type Placed,
  placeInLanes,
  type Rental,
} from "./rentals.ts";

type Props = {
  rentals: readonly Rental[];
  absences: readonly Absence[];
  month: string;
  today: string;
  /** The day that is picked, which is scrolled to. */
  day: string | undefined;
};

/** The days of a month across, the units down, and each rental and repair as a bar over its days. */
export function Timeline({ rentals, absences, month, today, day }: Props) {
  const units = useStart()?.units ?? [];
  const days = daysOf(month);
  const scrolled = useRef<HTMLElement>(null);
  const picked = day ? days.indexOf(day) : 0;
  useEffect(() => {
    const box = scrolled.current;
    if (box)
      box.scrollLeft = ((picked + 0.5) / days.length) * box.scrollWidth - box.clientWidth / 2;
  }, [picked, days.length]);
  const booked = rentals.filter(isBooked);
  const isKnown = (id: string) => units.some((unit) => unit.id === id);
  const rows = [
    ...units.map(({ id, name }) => ({
      id,
      name,
      rentals: booked.filter((rental) => rental.units?.unitIds.includes(id)),
      out: absences.filter(({ unitId }) => unitId === id),
    })),
    {
      id: "none",
      name: words.booking.noUnit,
      rentals: booked.filter(({ units }) => !units?.unitIds.some(isKnown)),
      out: [],
    },
    {
      id: "asked",
      name: words.calendar.asked,
      rentals: rentals.filter((rental) => !isBooked(rental)),
      out: [],
    },
  ].filter(({ id, rentals }) => id !== "none" || rentals.length > 0);
  return (
    <div className="mt-8">
      <h2 id="by-trailer" className="mb-2 text-xl text-forest">
        By trailer
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too. */}
      <section ref={scrolled} tabIndex={0} aria-labelledby="by-trailer" className="overflow-x-auto">
        <div className="min-w-[50rem] border-b border-hairline">
          <Grid days={days}>
            {days.map((each, index) => (
              <p
                key={each}
                aria-hidden="true"
                style={{ gridColumn: index + 1 }}
                className={`py-1 text-center text-xs leading-tight tabular-nums ${
                  each === today ? "bg-forest font-semibold text-ivory" : "text-moss"
                }`}
              >
                {weekdayLetter(each)}
                <br />
                {index + 1}
              </p>
            ))}
          </Grid>
          {rows.map(({ id, name, rentals, out }) => (
            <section key={id} aria-label={name} className="border-t border-hairline">
              <h3 className="sticky left-0 inline-block py-1 font-body text-sm text-moss">
                {name}
              </h3>
              <Bars rentals={rentals} out={out} days={days} />
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}

/**
 * Rows of bars that a trailer has, at most. The other rentals are counted, with a link to the inbox
 * that lists them.
 */
const mostLanes = 12;

type BarsProps = { rentals: readonly Rental[]; out: readonly Absence[]; days: readonly string[] };

function Bars({ rentals, out, days }: BarsProps) {
  const repairs = out.map(({ from, to, ...repair }) => ({
    ...repair,
    startDate: from,
    endDate: to,
  }));
  const all = placeInLanes([...repairs, ...rentals], days);
  const placed = all.filter(({ lane }) => lane <= mostLanes);
  const lanes = Math.max(1, ...placed.map(({ lane }) => lane));
  const more = all.length - placed.length;
  return (
    <>
      <Lanes placed={placed} lanes={lanes} days={days} />
      {more > 0 && (
        <Link
          href={`/?show=all&from=${days[0]}&to=${days.at(-1)}`}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-brass underline-offset-4"
        >
          {words.calendar.more(more)}
        </Link>
      )}
    </>
  );
}

type Repair = Omit<Absence, "from" | "to"> & Pick<Rental, "startDate" | "endDate">;
type LanesProps = {
  placed: readonly Placed<Repair | Rental>[];
  lanes: number;
  days: readonly string[];
};

function Lanes({ placed, lanes, days }: LanesProps) {
  return (
    <Grid days={days}>
      {days.map((day, index) => (
        <span
          key={day}
          aria-hidden="true"
          style={{ gridColumn: index + 1, gridRow: `1 / ${lanes + 1}` }}
          className={`min-h-12 border-l border-hairline ${[0, 6].includes(weekdayOf(day)) ? "bg-linen" : ""}`}
        />
      ))}
      {placed.map(({ rental, ...place }) =>
        "unitId" in rental ? (
          <RepairBar key={rental.id} rental={rental} {...place} />
        ) : (
          <RentalBar key={rental.reference} rental={rental} {...place} />
        ),
      )}
    </Grid>
  );
}

const barLook =
  "relative z-10 m-px flex min-h-11 min-w-0 items-center gap-1 overflow-hidden rounded-sm border px-1.5 text-xs leading-tight font-semibold";
const placeOf = ({ first, last, lane }: Omit<Placed<unknown>, "rental">) => ({
  gridColumn: `${first + 1} / ${last + 2}`,
  gridRow: lane,
});

function RepairBar({ rental: { startDate, endDate, reason }, ...place }: Placed<Repair>) {
  const says = `${words.calendar.outOfService}, ${daysInShort(startDate, endDate)}: ${reason}`;
  return (
    <p
      title={says}
      style={placeOf(place)}
      className={`${barLook} justify-center border-moss bg-linen text-moss`}
    >
      <Wrench size={16} className="shrink-0" />
      {place.last - place.first > 1 && (
        <span aria-hidden="true" className="line-clamp-2 flex-1 wrap-anywhere">
          {reason}
        </span>
      )}
      <span className="sr-only">{says}</span>
    </p>
  );
}

function RentalBar({ rental, ...place }: Placed<Rental>) {
  const { reference, name, location, startDate, endDate, clashes } = rental;
  const isShort = place.last - place.first < 2;
  const isOnlyIcon = clashes && place.first === place.last;
  const booked = clashes
    ? "border-error bg-error text-ivory"
    : "border-forest bg-forest text-ivory";
  const says = [name, location, daysInShort(startDate, endDate)].filter(Boolean).join(", ");
  return (
    <Link
      href={requestPath(reference)}
      title={says}
      style={placeOf(place)}
      className={`${barLook} ${
        isBooked(rental) ? booked : "border-dashed border-brass-deep bg-white text-brass-deep"
      }`}
    >
      {clashes && <CircleAlert size={16} className="shrink-0" />}
      <span aria-hidden="true" className={isShort ? "mx-auto" : "line-clamp-2 wrap-anywhere"}>
        {isShort ? !isOnlyIcon && initialsOf(name) : name}
      </span>
      <span className="sr-only">
        {says}
        {clashes && `: ${words.calendar.clashes}`}
      </span>
    </Link>
  );
}

type GridProps = { days: readonly string[]; children: React.ReactNode };

const Grid = ({ days, children }: GridProps) => (
  <div className="grid" style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
    {children}
  </div>
);
