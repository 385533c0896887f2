import type { Answer, Answered } from "../../server/desk-answers.ts";
import type { DeskError, DeskErrorCode } from "../../server/desk-api.ts";
import { apiPath } from "../../server/paths.ts";
import { confirmSession } from "./confirmation.ts";

/** In milliseconds; a phone in a dead spot would otherwise wait for minutes. */
const requestTimeout = 20_000;
/** In milliseconds: of the website the server checks the whole content first, for 50 s at most. */
export const checkTimeout = 60_000;
/** In milliseconds; a photograph takes longer than words. */
const uploadTimeout = 120_000;

/** `unreachable` where no answer came, or one of a proxy in front of the server. */
type FailureCode = DeskErrorCode | "unreachable";

/** What went wrong with a call of the server, in a sentence for the owner. */
export class ApiError extends Error {
  readonly code: FailureCode;
  /** All that the server answered, where it did. */
  readonly answer: DeskError | undefined;
  /** Whether something in front of the server refused this one request, and not the network. */
  readonly isOfProxy: boolean;
  constructor(code: FailureCode, message: string, answer?: DeskError, isOfProxy = false) {
    super(message);
    this.code = code;
    this.answer = answer;
    this.isOfProxy = isOfProxy;
  }
}

/** Whether an error is the server's answer with a code. */
export const hasCode = (error: unknown, code: FailureCode): boolean =>
  error instanceof ApiError && error.code === code;

/** Returns what the server answers to a GET below /desk/api/; throws an ApiError. */
export const getJson = <Address extends string>(
  address: Answered<Address>,
  signal?: AbortSignal,
): Promise<Answer<Address>> => call(address, { signal: signal ?? null });

/** Returns what the server answers to a POST below /desk/api/; throws an ApiError. */
export const postJson = <Address extends string>(
  address: Answered<Address, "$post">,
  body: unknown = {},
  giveUpAfter = requestTimeout,
): Promise<Answer<Address, "$post">> => {
  const headers = { "Content-Type": "application/json" };
  return call(address, { method: "POST", headers, body: JSON.stringify(body) }, giveUpAfter);
};

/** Returns what the server answers to the bytes of a file below /desk/api/; throws an ApiError. */
export const postFile = <Address extends string>(
  address: Answered<Address, "$post">,
  file: Blob,
): Promise<Answer<Address, "$post">> =>
  call(
    address,
    { method: "POST", headers: { "Content-Type": file.type }, body: file },
    uploadTimeout,
  );

async function call<T>(
  address: string,
  init: RequestInit,
  giveUpAfter = requestTimeout,
): Promise<T> {
  // Not AbortSignal.any, which iPhones up to iOS 17.3 lack.
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), giveUpAfter);
  init.signal?.addEventListener("abort", () => stop.abort());
  const request = { ...init, signal: stop.signal };
  const response = await fetch(apiPath + address, request).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw unreachable();
  });
  const answer: unknown = await response.json().catch(() => undefined);
  clearTimeout(timer);
  // A page of a proxy or of a hotel's network is no answer, whatever its status is.
  if (response.ok && answer !== undefined) {
    confirmSession();
    return answer as T;
  }
  if (!isDeskError(answer)) throw unreachable(response.status >= 400 && response.status < 500);
  throw new ApiError(answer.code, answer.error, answer);
}

const unreachable = (isOfProxy = false) =>
  new ApiError(
    "unreachable",
    "The server could not be reached. Check your connection.",
    undefined,
    isOfProxy,
  );

function isDeskError(answer: unknown): answer is DeskError {
  return typeof answer === "object" && answer !== null && "code" in answer && "error" in answer;
}
