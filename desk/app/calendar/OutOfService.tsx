import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { Answer } from "../../server/desk-answers.ts";
import { canAsk } from "../booking/AvailabilityLine.tsx";
import { ClashLines } from "../booking/ClashLines.tsx";
import { availabilityQuery } from "../server-api/queries.ts";
import { postJson } from "../server-api/request-json.ts";
import { useStart } from "../server-api/start-context.ts";
import { useCommand } from "../server-api/use-command.ts";
import { Button } from "../ui/Button.tsx";
import { Select, submitTo, TextInput } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { useFieldsDraft } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";
import { BookingLinks } from "./ClashNotice.tsx";
import type { Absence } from "./rentals.ts";

type Props = { absences: readonly Absence[]; today: string; day: string };

/** Which units are out of service from this month on, and a form that takes another out. */
export function OutOfService({ absences, today, day }: Props) {
  const start = useStart();
  const end = useCommand((absence: string) =>
    postJson(`units/absences/${absence}/end`, { id: crypto.randomUUID() }),
  );
  const nameOf = (unitId: string) => start?.units.find(({ id }) => id === unitId)?.name ?? unitId;
  return (
    <Section heading={words.calendar.outOfService} className="mt-8">
      {absences.length === 0 && <p className="text-moss">Every trailer is in service.</p>}
      {end.error && <ErrorBox text={end.error.message} />}
      <ul className="grid gap-2">
        {absences.map(({ id, unitId, from, to, reason }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              {nameOf(unitId)}, {daysInShort(from, to)}: {reason}
            </span>
            {to >= today && (
              <Button disabled={end.isPending} onClick={() => end.mutate(id)}>
                Back in service
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AbsenceForm day={day} />
    </Section>
  );
}

/** A unit that is not typed is the first one; a day that is not typed is the one chosen above. */
type Typed = { unit?: string; from?: string; to?: string; reason?: string };

/** Names what is booked before it is saved, and closes with an answer that says it once more. */
function AbsenceForm({ day }: { day: string }) {
  const units = useStart()?.units ?? [];
  const { values: typed, isTyped, change, drop } = useFieldsDraft<Typed>("out-of-service", {});
  const [isOpen, setOpen] = useState(isTyped);
  const { unit = units[0]?.id ?? "", from = day, reason = "" } = typed;
  const to = typed.to && typed.to >= from ? typed.to : from;
  const availability = useQuery({
    ...availabilityQuery({ from, to, units: unit }),
    enabled: isOpen && canAsk(from, to),
  });
  const store = useCommand(() => {
    const absence = { id: crypto.randomUUID(), from, to, reason };
    return postJson(`units/${unit}/absences`, absence);
  });
  const close = () => {
    drop();
    setOpen(false);
  };
  const field = (name: keyof Typed) => ({
    required: true,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      {store.data && <Booked bookings={store.data.bookings} />}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 items-center text-sm font-semibold underline decoration-brass underline-offset-4">
          Take a trailer out of service
        </summary>
        <form
          onSubmit={submitTo(() => store.mutate(undefined, { onSuccess: close }))}
          className="mt-2 grid gap-3"
        >
          <Select
            label={words.booking.units}
            options={units.map(({ id, name }) => ({ value: id, label: name }))}
            value={unit}
            {...field("unit")}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextInput label="From" type="date" value={from} {...field("from")} />
            <TextInput label="Until" type="date" min={from} value={to} {...field("to")} />
          </div>
          <ClashLines clashes={availability.data?.clashes ?? []} />
          <TextInput label="Reason" maxLength={200} value={reason} {...field("reason")} />
          {store.error && <ErrorBox text={store.error.message} />}
          <Button type="submit" className="justify-self-start" disabled={store.isPending}>
            {words.save}
          </Button>
        </form>
      </details>
    </>
  );
}

/** Takes the focus, so that it is in sight of a phone and read aloud. */
function Booked({ bookings }: Answer<`units/${string}/absences`, "$post">) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} tabIndex={-1} className="mt-3 font-semibold">
      {bookings.length > 0 ? (
        <ErrorLine>
          Saved. On these days it is booked by <BookingLinks bookings={bookings} />
        </ErrorLine>
      ) : (
        words.request.saved
      )}
    </div>
  );
}
