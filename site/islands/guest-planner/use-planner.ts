import { useCallback, useEffect, useRef, useState } from "react";
import { type EventAnswers, limits, readNumber } from "../../lib/guest-planner.ts";

/**
 * What the visitor told the planner; null while a number makes no sense, the example until this code runs. The fields
 * keep their own values.
 */
export function usePlanner(start: EventAnswers) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<EventAnswers | null>(start);
  const [isAlive, setAlive] = useState(false);
  const follow = useCallback(() => {
    if (form.current) setAnswers(readAnswers(form.current));
  }, []);
  useEffect(() => {
    // Answers may have been typed before this code ran, or put back by the browser.
    follow();
    setAlive(true);
    addEventListener("pageshow", follow);
    return () => removeEventListener("pageshow", follow);
  }, [follow]);
  return { form, answers, isAlive, follow };
}

function readAnswers(form: HTMLFormElement): EventAnswers | null {
  const data = new FormData(form);
  const guests = readNumber(String(data.get("people")), limits.guests);
  const hours = readNumber(String(data.get("hours")), limits.hours);
  if (!guests || !hours) return null;
  return {
    guests,
    hours,
    alcohol: data.has("alcohol"),
    power: data.has("power"),
    water: data.has("water"),
  };
}
