import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { type EventAnswers, eventLimits, readNumber } from "../quote-list/planned-event.ts";

/** Names of the number fields. */
export type NumberField = "people" | "hours";

const answerNames = ["guests", "hours", "alcohol", "power", "water"] as const;

/**
 * Returns the visitor's answers: null while a number is invalid, and the example until hydration;
 * `isPlanned` once the visitor has changed one, before hydration too.
 * The fields are uncontrolled.
 */
export function usePlanner(start: EventAnswers) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<EventAnswers | null>(start);
  const [isHydrated, setHydrated] = useState(false);
  const [isPlanned, setPlanned] = useState(false);
  const [wrong, setWrong] = useState<NumberField[]>([]);
  const readForm = useCallback(() => {
    if (!form.current) return;
    const read = readAnswers(form.current);
    setAnswers(read.answers);
    setWrong(read.wrong);
    if (answerNames.some((name) => read.answers?.[name] !== start[name])) setPlanned(true);
  }, [start]);
  useEffect(() => {
    // Answers may have been typed before hydration, or restored by the browser.
    readForm();
    setHydrated(true);
    addEventListener("pageshow", readForm);
    return () => removeEventListener("pageshow", readForm);
  }, [readForm]);
  // The browser paints the digit before React draws what follows from it.
  const handleInput = () =>
    startTransition(() => {
      setPlanned(true);
      readForm();
    });
  return { form, answers, wrong, isHydrated, isPlanned, handleInput };
}

/** Returns the answers, or the names of the invalid number fields. */
function readAnswers(form: HTMLFormElement) {
  const data = new FormData(form);
  const people = readNumber(String(data.get("people")), eventLimits.guests);
  const hours = readNumber(String(data.get("hours")), eventLimits.hours);
  const wrong: NumberField[] = [];
  if (!people) wrong.push("people");
  if (!hours) wrong.push("hours");
  const answers: EventAnswers | null =
    people && hours
      ? {
          guests: people,
          hours,
          alcohol: data.has("alcohol"),
          power: data.has("power"),
          water: data.has("water"),
        }
      : null;
  return { answers, wrong };
}
