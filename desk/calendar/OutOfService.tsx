import type { AbsenceAnswer, CalendarMonth } from "../../server/desk/desk-api.ts";
import { daysInShort } from "../../server/time/format-dates.ts";
import { postJson } from "../server-api/request-json.ts";
import { useStart } from "../server-api/start-context.ts";
import { useCommand } from "../server-api/use-command.ts";
import { Button } from "../ui/Button.tsx";
import { Select, submitTo, TextInput } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { BookingLinks } from "./ClashNotice.tsx";

type Props = { absences: CalendarMonth["absences"]; today: string };

/** Which units are out of service from this month on, and a form that takes another out. */
export function OutOfService({ absences, today }: Props) {
  const start = useStart();
  const end = useCommand((absence: string) =>
    postJson(`units/absences/${absence}/end`, { id: crypto.randomUUID() }),
  );
  const nameOf = (unitId: string) => start?.units.find(({ id }) => id === unitId)?.name ?? unitId;
  return (
    <Section heading={words.calendar.outOfService} className="mt-8">
      {absences.length === 0 && <p className="text-moss">{words.calendar.noneOut}</p>}
      {end.error && <Problem text={end.error.message} />}
      <ul className="grid gap-2">
        {absences.map(({ id, unitId, from, to, reason }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              {words.calendar.out(nameOf(unitId), daysInShort(from, to), reason)}
            </span>
            {to >= today && (
              <Button disabled={end.isPending} onClick={() => end.mutate(id)}>
                {words.calendar.backInService}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center text-sm font-semibold underline decoration-brass underline-offset-4">
          {words.calendar.takeOut}
        </summary>
        <AbsenceForm today={today} />
      </details>
    </Section>
  );
}

function AbsenceForm({ today }: { today: string }) {
  const units = useStart()?.units ?? [];
  const store = useCommand((fields: FormData) => {
    const { unit, ...absence } = Object.fromEntries(fields);
    return postJson<AbsenceAnswer>(`units/${unit}/absences`, {
      id: crypto.randomUUID(),
      ...absence,
    });
  });
  const day = { type: "date", required: true, defaultValue: today };
  return (
    <form
      onSubmit={submitTo((fields, form) => store.mutate(fields, { onSuccess: () => form.reset() }))}
      className="mt-2 grid grid-cols-2 gap-3 *:first:col-span-2"
    >
      <Select
        label={words.booking.units}
        name="unit"
        options={units.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextInput label={words.calendar.from} name="from" {...day} />
      <TextInput label={words.calendar.to} name="to" {...day} />
      <div className="col-span-2 grid gap-3">
        <TextInput label={words.calendar.reason} name="reason" required maxLength={200} />
        {store.error && <Problem text={store.error.message} />}
        {store.data && store.data.bookings.length > 0 && (
          <div role="status">
            <ErrorLine>
              {words.calendar.stillBooked} <BookingLinks bookings={store.data.bookings} />
            </ErrorLine>
          </div>
        )}
        <Button type="submit" className="justify-self-start" disabled={store.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
