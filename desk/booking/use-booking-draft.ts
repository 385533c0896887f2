import { useState } from "react";
import type { BookingChange, RequestDetail } from "../../server/desk/desk-api.ts";
import { useStore } from "../ui/store.ts";
import { actions } from "../unsent-actions/unsent.ts";

type Values = Omit<BookingChange, "id">;
export type BookingDraft = ReturnType<typeof useBookingDraft>;

/**
 * Returns what was typed of a request's booking and how to change or forget it. What the server
 * refused is typed again.
 */
export function useBookingDraft({ reference, booking, startDate, endDate }: RequestDetail) {
  const [typed, setTyped] = useState<Values>();
  const refused = [...useStore(actions).values()].find(
    ({ action, problem }) => problem && action.kind === "booking" && action.reference === reference,
  )?.action as (Values & { id: string }) | undefined;
  const values: Values = typed ?? {
    ...{ deliveryDay: startDate ?? "", deliveryTime: null, pickupDay: endDate ?? "" },
    ...{ pickupTime: null, siteNotes: "", unitIds: [], trailerIds: [], override: null },
    ...booking,
    ...refused,
  };
  return {
    values,
    isBegun: typed !== undefined || refused !== undefined,
    change: (changes: Partial<Values>) => setTyped({ ...values, ...changes }),
    forget() {
      setTyped(undefined);
      if (refused) actions.drop(refused.id);
    },
  };
}
