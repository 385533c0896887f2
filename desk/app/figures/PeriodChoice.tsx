import type { Period } from "../../../quote-request/days.ts";
import { addMonths, readToday } from "../time/days-and-months.ts";
import { Button } from "../ui/Button.tsx";
import { TextInput } from "../ui/controls.tsx";

const periodNames = {
  month: "This month",
  threeMonths: "Three months",
  year: "This year",
  twelveMonths: "Twelve months",
};

type PeriodName = keyof typeof periodNames;

/** Returns the periods to choose from, up to today. */
export function listPeriods(): Record<PeriodName, Period> {
  const today = readToday();
  const month = today.slice(0, 7);
  const since = (from: string): Period => ({ from, to: today });
  return {
    month: since(`${month}-01`),
    threeMonths: since(`${addMonths(month, -2)}-01`),
    year: since(`${today.slice(0, 4)}-01-01`),
    twelveMonths: since(`${addMonths(month, -11)}-01`),
  };
}

type Props = { period: Period; onChange: (period: Period) => void };

/** A period by its name, or by its days. */
export function PeriodChoice({ period, onChange }: Props) {
  const periods = listPeriods();
  const isChosen = ({ from, to }: Period) => from === period.from && to === period.to;
  const set = (name: keyof Period) => ({
    value: period[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...period, [name]: target.value };
      if (target.value && next.from <= next.to) onChange(next);
    },
  });
  return (
    <fieldset className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-end gap-2 sm:flex sm:flex-wrap">
      <legend className="sr-only">Period</legend>
      {(Object.keys(periods) as PeriodName[]).map((name) => (
        <Button
          key={name}
          look={isChosen(periods[name]) ? "main" : "plain"}
          aria-pressed={isChosen(periods[name])}
          onClick={() => onChange(periods[name])}
        >
          {periodNames[name]}
        </Button>
      ))}
      <TextInput type="date" label="From" max={period.to} {...set("from")} />
      <TextInput type="date" label="Until" min={period.from} {...set("to")} />
    </fieldset>
  );
}
