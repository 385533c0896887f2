import type { RequestDetail } from "../../server/desk-answers.ts";
import type { BookingChange } from "../../server/desk-api.ts";
import { useStore } from "../ui/store.ts";
import { actions, useFormDraft } from "../unsent-actions/unsent.ts";

type Values = Omit<BookingChange, "id">;
export type BookingDraft = ReturnType<typeof useBookingDraft>;

/**
 * Returns what was typed of a request's booking, which outlasts a closed application, and how to
 * change or forget it. What the server refused is typed again.
 */
export function useBookingDraft({ reference, booking, startDate, endDate }: RequestDetail) {
  const refused = [...useStore(actions).values()].find(
    ({ action, problem }) => problem && action.kind === "booking" && action.reference === reference,
  )?.action as (Values & { id: string }) | undefined;
  const given: Values = {
    ...{ deliveryDay: startDate ?? "", deliveryTime: null, pickupDay: endDate ?? "" },
    ...{ pickupTime: null, siteNotes: "", unitIds: [], trailerIds: [], override: null },
    ...booking,
    ...refused,
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
