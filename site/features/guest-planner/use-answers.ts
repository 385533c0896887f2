import { startTransition, useEffect, useRef, useState } from "react";
import { useTypedBeforeHydration } from "../../hydration/use-typed-before-hydration.ts";
import { type EventAnswers, eventLimits, readNumber } from "../quote-list/planned-event.ts";
import { writePlan } from "../quote-list/quote-links.ts";

/** Names of the number fields. */
type NumberField = "people" | "hours";

/**
 * Returns the visitor's answers: null while a number is invalid, and the example until hydration;
 * `isPlanned` once the visitor has changed one, before hydration too.
 * The fields are uncontrolled.
 */
export function useAnswers(start: EventAnswers) {
  const form = useRef<HTMLFormElement>(null);
  useTypedBeforeHydration(form, "[data-planner]");
  const [state, setState] = useState({
    answers: start as EventAnswers | null,
    isCrew: start.isCrew,
    area: "",
    wrong: [] as NumberField[],
    isHydrated: false,
    isPlanned: false,
  });
  useEffect(() => {
    // Answers may have been typed before hydration, or restored by the browser.
    const readForm = () => {
      if (!form.current) return;
      const read = readAnswers(form.current, start);
      const { answers } = read;
      const planOf = (entered: EventAnswers) => writePlan({ ...entered, trailers: [] });
      const isPlanned = answers !== null && planOf(answers) !== planOf(start);
      setState({ ...read, isHydrated: true, isPlanned });
    };
    readForm();
    addEventListener("pageshow", readForm);
    return () => removeEventListener("pageshow", readForm);
  }, [start]);
  // The browser paints the digit before React draws what follows from it.
  const handleInput = () =>
    startTransition(() => {
      if (form.current)
        setState({ ...readAnswers(form.current, start), isHydrated: true, isPlanned: true });
    });
  return { form, ...state, handleInput };
}

/** Returns the answers, or the names of the invalid number fields; and the area that is chosen. */
function readAnswers(form: HTMLFormElement, start: EventAnswers) {
  const data = new FormData(form);
  const isCrew = data.get("crew") === "yes";
  const guests = readNumber(String(data.get("people")), eventLimits.guests);
  // A crew's hours are not asked for.
  const hours = isCrew ? start.hours : readNumber(String(data.get("hours")), eventLimits.hours);
  const wrong: NumberField[] = [];
  if (!guests) wrong.push("people");
  if (!hours) wrong.push("hours");
  const answers: EventAnswers | null =
    guests && hours
      ? {
          guests,
          isCrew,
          isWinter: isCrew && data.has("winter"),
          hours,
          hasAlcohol: data.has("alcohol"),
          hasPower: data.has("power"),
          hasWater: data.has("water"),
        }
      : null;
  return { answers, isCrew, area: String(data.get("area") ?? ""), wrong };
}
