import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { addDays } from "../../../quote-request/days.ts";
import { daysInShort } from "../../../server/time/format-dates.ts";
import type { Agreement } from "../../server/agreement/agreed.ts";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { hasMeaning } from "../../server/request-records/statuses.ts";
import { canAsk } from "../booking/AvailabilityLine.tsx";
import { ClashLines } from "../booking/ClashLines.tsx";
import { availabilityQuery } from "../server-api/queries.ts";
import { readToday } from "../time/days-and-months.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox, submitTo } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { useDoAction } from "../unsent-actions/use-do-action.ts";
import { words } from "../words.ts";
import { AgreedInput, type AgreedText } from "./AgreedInput.tsx";
import type { AgreedPart } from "./parts.ts";
import { toggle, UnitChoice } from "./UnitChoice.tsx";
import type { AgreedDraft } from "./use-agreed-draft.ts";

/** The days from delivery to pickup above which a year may be mistyped: 18 months for a site. */
const longAfter = ({ eventType }: RequestDetail) => (eventType === "construction" ? 548 : 60);

type Props = {
  request: RequestDetail;
  part: AgreedPart;
  draft: AgreedDraft;
  /** What it is called for who cannot see where it stands. */
  label: string;
  /** It was opened by a tap, and is not there because something was typed before. */
  takesFocus: boolean;
  onClose: () => void;
};

/** Corrects a part of what was agreed, or books it. What clashes is named before it is saved. */
export function AgreedForm({ request, part, draft, label, takesFocus, onClose }: Props) {
  const doAction = useDoAction();
  const { values, refused } = draft;
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const { clashes, units, hasFailed } = useAvailability(request, part, values);
  const questions = part.fields.includes("startDate") ? listQuestions(request, values) : [];
  const isLate = refused?.code === "conflict" && refused.field && !refused.about;
  const save = part.books ? "Save the booking" : words.save;
  const form = useFocus(takesFocus);
  const close = () => {
    draft.forget();
    onClose();
  };
  const submit = () => {
    const found =
      findProblem(part, values, clashes.length > 0) ??
      questions.find(({ label }) => !confirmed.includes(label))?.problem;
    setProblem(found);
    if (found) return;
    close();
    if (draft.isUnchanged) return;
    const correction = { kind: "agreement", part: part.key, ...draft.change } as const;
    doAction(request, correction, words.request.saved, refused?.action);
  };
  return (
    <form
      ref={form}
      onSubmit={submitTo(submit)}
      aria-label={label}
      className="my-2 grid grid-cols-1 gap-3 border-l-4 border-brass bg-white px-4 py-3"
    >
      <Inputs {...{ request, part, draft, units }} hasClash={clashes.length > 0} />
      {hasFailed && (
        <p className="text-sm text-moss">
          What is free could not be read; the server checks it when you save.
        </p>
      )}
      <ClashLines clashes={clashes} />
      {questions.map(({ label }) => (
        <Checkbox
          key={label}
          label={label}
          checked={confirmed.includes(label)}
          onChange={({ target }) => setConfirmed(toggle(confirmed, label, target.checked))}
        />
      ))}
      <div role="alert">{problem && <ErrorLine>{problem}</ErrorLine>}</div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main">
          {isLate ? "Use mine" : save}
        </Button>
        <Button onClick={close}>{isLate ? "Keep theirs" : words.cancel}</Button>
      </div>
    </form>
  );
}

function useFocus(takesFocus: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    // The browser shows the field in focus, and not the button below it.
    form.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);
  return form;
}

type InputsProps = Pick<Props, "request" | "part" | "draft"> & {
  units: ReturnType<typeof useAvailability>["units"];
  hasClash: boolean;
};

/** The controls of a part's fields; the reason for a clash where there is one. */
function Inputs({ request, part, draft, units, hasClash }: InputsProps) {
  const { values, type, refused } = draft;
  const hasUnits = part.fields.includes("unitIds");
  const problemOf = (field: keyof Agreement) =>
    refused?.field === field && !refused.about ? refused.problem : undefined;
  const unitProblem = hasUnits && (problemOf("unitIds") ?? problemOf("trailerIds"));
  const input = (field: AgreedText) => (
    <AgreedInput key={field} {...{ field, values }} problem={problemOf(field)} onChange={type} />
  );
  const isDay = (field: keyof Agreement) => /Date$|Time$/.test(field);
  const texts = part.fields.filter(
    (field): field is AgreedText => field !== "unitIds" && field !== "trailerIds",
  );
  const isShown = (field: AgreedText) =>
    field !== "override" || hasClash || values.override !== null;
  return (
    <>
      {unitProblem && <ErrorLine className="text-sm font-semibold">{unitProblem}</ErrorLine>}
      {hasUnits && <UnitChoice {...{ request, values, units }} onChange={type} />}
      {texts.some(isDay) && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 *:min-w-0 *:has-[[aria-invalid=true]]:col-span-full">
          {texts.filter(isDay).map(input)}
        </div>
      )}
      {texts.filter((field) => !isDay(field) && isShown(field)).map(input)}
    </>
  );
}

/** Returns what keeps a part from being saved; the server checks the rest. */
function findProblem({ books, fields }: AgreedPart, values: Agreement, hasClash: boolean) {
  const { startDate, endDate, unitIds, trailerIds, override } = values;
  if (books && unitIds.length + trailerIds.length === 0) return "Choose a trailer.";
  const isHalf = books ? !startDate || !endDate : !startDate !== !endDate;
  if (fields.includes("startDate") && isHalf) return "Choose the day of delivery and of pickup.";
  if (startDate && endDate && endDate < startDate) return "The pickup is before the delivery.";
  if (hasClash && !override)
    return "Choose another trailer or other days, or say why it does not matter.";
  return undefined;
}

/** Returns what has to be confirmed of days, and what is said where it is not. */
function listQuestions(request: RequestDetail, { startDate, endDate }: Agreement) {
  if (!startDate || !endDate) return [];
  const isPast = endDate < readToday();
  // Not while the year of the delivery is half typed.
  const isLong = startDate > "2" && addDays(startDate, longAfter(request)) < endDate;
  const past = {
    label: "These days are past. Save them all the same.",
    problem: "These days are past. Tick the box if you mean them.",
  };
  const long = {
    label: `This is long: ${daysInShort(startDate, endDate)}. Save it all the same.`,
    problem:
      "The pickup is long after the delivery. Look at the year; tick the box if you mean it.",
  };
  return [...(isPast ? [past] : []), ...(isLong ? [long] : [])];
}

/** Asks the server what is free on the days that were chosen, beside the request's own booking. */
function useAvailability(
  { reference, status }: RequestDetail,
  { books, fields }: AgreedPart,
  values: Agreement,
) {
  const { startDate, endDate, unitIds, trailerIds } = values;
  const [from, to] = [startDate ?? "", endDate ?? ""];
  const query = { from, to, except: reference, units: unitIds.join(), trailers: trailerIds.join() };
  const { data, error } = useQuery({
    ...availabilityQuery(query),
    enabled: (fields.includes("startDate") || fields.includes("unitIds")) && canAsk(from, to),
    placeholderData: (before) => before,
  });
  // Units of what is not booked are a wish, which takes them from nobody.
  const clashes = books || hasMeaning(status, "isBooked") ? (data?.clashes ?? []) : [];
  return { units: data?.units, clashes, hasFailed: error !== null };
}
