import type { DaySheetContent } from "./day-sheet-content.ts";

type Choices = readonly { value: string; label: string }[];

/** Returns the names of choices by their values, for `showFacts`. */
const namesOf = (choices: Choices) =>
  JSON.stringify(Object.fromEntries(choices.map(({ value, label }) => [value, label])));

/** Place, date and guests of the day as text, which `showFacts` fills in. */
export function TicketFacts({
  words,
  cities,
  guests,
}: Pick<DaySheetContent, "words" | "cities" | "guests">) {
  const { facts } = words.sheet;
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
      <Fact name="city" label={facts.city} none={facts.none} names={namesOf(cities)} />
      <Fact name="date" label={facts.date} none={facts.none} />
      <Fact name="guests" label={facts.guests} none={facts.none} names={namesOf(guests)} />
    </dl>
  );
}

type FactProps = { name: string; label: string; none: string; names?: string };

function Fact({ name, label, none, names }: FactProps) {
  return (
    <div className="max-sm:grid max-sm:grid-cols-[5rem_1fr]">
      <dt className="text-sm text-moss">{label}</dt>
      <dd data-fact={name} data-names={names} data-none={none} className="font-semibold">
        {none}
      </dd>
    </div>
  );
}
