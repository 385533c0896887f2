import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { addDays } from "../../../quote-request/days.ts";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { RequestDetail, UnitState } from "../../server/desk-answers.ts";
import { availabilityQuery } from "../server-api/queries.ts";
import { useStart } from "../server-api/start-context.ts";
import { readToday } from "../time/days.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox, TextArea, TextInput } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { useAct } from "../unsent-actions/use-act.ts";
import { words } from "../words.ts";
import { canAsk, MissedDays } from "./AvailabilityLine.tsx";
import { ClashLines } from "./ClashLines.tsx";
import type { BookingDraft } from "./use-booking-draft.ts";
import { useUnitNames } from "./use-unit-names.ts";

const fields = [
  { name: "startDate", label: words.booking.deliveryDay, type: "date", none: "" },
  { name: "deliveryTime", label: "Delivery time", type: "time", none: null },
  { name: "endDate", label: words.booking.pickupDay, type: "date", none: "" },
  { name: "pickupTime", label: "Pickup time", type: "time", none: null },
] as const;

/** The days from delivery to pickup above which a year may be mistyped: 18 months for a site. */
const longAfter = ({ eventType }: RequestDetail) => (eventType === "construction" ? 548 : 60);

type Props = {
  request: RequestDetail;
  draft: BookingDraft;
  /** It was opened by a tap, and is not there because something was typed before. */
  takesFocus: boolean;
  onClose: () => void;
};

/** Units, days and hours of a booking. What clashes is named before it is saved. */
export function BookingForm({ request, draft, takesFocus, onClose }: Props) {
  const act = useAct();
  const { values, change } = draft;
  const { startDate, endDate, unitIds, trailerIds, override } = values;
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const availability = useAvailability(request, draft);
  const clashes = availability.data?.clashes ?? [];
  const questions = listQuestions(request, values);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus();
  }, [takesFocus]);

  const close = () => {
    draft.forget();
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found =
      (unitIds.length + trailerIds.length === 0 && "Choose a trailer.") ||
      ((!startDate || !endDate) && "Choose the day of delivery and of pickup.") ||
      (endDate < startDate && "The pickup is before the delivery.") ||
      (clashes.length > 0 &&
        !override &&
        "Choose another trailer or other days, or say why it does not matter.") ||
      questions.find(({ label }) => !confirmed.includes(label))?.problem ||
      undefined;
    setProblem(found);
    if (found) return;
    close();
    act(
      request,
      { kind: "agreement", set: values, was: request.agreement, books: true },
      words.request.saved,
    );
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={words.booking.heading}
      className="mt-5 grid grid-cols-1 gap-3 border-l-4 border-brass bg-white px-4 py-3"
    >
      <Units request={request} draft={draft} units={availability.data?.units} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 *:min-w-0">
        {fields.map(({ name, label, type, none }) => (
          <TextInput
            key={name}
            label={label}
            type={type}
            value={values[name] ?? ""}
            onChange={({ target }) => change({ [name]: target.value || none })}
          />
        ))}
      </div>
      <MissedDays request={request} booking={values} />
      <TextArea
        label={words.booking.siteNotes}
        rows={2}
        maxLength={2_000}
        value={values.siteNotes}
        onChange={({ target }) => change({ siteNotes: target.value })}
      />
      {availability.error && (
        <p className="text-sm text-moss">
          What is free could not be read; the server checks it when you save.
        </p>
      )}
      <ClashLines clashes={clashes} />
      {(clashes.length > 0 || override !== null) && (
        <TextInput
          label="Book it all the same, because"
          hint="Kept with the booking, such as: they pick it up themselves."
          maxLength={300}
          value={override ?? ""}
          onChange={({ target }) => change({ override: target.value || null })}
        />
      )}
      {questions.map(({ label }) => (
        <Checkbox
          key={label}
          label={label}
          checked={confirmed.includes(label)}
          onChange={({ target }) => setConfirmed(toggle(confirmed, label, target.checked))}
        />
      ))}
      {problem && (
        <div role="alert">
          <ErrorLine>{problem}</ErrorLine>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main">
          Save the booking
        </Button>
        <Button onClick={close}>{words.cancel}</Button>
      </div>
    </form>
  );
}

/** Returns what has to be confirmed of a booking's days, and what is said where it is not. */
function listQuestions(request: RequestDetail, { startDate, endDate }: BookingDraft["values"]) {
  if (!startDate || !endDate) return [];
  const isPast = endDate < readToday();
  // Not while the year of the delivery is half typed.
  const isLong = startDate > "2" && addDays(startDate, longAfter(request)) < endDate;
  const past = {
    label: "These days are past. Save the booking all the same.",
    problem: "These days are past. Tick the box if you mean them.",
  };
  const long = {
    label: `This is long: ${daysInShort(startDate, endDate)}. Save the booking all the same.`,
    problem:
      "The pickup is long after the delivery. Look at the year; tick the box if you mean it.",
  };
  return [...(isPast ? [past] : []), ...(isLong ? [long] : [])];
}

const toggle = (all: readonly string[], one: string, isOn: boolean) =>
  isOn ? [...all, one] : all.filter((other) => other !== one);

/** Asks the server what is free on the days that were chosen, beside the request's own booking. */
function useAvailability({ reference }: RequestDetail, { values }: BookingDraft) {
  const { startDate: from, endDate: to, unitIds, trailerIds } = values;
  const asked = { from, to, except: reference, units: unitIds.join(), trailers: trailerIds.join() };
  return useQuery({
    ...availabilityQuery(asked),
    enabled: canAsk(from, to),
    placeholderData: (before) => before,
  });
}

type UnitsProps = {
  request: RequestDetail;
  draft: BookingDraft;
  units: readonly UnitState[] | undefined;
};

/**
 * The units to choose from, each with what has it and whether it is too small for the guests with
 * what is chosen; and those that are not chosen yet.
 */
function Units({ request, draft: { values, change }, units }: UnitsProps) {
  const start = useStart();
  const nameUnits = useUnitNames();
  const { unitIds, trailerIds } = values;
  const known = start?.units ?? [];
  const chosen = known.filter(({ id }) => unitIds.includes(id)).map((unit) => unit.trailerId);
  const stationsOf = (trailers: readonly string[]) =>
    trailers.reduce(
      (sum, id) => sum + (start?.trailers.find((one) => one.id === id)?.stations ?? 0),
      0,
    );
  const needed = (request.stations?.most ?? 0) - stationsOf([...chosen, ...trailerIds]);
  const [, guests = ""] = request.guestCount?.split("-") ?? [];
  // A unit that has left the fleet can be taken out of the booking.
  const gone = unitIds.filter((id) => !known.some((unit) => unit.id === id));
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{words.booking.units}</legend>
      {[...known, ...gone.map((id) => ({ id, name: id, trailerId: "" }))].map((unit) => {
        const { id, name, trailerId } = unit;
        const isGone = gone.includes(id);
        const obstacle = units?.find((one) => one.id === id)?.obstacle;
        const adds = unitIds.includes(id) ? 0 : stationsOf([trailerId]);
        const says = [
          name,
          !isGone && units && (obstacle?.says ?? "free"),
          !isGone && needed > adds && `too small for ${guests} guests`,
        ];
        return (
          <Checkbox
            key={id}
            label={says.filter(Boolean).join(", ")}
            checked={unitIds.includes(id)}
            onChange={({ target }) => change({ unitIds: toggle(unitIds, id, target.checked) })}
          />
        );
      })}
      {trailerIds.map((trailerId) => (
        <Checkbox
          key={trailerId}
          label={nameUnits({ unitIds: [], trailerIds: [trailerId] })}
          checked
          onChange={() => change({ trailerIds: toggle(trailerIds, trailerId, false) })}
        />
      ))}
    </fieldset>
  );
}
