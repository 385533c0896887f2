import { stationsForRange } from "../../../quote-request/stations.ts";
import { type Agreement, pickAgreed, writtenFields } from "../../server/agreement/agreed.ts";
import type { RequestDetail, RequestPage, RequestSummary } from "../../server/desk-answers.ts";
import { statusAfterReply } from "../../server/replies/status-after-reply.ts";
import { hasMeaning, type RequestStatus } from "../../server/request-records/statuses.ts";
import type { ListQuery } from "../server-api/request-list.ts";
import type { Action } from "./action.ts";

/** Returns a request with the status that it has once an action is done. */
function applyToSummary<T extends RequestSummary>(request: T, action: Action): T {
  if (action.kind === "status" || action.kind === "cancel-booking")
    return { ...request, status: action.status };
  if (action.kind === "spam") return { ...request, status: "spam" };
  if (action.kind === "release" && hasMeaning(request.status, "isSpam"))
    return { ...request, status: "new" };
  if (action.kind === "agreement") {
    const agreed = pickAgreed({ ...request, ...action.set } as Agreement, writtenFields);
    const { phone = request.phone } = action.set;
    // The server reads the numbers of a text; until it has, the whole of it is one.
    const telephones =
      phone === request.phone
        ? request.telephones
        : [{ link: `tel:${phone.replace(/[^\d+]/g, "")}`, shown: phone }];
    return { ...request, ...agreed, telephones, ...(action.books && { status: "booked" }) };
  }
  if (action.kind !== "reply") return request;
  return { ...request, status: statusAfterReply(request.status, action) };
}

/** Returns the whole of a request as the desk shows it once an action is done. */
export function applyToDetail(request: RequestDetail, action: Action): RequestDetail {
  if (action.reference !== request.reference) return request;
  const changed = applyToSummary(request, action);
  const { at, person: by } = action;
  if (action.kind === "status") {
    const { amountCents = request.amountCents } = action;
    return { ...changed, amountCents };
  }
  if (action.kind === "agreement") {
    const set = Object.entries(action.set).filter(([field]) => field in request.terms);
    // What is free, and how far it is, is not known before the server has answered.
    const isMoved = changed.startDate !== request.startDate || changed.endDate !== request.endDate;
    return {
      ...changed,
      terms: { ...request.terms, ...Object.fromEntries(set) },
      availability: isMoved ? null : request.availability,
      city: changed.location === request.location ? request.city : null,
      stations: stationsForRange(changed),
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
export function applyToList(list: RequestPage, action: Action, query: ListQuery): RequestPage {
  const before = list.requests.find(({ reference }) => reference === action.reference);
  if (!before) return list;
  const after = applyToSummary(before, action);
  const { status } = after;
  const isListed =
    (!query.open || hasMeaning(status, "isOpen")) &&
    (!query.followUp || hasMeaning(status, "isFollowedUp")) &&
    (!query.status || status === query.status);
  const open = list.counts.open + countIfOpen(status) - countIfOpen(before.status);
  return {
    ...list,
    counts: { ...list.counts, open },
    requests: list.requests.flatMap((request) =>
      request !== before ? [request] : isListed ? [after] : [],
    ),
  };
}

const countIfOpen = (status: RequestStatus) => Number(hasMeaning(status, "isOpen"));
