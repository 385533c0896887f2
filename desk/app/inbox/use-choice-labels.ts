import { useStart } from "../server-api/start-context.ts";

const labelIn =
  (choices: readonly { value: string; label: string }[] | undefined) => (value: string | null) =>
    choices?.find((choice) => choice.value === value)?.label ?? value ?? "";

/** Returns what gives the form's words for stored values. */
export function useChoiceLabels() {
  const start = useStart();
  return { eventType: labelIn(start?.eventTypes), guestCount: labelIn(start?.guestCounts) };
}
