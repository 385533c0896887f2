import { type RefObject, useId } from "react";
import { fieldLook } from "../../ui/Field.tsx";
import { eventLimits } from "../quote-list/planned-event.ts";
import type { PlannerContent } from "./planner-content.ts";
import type { NumberField } from "./use-planner.ts";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  words: PlannerContent["words"];
  onChange: () => void;
  /** Fields with an invalid number. */
  wrong: NumberField[];
};

const numbers = [
  { name: "people", word: "guests", ...eventLimits.guests },
  { name: "hours", word: "hours", ...eventLimits.hours },
] as const;

/** The planner's five fields. */
export function PlannerForm({ form, words, onChange, wrong }: Props) {
  const id = useId();
  return (
    <form
      ref={form}
      onInput={onChange}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      className="grid grid-cols-2 gap-x-6 gap-y-4 noscript:hidden print:hidden"
    >
      {numbers.map(({ name, word, least, most }) => (
        <div key={name} className="flex flex-col justify-end">
          <label htmlFor={`${id}${name}`} className="font-semibold">
            {words.fields[word]}
          </label>
          <input
            id={`${id}${name}`}
            name={name}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            defaultValue={words.start[word]}
            aria-describedby={`${id}problem`}
            aria-invalid={wrong.includes(name) ? true : undefined}
            className={`mt-1.5 tabular-nums ${fieldLook}`}
          />
        </div>
      ))}
      <p
        id={`${id}problem`}
        role="alert"
        className="text-sm font-medium text-error empty:hidden col-span-2"
      >
        {wrong.length > 0 && words.outOfRange}
      </p>
      <div className="grid col-span-2">
        {(["alcohol", "power", "water"] as const).map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              defaultChecked={words.start[name]}
              className="size-5 shrink-0 accent-forest"
            />
            {words.fields[name]}{" "}
          </label>
        ))}
      </div>
    </form>
  );
}
