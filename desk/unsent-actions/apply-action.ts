import type { RequestDetail, RequestQuery, RequestSummary } from "../../server/desk/desk-api.ts";
import type { RequestList } from "../server-api/request-list.ts";
import type { Action } from "./action.ts";

/** Returns a request as it is once an action is done. */
export function applyToSummary<T extends RequestSummary>(request: T, action: Action): T {
  if (action.reference !== request.reference) return request;
  const answered = { answeredAt: request.answeredAt ?? action.at };
  if (action.kind === "status") {
    const { status } = action;
    if (status === "new") return { ...request, status, answeredAt: null };
    return { ...request, ...(status !== "spam" && answered), status };
  }
  if (action.kind === "reply" && action.marksAnswered && request.status === "new")
    return { ...request, ...answered, status: "answered" };
  return request;
}

/** Returns the whole of a request as it is once an action is done. */
export function applyToDetail(request: RequestDetail, action: Action): RequestDetail {
  const changed = applyToSummary(request, action);
  if (action.reference !== request.reference) return changed;
  const { at, person: by } = action;
  if (action.kind === "status") {
    const { amountCents, trailerId } = action;
    return {
      ...changed,
      ...(amountCents !== undefined && { amountCents }),
      ...(trailerId !== undefined && { trailerId }),
    };
  }
  if (action.kind === "note") {
    // The newest note's number is not known before the server has given one.
    return { ...changed, notes: [{ id: -at, at, by, text: action.text }, ...request.notes] };
  }
  if (action.kind === "reply") {
    const { subject, text } = action;
    return { ...changed, replies: [{ at, by, subject, text, sentAt: null }, ...request.replies] };
  }
  return action.kind === "release" ? { ...changed, quarantineReasons: null } : changed;
}

/** Returns a list with an action done: without the requests that it no longer holds. */
export function applyToList(
  list: RequestList,
  action: Action,
  query: Pick<RequestQuery, "open" | "status">,
): RequestList {
  const before = list.requests.find(({ reference }) => reference === action.reference);
  if (!before) return list;
  const after = applyToSummary(before, action);
  const { status } = after;
  const isListed = (!query.open || status === "new") && (!query.status || status === query.status);
  const open = list.counts.open + Number(status === "new") - Number(before.status === "new");
  return {
    ...list,
    counts: { ...list.counts, open },
    requests: list.requests.flatMap((request) =>
      request !== before ? [request] : isListed ? [after] : [],
    ),
  };
}
