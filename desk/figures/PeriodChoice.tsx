import { dayInBusinessZone } from "../time/days.ts";
import { serverNow } from "../time/use-now.ts";
import { Button } from "../ui/Button.tsx";
import { TextInput } from "../ui/controls.tsx";
import { words } from "../words.ts";
import { type Period, type PeriodName, periodsAt } from "./periods.ts";

type Props = { period: Period; onChange: (period: Period) => void };

/** A period by its name, or by its days. */
export function PeriodChoice({ period, onChange }: Props) {
  const periods = periodsAt(dayInBusinessZone(serverNow()));
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
    <fieldset className="mb-6 grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap">
      <legend className="sr-only">{words.figures.period}</legend>
      {(Object.keys(periods) as PeriodName[]).map((name) => (
        <Button
          key={name}
          look={isChosen(periods[name]) ? "main" : "plain"}
          aria-pressed={isChosen(periods[name])}
          onClick={() => onChange(periods[name])}
        >
          {words.figures.periods[name]}
        </Button>
      ))}
      <TextInput type="date" label={words.figures.from} max={period.to} {...set("from")} />
      <TextInput type="date" label={words.figures.to} min={period.from} {...set("to")} />
    </fieldset>
  );
}
