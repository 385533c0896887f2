import { useQuery } from "@tanstack/react-query";
import type { Choice } from "../../server/desk/desk-api.ts";
import { startQuery } from "../server-api/queries.ts";

const labelIn = (choices: readonly Choice[] | undefined) => (value: string) =>
  choices?.find((choice) => choice.value === value)?.label ?? value;

/** Returns what gives the form's words for stored values. */
export function useChoiceLabels() {
  const { data } = useQuery(startQuery);
  return { eventType: labelIn(data?.eventTypes), guestCount: labelIn(data?.guestCounts) };
}
