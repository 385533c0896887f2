import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "wouter";
import type { CalendarMonth } from "../../server/desk-answers.ts";
import { calendarQuery } from "../server-api/queries.ts";
import { addMonths, daysOf, monthName, readToday } from "../time/days-and-months.ts";
import { Button } from "../ui/Button.tsx";
import { TextInput } from "../ui/controls.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { linkLook } from "../ui/link-look.ts";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { ClashNotice } from "./ClashNotice.tsx";
import { DayPanel } from "./DayPanel.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { OutOfService } from "./OutOfService.tsx";
import { Timeline } from "./Timeline.tsx";

/** A month of bookings and of what was asked for, by day and by trailer. */
export default function CalendarScreen() {
  const [search, setSearch] = useSearchParams();
  const today = readToday();
  const named = (search.get("day") ?? search.get("month") ?? "").match(/^\d{4}-(0[1-9]|1[0-2])/);
  const month = named?.[0] ?? today.slice(0, 7);
  const day = [search.get("day"), today].find((one) => one && daysOf(month).includes(one));
  const query = useQuery(calendarQuery(month));
  const showMonth = (next: string) => setSearch({ month: next }, { replace: true });
  const showDay = (next: string) => setSearch({ day: next }, { replace: true });
  return (
    <>
      <ScreenHeading title={words.titles.calendar} />
      <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="flex w-full items-center gap-2 sm:w-auto">
          <Button aria-label="Month before" onClick={() => showMonth(addMonths(month, -1))}>
            <ChevronLeft size={20} strokeWidth={1.5} />
          </Button>
          <h2
            className="min-w-0 flex-1 text-center text-2xl text-forest @max-[15rem]:text-sm sm:min-w-48 sm:flex-none"
            aria-live="polite"
          >
            {monthName(month)}
          </h2>
          <Button aria-label="Month after" onClick={() => showMonth(addMonths(month, 1))}>
            <ChevronRight size={20} strokeWidth={1.5} />
          </Button>
        </div>
        <DayField day={day ?? ""} onPick={showDay} />
        <Button onClick={() => showDay(today)}>Today</Button>
      </div>
      <Loaded query={query}>
        {(calendar) => (
          <Month calendar={calendar} today={today} day={day ?? undefined} onPick={showDay} />
        )}
      </Loaded>
    </>
  );
}

type DayFieldProps = { day: string; onPick: (day: string) => void };

/** Keeps a year that is half typed, until the calendar shows another day. */
function DayField({ day, onPick }: DayFieldProps) {
  const [typed, setTyped] = useState({ at: day, value: day });
  return (
    <TextInput
      label="Go to a day"
      type="date"
      value={typed.at === day ? typed.value : day}
      onChange={({ target: { value } }) => {
        setTyped({ at: day, value });
        if (/^2\d{3}-/.test(value)) onPick(value);
      }}
    />
  );
}

type Props = {
  calendar: CalendarMonth;
  today: string;
  day: string | undefined;
  onPick: (day: string) => void;
};

function Month({ calendar, today, day, onPick }: Props) {
  const { rentals, changes, absences, month, missingUnits } = calendar;
  return (
    <>
      <ClashNotice rentals={rentals} missingUnits={missingUnits} />
      <div className="gap-x-8 lg:grid lg:grid-cols-[1fr_20rem]">
        <MonthGrid {...{ rentals, absences, month, today, day, onPick }} />
        {day && <DayPanel {...{ day, rentals, changes }} />}
      </div>
      <Timeline {...{ rentals, absences, month, today, day }} />
      <OutOfService absences={absences} today={today} day={day ?? today} />
      <Section heading={words.feeds.heading} className="mt-8">
        <p className="max-w-[60ch]">{words.feeds.text}</p>
        <Link href="/access#calendar" className={linkLook}>
          Make an address under Access
        </Link>
      </Section>
    </>
  );
}
