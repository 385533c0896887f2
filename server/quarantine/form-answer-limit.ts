import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { consume } from "./quarantine-check.ts";

/** Rejected forms that one network gets back, or thank-you pages, and within how many seconds. */
const formAnswerLimit = { max: 300, seconds: 10 * 60 };

/**
 * Bytes of a network's hash that name its count: at most 65,536 counts are kept, and two networks
 * seldom share one.
 */
const keyLength = 2;

/**
 * Counts an answer; returns after how many seconds the network may ask again, or null where it is
 * within its limit.
 */
export type FormAnswerLimiter = (network: string | null) => Promise<number | null>;

/**
 * Counts the answers that the server makes for one visitor and that store nothing. A form that
 * keeps the rules is never counted here, so that nobody can close the form by filling it wrongly.
 * In memory, because what is limited is the work of this process.
 */
export function createFormAnswerLimiter(): FormAnswerLimiter {
  const limiter = new RateLimiterMemory({
    points: formAnswerLimit.max,
    duration: formAnswerLimit.seconds,
  });
  // A random key, so that nobody can look for a network that shares another one's count.
  const secret = randomBytes(32);
  const keyOf = (network: string) =>
    createHmac("sha256", secret).update(network).digest().subarray(0, keyLength).toString("hex");
  return async (network) => {
    if (network === null) return null;
    const { consumedPoints, msBeforeNext } = await consume(limiter, keyOf(network));
    return consumedPoints > formAnswerLimit.max ? Math.ceil(msBeforeNext / 1000) : null;
  };
}
