import { useId } from "react";
import { fieldLook } from "../../ui/Field.tsx";
import { type EventAnswers, eventLimits, yesNoAnswers } from "../quote-list/planned-event.ts";
import type { PlannerContent } from "./planner-content.ts";
import type { Planning } from "./use-planner.ts";

type Props = {
  planner: PlannerContent;
  planning: Planning;
  /** What the form holds before anybody changes it. */
  start: EventAnswers;
};

const numbers = [
  { name: "people", word: "guests", ...eventLimits.guests },
  { name: "hours", word: "hours", ...eventLimits.hours },
] as const;

const boxes = { ...yesNoAnswers, winter: "isWinter" } as const;

const choice = "flex min-h-11 items-center gap-3";
const box = "size-5 shrink-0 accent-forest";

/** The planner's fields; those of an event's hours and drinks are hidden from a crew. */
export function PlannerForm(props: Props) {
  const { planner, planning, start } = props;
  const { form, kind, scope, isCrew, wrong, change } = planning;
  const { words } = planner;
  const id = useId();
  return (
    <form
      ref={form}
      data-planner
      onInput={change}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      className="grid grid-cols-2 content-start gap-x-6 gap-y-4 noscript:hidden print:hidden"
    >
      {/* A page about one kind of day has chosen. */}
      {!kind && <KindChoice words={words} start={start} />}
      {kind && start.isCrew && <input type="hidden" name="crew" value="yes" />}
      {scope !== "event" && <AreaField planner={planner} planning={planning} id={`${id}area`} />}
      {numbers.map((field) => (
        <NumberField key={field.name} {...props} {...field} id={id} />
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
            <input
              type="checkbox"
              name={name}
              defaultChecked={start[boxes[name]]}
              className={box}
            />
            {words.fields[name]}{" "}
          </label>
        ))}
      </div>
    </form>
  );
}

/** The visitor's choice between an event and a crew. */
function KindChoice({ words, start }: Pick<Props, "start"> & Pick<PlannerContent, "words">) {
  return (
    <fieldset className="col-span-2 flex flex-wrap gap-x-7">
      <legend className="sr-only">{words.fields.kind}</legend>
      {(["event", "crew"] as const).map((kind) => (
        <label key={kind} className={choice}>
          <input
            type="radio"
            name="crew"
            value={kind === "crew" ? "yes" : "no"}
            defaultChecked={kind === (start.isCrew ? "crew" : "event")}
            className={box}
          />
          {words.fields[kind]}{" "}
        </label>
      ))}
    </fieldset>
  );
}

/** Which area of a large event is planned; none for the whole event, or for one without a name. */
function AreaField({ planner, planning, id }: Omit<Props, "start"> & { id: string }) {
  const { result } = planner.words;
  return (
    <div className="col-span-2">
      <label htmlFor={id} className="font-semibold">
        {result.area}
      </label>
      <select id={id} name="area" className={`mt-1.5 ${fieldLook}`}>
        <option value="">{result[planning.plans.length > 0 ? "anotherArea" : "wholeEvent"]}</option>
        {Object.entries(planner.areaNames).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function NumberField(props: Props & (typeof numbers)[number] & { id: string }) {
  const { planner, planning, start, name, word, min, max, id } = props;
  const { isCrew, wrong } = planning;
  const { fields } = planner.words;
  return (
    <div hidden={isCrew && name === "hours"} className="flex flex-col justify-end">
      <label htmlFor={`${id}${name}`} className="font-semibold">
        {fields[isCrew && name === "people" ? "workers" : word]}
      </label>
      <input
        id={`${id}${name}`}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
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
  );
}
