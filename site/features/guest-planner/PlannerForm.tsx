import { type RefObject, useId } from "react";
import { fieldLook } from "../../ui/Field.tsx";
import { type EventAnswers, eventLimits } from "../quote-list/planned-event.ts";
import type { PlannerContent } from "./planner-content.ts";
import type { NumberField } from "./use-planner.ts";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  words: PlannerContent["words"];
  /** What the form holds before anybody changes it. */
  start: EventAnswers;
  /** Whether the visitor chooses between an event and a crew. */
  asksKind: boolean;
  isCrew?: boolean;
  /** The areas of a large event by their ids, where the visitor may name the one that is planned. */
  areas?: Record<string, string>;
  /** The choice of no area. */
  noArea: string;
  onChange: () => void;
  /** Fields with an invalid number. */
  wrong: NumberField[];
};

const numbers = [
  { name: "people", word: "guests", ...eventLimits.guests },
  { name: "hours", word: "hours", ...eventLimits.hours },
] as const;

const choice = "flex min-h-11 items-center gap-3";
const box = "size-5 shrink-0 accent-forest";

/** The planner's fields; those of an event's hours and drinks are hidden from a crew. */
export function PlannerForm(props: Props) {
  const { form, words, start, asksKind, isCrew, onChange, wrong } = props;
  const { areas, noArea } = props;
  const id = useId();
  return (
    <form
      ref={form}
      data-planner
      onInput={onChange}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      className="grid grid-cols-2 content-start gap-x-6 gap-y-4 noscript:hidden print:hidden lg:row-span-2"
    >
      {asksKind ? (
        <fieldset className="col-span-2 flex flex-wrap gap-x-7">
          <legend className="sr-only">{words.fields.kind}</legend>
          {(["event", "crew"] as const).map((kind) => (
            <label key={kind} className={choice}>
              <input
                type="radio"
                name="crew"
                value={kind === "crew" ? "yes" : "no"}
                defaultChecked={kind === (start.crew ? "crew" : "event")}
                className={box}
              />
              {words.fields[kind]}{" "}
            </label>
          ))}
        </fieldset>
      ) : (
        start.crew && <input type="hidden" name="crew" value="yes" />
      )}
      {areas && (
        <div className="col-span-2">
          <label htmlFor={`${id}area`} className="font-semibold">
            {words.result.area}
          </label>
          <select id={`${id}area`} name="area" className={`mt-1.5 ${fieldLook}`}>
            <option value="">{noArea}</option>
            {Object.entries(areas).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {numbers.map(({ name, word, least, most }) => (
        <div key={name} hidden={isCrew && name === "hours"} className="flex flex-col justify-end">
          <label htmlFor={`${id}${name}`} className="font-semibold">
            {words.fields[isCrew && name === "people" ? "workers" : word]}
          </label>
          <input
            id={`${id}${name}`}
            name={name}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            defaultValue={start[word]}
            // A wheel scrolls the page and leaves the number.
            onWheel={({ currentTarget }) => currentTarget.blur()}
            // The next number is typed over the last area's.
            onFocus={({ currentTarget }) => currentTarget.select()}
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
        {wrong.length > 0 && (isCrew ? words.outOfRangeCrew : words.outOfRange)}
      </p>
      <div className="flex flex-wrap gap-x-7 col-span-2">
        {(["alcohol", "power", "water", "winter"] as const).map((name) => (
          <label key={name} hidden={name === (isCrew ? "alcohol" : "winter")} className={choice}>
            <input type="checkbox" name={name} defaultChecked={start[name]} className={box} />
            {words.fields[name]}{" "}
          </label>
        ))}
      </div>
    </form>
  );
}
