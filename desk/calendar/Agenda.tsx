import { CircleAlert } from "lucide-react";
import { Link } from "wouter";
import { requestPath } from "../request/links.ts";
import { useStart } from "../server-api/start-context.ts";
import { shortDay } from "../time/days.ts";
import { words } from "../words.ts";
import { type Entry, splitAtToday } from "./entries.ts";

/** The month's rentals, one below the other; those that are over wait behind a line. */
export function Agenda({ entries, today }: { entries: readonly Entry[]; today: string }) {
  const { over, coming } = splitAtToday(entries, today);
  if (over.length === 0) return <Days entries={coming} />;
  return (
    <>
      <details className="border-t border-hairline">
        <summary className="flex min-h-11 items-center text-sm font-semibold underline decoration-brass underline-offset-4">
          {words.calendar.over(over.length)}
        </summary>
        <Days entries={over} />
      </details>
      <Days entries={coming} />
    </>
  );
}

/** Rentals by their first day. */
function Days({ entries }: { entries: readonly Entry[] }) {
  const byDay = Map.groupBy(
    entries.toSorted(
      (a, b) => a.startDate.localeCompare(b.startDate) || Number(b.isBooked) - Number(a.isBooked),
    ),
    ({ startDate }) => startDate,
  );
  return (
    <ol className="border-t border-hairline">
      {[...byDay].map(([day, rentals]) => (
        <li key={day} className="border-b border-hairline py-4">
          <h3 className="text-lg text-forest">{shortDay(day)}</h3>
          <ul className="mt-2 grid gap-2">
            {rentals.map((entry) => (
              <li key={entry.reference}>
                <AgendaEntry entry={entry} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function AgendaEntry({ entry }: { entry: Entry }) {
  const trailers = useStart()?.trailers;
  const { reference, name, location, startDate, endDate, trailerId, isBooked, clashes } = entry;
  const trailer = trailers?.find(({ id }) => id === trailerId)?.name ?? trailerId;
  return (
    <Link
      href={requestPath(reference)}
      className={`block border-l-4 bg-white px-3 py-2 ${clashes ? "border-error" : isBooked ? "border-forest" : "border-dashed border-brass"}`}
    >
      <span className="font-semibold">{name}</span>
      <span className="block text-sm">
        {isBooked ? (trailer ?? words.calendar.noTrailer) : words.calendar.asked}
        {endDate !== startDate && `, ${words.calendar.until(shortDay(endDate))}`}
      </span>
      <span className="block text-sm text-moss">{location}</span>
      {clashes && (
        <span className="flex items-center gap-1.5 text-sm font-semibold text-error">
          <CircleAlert size={16} strokeWidth={1.75} />
          {words.calendar.clashes}
        </span>
      )}
    </Link>
  );
}
