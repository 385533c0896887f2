import { type FieldName, pickFields } from "../../../quote-request/fields.ts";
import type { NewRequest } from "../../server/desk-api.ts";
import { useFieldsDraft } from "./unsent.ts";

/** What is typed in the form for a phone call; what is missing or empty is not known. */
export type TypedRequest = Partial<Record<FieldName | "acknowledges", string>>;

/** Returns what is typed, which outlasts a closed application, and what changes it. */
export function useTypedRequest() {
  const { values, change, drop } = useFieldsDraft<TypedRequest>("new-request", {});
  return { typed: values, change, forget: drop };
}

/** Returns a request as the draft that it was typed in. */
export const draftOf = (request: Omit<NewRequest, "id">): TypedRequest => ({
  ...pickFields(request),
  acknowledges: request.acknowledges ? "yes" : "",
});

/** Returns what was typed as the server takes it; a rental without a last day is of one day. */
export function toNewRequest(typed: TypedRequest): Omit<NewRequest, "id"> {
  const known = (field: FieldName) => typed[field]?.trim() || null;
  const [email, startDate] = [known("email"), known("startDate")];
  return {
    name: typed.name ?? "",
    phone: typed.phone ?? "",
    email,
    location: known("location"),
    startDate,
    endDate: startDate && (known("endDate") ?? startDate),
    eventType: known("eventType") as NewRequest["eventType"],
    guestCount: known("guestCount") as NewRequest["guestCount"],
    message: typed.message ?? "",
    acknowledges: email !== null && Boolean(typed.acknowledges),
  };
}
