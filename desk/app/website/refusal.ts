import type { Conflict, Refusal } from "../../server/website/website-api.ts";
import { ApiError } from "../server-api/request-json.ts";

/** Returns what a refusal says of the fields, and what somebody else has saved meanwhile. */
export function answerOf(
  error: unknown,
): Partial<Pick<Conflict, "theirs"> & Pick<Refusal, "problems">> {
  const answer: object | undefined = error instanceof ApiError ? error.answer : undefined;
  return answer ?? {};
}
