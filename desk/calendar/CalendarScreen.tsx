import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "wouter";
import type { CalendarMonth } from "../../server/desk/desk-api.ts";
import { calendarQuery } from "../server-api/queries.ts";
import { addMonths, monthName, readToday } from "../time/days.ts";
import { Button } from "../ui/Button.tsx";
import { Empty, Loaded } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { words } from "../words.ts";
import { Agenda } from "./Agenda.tsx";
import { ClashNotice } from "./ClashNotice.tsx";
import { Subscription } from "./Subscription.tsx";
import { Timeline } from "./Timeline.tsx";

/** A month of asked and booked dates: by trailer where there is room, as an agenda on phones. */
export default function CalendarScreen() {
  const [search, setSearch] = useSearchParams();
  const today = readToday();
  const month = search.get("month")?.match(/^\d{4}-(?:0[1-9]|1[0-2])$/)?.[0] ?? today.slice(0, 7);
  const query = useQuery(calendarQuery(month));
  const show = (next: string) => setSearch({ month: next }, { replace: true });
  return (
    <>
      <ScreenHeading title={words.calendar.title} />
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <Button aria-label={words.calendar.before} onClick={() => show(addMonths(month, -1))}>
          <ChevronLeft size={20} strokeWidth={1.5} />
        </Button>
        <h2
          className="min-w-44 flex-1 text-center text-2xl sm:flex-none text-forest"
          aria-live="polite"
        >
          {monthName(month)}
        </h2>
        <Button aria-label={words.calendar.after} onClick={() => show(addMonths(month, 1))}>
          <ChevronRight size={20} strokeWidth={1.5} />
        </Button>
        {month !== today.slice(0, 7) && (
          <Button onClick={() => show(today.slice(0, 7))}>{words.calendar.thisMonth}</Button>
        )}
      </div>
      <Loaded query={query}>{(data) => <Month calendar={data} today={today} />}</Loaded>
    </>
  );
}

function Month({ calendar, today }: { calendar: CalendarMonth; today: string }) {
  const isNarrow = useIsNarrow();
  const { entries, month } = calendar;
  return (
    <>
      <ClashNotice entries={entries} />
      {entries.length === 0 ? (
        <Empty {...words.calendar.none(monthName(month))} />
      ) : isNarrow ? (
        <Agenda entries={entries} today={today} />
      ) : (
        <Timeline entries={entries} month={month} today={today} />
      )}
      <Subscription exists={calendar.subscription.exists} />
    </>
  );
}
