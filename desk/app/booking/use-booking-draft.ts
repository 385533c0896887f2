import type { Agreement, RequestDetail } from "../../server/desk-answers.ts";
import { useStore } from "../ui/store.ts";
import { actions, useFormDraft } from "../unsent-actions/unsent.ts";

type Values = Omit<Agreement, "startDate" | "endDate"> & { startDate: string; endDate: string };
export type BookingDraft = ReturnType<typeof useBookingDraft>;

/**
 * Returns what was typed of a request's booking, which outlasts a closed application, and how to
 * change or forget it. What the server refused is typed again.
 */
export function useBookingDraft({ reference, agreement }: RequestDetail) {
  const refused = [...useStore(actions).values()].find(
    ({ action, problem }) =>
      problem && action.kind === "agreement" && action.books && action.reference === reference,
  )?.action as { id: string; set: Values } | undefined;
  const given: Values = {
    ...agreement,
    startDate: agreement.startDate ?? "",
    endDate: agreement.endDate ?? "",
    ...refused?.set,
  };
  const { values, isTyped, change, drop } = useFormDraft(`booking ${reference}`, given);
  return {
    values,
    isBegun: isTyped || refused !== undefined,
    change,
    forget() {
      drop();
      if (refused) actions.drop(refused.id);
    },
  };
}
