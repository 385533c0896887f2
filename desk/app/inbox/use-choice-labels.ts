import type { Choice } from "../../server/desk-api.ts";
import { useStart } from "../server-api/start-context.ts";

const labelIn = (choices: readonly Choice[] | undefined) => (value: string | null) =>
  choices?.find((choice) => choice.value === value)?.label ?? value ?? "";

/** Returns what gives the form's words for stored values. */
export function useChoiceLabels() {
  const start = useStart();
  return { eventType: labelIn(start?.eventTypes), guestCount: labelIn(start?.guestCounts) };
}
