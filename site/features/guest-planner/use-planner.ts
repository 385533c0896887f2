import { useCallback, useEffect, useRef, useState } from "react";
import { type EventAnswers, eventLimits, readNumber } from "../quote-list/planned-event.ts";

/** Fields that take a number, by their names in the form. */
export type NumberField = "people" | "hours";

/**
 * What the visitor told the planner; null while a number makes no sense, the example until this code runs. The fields
 * keep their own values.
 */
export function usePlanner(start: EventAnswers) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<EventAnswers | null>(start);
  const [isHydrated, setHydrated] = useState(false);
  const [wrong, setWrong] = useState<NumberField[]>([]);
  const follow = useCallback(() => {
    if (!form.current) return;
    const read = readAnswers(form.current);
    setAnswers(read.answers);
    setWrong(read.wrong);
  }, []);
  useEffect(() => {
    // Answers may have been typed before this code ran, or put back by the browser.
    follow();
    setHydrated(true);
    addEventListener("pageshow", follow);
    return () => removeEventListener("pageshow", follow);
  }, [follow]);
  return { form, answers, wrong, isHydrated, follow };
}

/** The answers, or the number fields that make no sense. */
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
