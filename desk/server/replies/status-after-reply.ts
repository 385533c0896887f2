import { hasMeaning, type RequestStatus } from "../request-records/statuses.ts";

/** What the owner says of a reply. */
export type ReplyMark = {
  /** Whether the request gets the status of the reply. */
  marksAnswered: boolean;
  /** Whether the reply is the quote. */
  isQuote?: boolean | undefined;
};

/**
 * Returns the status of a request after a reply: a quote makes a new or answered one quoted, any
 * other reply a new one answered. What the request has become since then stays.
 */
export function statusAfterReply(status: RequestStatus, { marksAnswered, isQuote }: ReplyMark) {
  if (!marksAnswered) return status;
  if (isQuote && hasMeaning(status, "mayBeBooked")) return "quoted";
  return hasMeaning(status, "isOpen") ? "answered" : status;
}
