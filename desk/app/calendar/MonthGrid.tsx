import { CircleAlert, Wrench } from "lucide-react";
import { fullDates } from "../../../server/time/format-dates.ts";
import { daysOf, weekdayLetter, weekdayOf } from "../time/days-and-months.ts";
import { words } from "../words.ts";
import { isBooked, listOn, type MonthProps } from "./rentals.ts";

type Props = MonthProps & { onPick: (day: string) => void };

/** Names that a day has room for on a wide screen. */
const maxNames = 3;

/** The days of a month in weeks, from Sunday; each is a button that says what is on it. */
export function MonthGrid({ rentals, absences, month, today, day, onPick }: Props) {
  const days = daysOf(month);
  const before = weekdayOf(days[0] ?? "");
  return (
    <div>
      <div aria-hidden="true" className="grid grid-cols-7 pb-1 text-center text-xs text-moss">
        {Array.from({ length: 7 }, (_, at) => days[(at - before + 7) % 7] ?? "").map((one) => (
          <span key={one}>{weekdayLetter(one)}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 pt-px pl-px">
        {days.map((one, at) => (
          <li
            key={one}
            style={at === 0 ? { gridColumnStart: before + 1 } : undefined}
            className="-mt-px -ml-px border border-hairline"
          >
            <Day
              {...{ day: one, today, onPick }}
              rentals={listOn(rentals, one)}
              out={absences.filter(({ from, to }) => from <= one && one <= to).length}
              isPicked={one === day}
            />
          </li>
        ))}
      </ol>
      <Legend />
    </div>
  );
}

/** What the marks of the days and the bars mean. */
const Legend = () => (
  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-moss *:flex *:items-center *:gap-1.5">
    <li>
      <span className={`size-4 rounded-sm border ${bookedLook}`} />
      {words.statuses.booked}
    </li>
    <li>
      <span className={`size-4 rounded-sm border ${askedLook}`} />
      {words.calendar.asked}
    </li>
    <li>
      <Wrench size={16} />
      {words.calendar.outOfService}
    </li>
    <li>
      <CircleAlert size={16} className="text-error" />
      {words.calendar.clashes}
    </li>
  </ul>
);

type DayProps = Pick<Props, "rentals" | "today" | "onPick"> & {
  day: string;
  /** How many units are out of service. */
  out: number;
  isPicked: boolean;
};

const describeDay = (day: string, booked: number, asked: number, out: number, hasClash: boolean) =>
  `${day}: ${booked} booked, ${asked} asked for${out > 0 ? `, ${out} out of service` : ""}${hasClash ? ", clash" : ""}`;

function Day({ day, rentals, out, today, isPicked, onPick }: DayProps) {
  const booked = rentals.filter(isBooked);
  const asked = rentals.length - booked.length;
  const hasClash = booked.some((rental) => rental.hasClash);
  const look = isPicked ? "bg-linen outline-2 -outline-offset-2 outline-brass" : "hover:bg-linen";
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-current={day === today ? "date" : undefined}
      onClick={() => onPick(day)}
      className={`flex h-full min-h-14 w-full min-w-0 flex-col items-center gap-0.5 px-0.5 py-1 text-xs leading-tight @max-[15rem]:px-0 lg:px-1 lg:min-h-24 lg:items-stretch lg:text-left ${look}`}
    >
      <span className="sr-only">
        {describeDay(fullDates(day, day), booked.length, asked, out, hasClash)}
      </span>
      <span aria-hidden="true" className="flex items-center gap-1">
        <span
          className={`grid size-6 place-items-center rounded-full text-sm tabular-nums ${
            day === today ? "bg-forest font-semibold text-ivory" : day < today ? "text-moss" : ""
          }`}
        >
          {Number(day.slice(-2))}
        </span>
        {hasClash && <CircleAlert size={14} className="text-error" />}
        {out > 0 && <Wrench size={14} className="hidden text-moss lg:block" />}
      </span>
      <span aria-hidden="true" className="flex flex-wrap justify-center gap-0.5 lg:hidden">
        {count(booked.length, bookedLook)}
        {count(asked, askedLook)}
        {out > 0 && <Wrench size={14} className="text-moss" />}
      </span>
      <span aria-hidden="true" className="hidden gap-0.5 lg:grid">
        {booked.slice(0, maxNames).map((rental) => (
          <span
            key={rental.reference}
            className={`truncate rounded-sm border px-1 py-px ${bookedLook}`}
          >
            {rental.name}
          </span>
        ))}
        {booked.length > maxNames && words.calendar.more(booked.length - maxNames)}
        {asked > 0 && (
          <span className={`rounded-sm border px-1 py-px ${askedLook}`}>{asked} asked</span>
        )}
      </span>
    </button>
  );
}

const bookedLook = "border-forest bg-forest text-ivory";
const askedLook = "border-dashed border-brass-deep text-brass-deep";

const count = (number: number, look: string) =>
  number > 0 && (
    <span
      className={`min-w-4 rounded-sm border px-0.5 text-center font-semibold tabular-nums ${look}`}
    >
      {number}
    </span>
  );
