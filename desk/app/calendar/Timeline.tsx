import { CircleAlert, Wrench } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { DeskStart } from "../../server/desk-answers.ts";
import { requestPath } from "../links.ts";
import { useStart } from "../server-api/start-context.ts";
import { daysOf, weekdayLetter, weekdayOf } from "../time/days-and-months.ts";
import { linkLook } from "../ui/link-look.ts";
import { words } from "../words.ts";
import {
  type Absence,
  initialsOf,
  isBooked,
  type MonthProps,
  type Placement,
  placeInLanes,
  type Rental,
} from "./rentals.ts";

/**
 * The days of a month across, the units down, and each rental and repair as a bar over its days; it
 * is scrolled to the day that is picked.
 */
export function Timeline({ rentals, absences, month, today, day }: MonthProps) {
  const units = useStart()?.units ?? [];
  const days = daysOf(month);
  const scrolled = useScrollTo(day ? days.indexOf(day) : 0, days.length);
  return (
    <div className="mt-8">
      <h2 id="by-trailer" className="mb-2 text-xl text-forest">
        By trailer
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what scrolls, too. */}
      <section ref={scrolled} tabIndex={0} aria-labelledby="by-trailer" className="overflow-x-auto">
        {/* In a month of 31 days a day is 24 px wide, the least that a finger needs. */}
        <div className="min-w-[51rem] border-b border-hairline">
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
          {listRows(units, rentals, absences).map(({ name, bars }) => (
            <section key={name} aria-label={name} className="border-t border-hairline">
              <h3 className="sticky left-0 inline-block py-1 font-body text-sm text-moss">
                {name}
              </h3>
              <Bars bars={bars} days={days} />
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}

/** Returns what scrolls, with a day of so many in its middle. */
function useScrollTo(day: number, days: number) {
  const scrolled = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = scrolled.current;
    if (box) box.scrollLeft = ((day + 0.5) / days) * box.scrollWidth - box.clientWidth / 2;
  }, [day, days]);
  return scrolled;
}

/** What stands in a row: a rental, which is a link, or a repair. */
type Bar = Pick<Rental, "startDate" | "endDate"> & {
  id: string;
  label: string;
  look: string;
  icon: ReactNode;
  long: string;
  /** In its place where it has one day or two. */
  short: string;
  href?: string;
};

function barOf(rental: Rental): Bar {
  const { reference, name, location, startDate, endDate, hasClash } = rental;
  const booked = hasClash
    ? "border-error bg-error text-ivory"
    : "border-forest bg-forest text-ivory";
  const label = [name, location, daysInShort(startDate, endDate)].filter(Boolean).join(", ");
  return {
    startDate,
    endDate,
    id: reference,
    href: requestPath(reference),
    long: name,
    short: initialsOf(name),
    label: hasClash ? `${label}: ${words.calendar.clashes}` : label,
    icon: hasClash && <CircleAlert size={16} className="shrink-0" />,
    look: isBooked(rental) ? booked : "border-dashed border-brass-deep bg-white text-brass-deep",
  };
}

const repairBar = ({ id, from, to, reason }: Absence): Bar => ({
  id: String(id),
  startDate: from,
  endDate: to,
  long: reason,
  short: "",
  label: `${words.calendar.outOfService}, ${daysInShort(from, to)}: ${reason}`,
  icon: <Wrench size={16} className="shrink-0" />,
  look: "justify-center border-moss bg-linen text-moss",
});

/** Returns the bars of each unit, of what is booked without one, and of what is asked for. */
function listRows(
  units: DeskStart["units"],
  rentals: readonly Rental[],
  absences: readonly Absence[],
) {
  const booked = rentals.filter(isBooked);
  const isKnown = (id: string) => units.some((unit) => unit.id === id);
  const withoutUnit = booked.filter((rental) => !rental.units?.unitIds.some(isKnown)).map(barOf);
  const asked = rentals.filter((rental) => !isBooked(rental)).map(barOf);
  return [
    ...units.map(({ id, name }) => ({
      name,
      bars: [
        ...absences.filter(({ unitId }) => unitId === id).map(repairBar),
        ...booked.filter((rental) => rental.units?.unitIds.includes(id)).map(barOf),
      ],
    })),
    ...(withoutUnit.length > 0 ? [{ name: words.booking.noUnit, bars: withoutUnit }] : []),
    { name: words.calendar.asked, bars: asked },
  ];
}

/**
 * Rows of bars that a trailer has, at most. The other rentals are counted, with a link to the inbox
 * that lists them.
 */
const maxLanes = 12;

type BarsProps = { bars: readonly Bar[]; days: readonly string[] };

function Bars({ bars, days }: BarsProps) {
  const all = placeInLanes(bars, days);
  const placed = all.filter(({ lane }) => lane <= maxLanes);
  const lanes = Math.max(1, ...placed.map(({ lane }) => lane));
  const more = all.length - placed.length;
  return (
    <>
      <Grid days={days}>
        {days.map((day, index) => (
          <span
            key={day}
            aria-hidden="true"
            style={{ gridColumn: index + 1, gridRow: `1 / ${lanes + 1}` }}
            className={`min-h-12 border-l border-hairline ${[0, 6].includes(weekdayOf(day)) ? "bg-linen" : ""}`}
          />
        ))}
        {placed.map((each) => (
          <PlacedBar key={each.rental.id} {...each} />
        ))}
      </Grid>
      {more > 0 && (
        <Link
          href={`/?show=all&from=${days[0]}&to=${days.at(-1)}`}
          className={`${linkLook} text-sm font-semibold`}
        >
          {words.calendar.more(more)}
        </Link>
      )}
    </>
  );
}

function PlacedBar({ rental: { label, look, href, ...bar }, first, last, lane }: Placement<Bar>) {
  const isShort = last - first < 2;
  // A day has room for a sign or for letters.
  const hasText = last > first || !bar.icon;
  const box = {
    title: label,
    style: { gridColumn: `${first + 1} / ${last + 2}`, gridRow: lane },
    className: `relative z-10 m-px flex min-h-11 min-w-0 items-center gap-1 overflow-hidden rounded-sm border px-1.5 text-xs leading-tight font-semibold ${look}`,
  };
  const content = (
    <>
      {bar.icon}
      {hasText && (
        <span aria-hidden="true" className={isShort ? "mx-auto" : "line-clamp-2 wrap-anywhere"}>
          {isShort ? bar.short : bar.long}
        </span>
      )}
      <span className="sr-only">{label}</span>
    </>
  );
  if (!href) return <p {...box}>{content}</p>;
  return (
    <Link href={href} {...box}>
      {content}
    </Link>
  );
}

type GridProps = { days: readonly string[]; children: ReactNode };

const Grid = ({ days, children }: GridProps) => (
  <div className="grid" style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
    {children}
  </div>
);
