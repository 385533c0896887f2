import { type Agreement, isSameValue, pickAgreed } from "../../server/agreement/agreed.ts";
import type { RequestDetail } from "../../server/desk-answers.ts";
import { hasMeaning } from "../../server/request-records/statuses.ts";
import { useStore } from "../ui/store.ts";
import { actions, draftName, useFieldsDraft } from "../unsent-actions/unsent.ts";
import { type AgreedPart, agreedOf } from "./parts.ts";

/** Each is said with the other, and makes no sense alone. */
const pairs: readonly (readonly (keyof Agreement)[])[] = [
  ["startDate", "endDate"],
  ["unitIds", "trailerIds"],
];

export type AgreedDraft = ReturnType<typeof useAgreedDraft>;

/**
 * Returns what was typed of a part of what was agreed and what there was when it was begun, with
 * how to change or forget it. It outlasts a closed application; what the server refused is in it.
 */
export function useAgreedDraft(request: RequestDetail, { key, fields, books }: AgreedPart) {
  const { reference } = request;
  const refused = [...useStore(actions).values()].find(
    ({ action, problem }) =>
      problem &&
      action.kind === "agreement" &&
      action.part === key &&
      action.reference === reference,
  );
  const refusedSet = refused?.action.kind === "agreement" ? refused.action.set : {};
  const agreed = agreedOf(request);
  const form = useFieldsDraft(draftName(`agreed-${key}`, reference), { ...agreed, ...refusedSet });
  const before = useFieldsDraft(draftName(`before-${key}`, reference), agreed);
  const values = form.values as Agreement;
  const isChanged = (field: keyof Agreement) => !isSameValue(values[field], before.values[field]);
  const changed = fields.filter((field) =>
    (pairs.find((pair) => pair.includes(field)) ?? [field]).some(isChanged),
  );
  return {
    values,
    /** Without what nobody has typed: others may have changed that meanwhile. */
    change: {
      set: pickAgreed(values, changed),
      was: pickAgreed(before.values, changed),
      ...(books && { books }),
    },
    isBegun: form.isTyped || refused !== undefined,
    isUnchanged: changed.length === 0 && !(books && !hasMeaning(request.status, "isBooked")),
    refused,
    type(typed: Partial<Agreement>) {
      before.change(pickAgreed(before.values, Object.keys(typed) as (keyof Agreement)[]));
      form.change(typed);
    },
    forget() {
      form.drop();
      before.drop();
      if (refused) actions.drop(refused.action.id);
    },
  };
}
