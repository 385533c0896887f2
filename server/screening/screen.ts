import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { QuoteRequest } from "../../quote-request/quote-request.schema.ts";
import { isToBeHeld, type Suspicion, suspicionsOf } from "./suspicions.ts";
import type { Visit } from "./visit.ts";

const hour = 60 * 60;
/** Requests an hour from one network: above the first they are held back, above the second refused. */
export const perNetwork = { trusted: 10, most: 100 };

/** What is to become of a request: refused for now, or stored, and where there are reasons, held back. */
export type Screening =
  | { isRefused: true; retryAfterSeconds: number }
  | { isRefused: false; heldFor: Suspicion[] | null };

export type Screen = (request: QuoteRequest, visit: Visit) => Promise<Screening>;

/** Screens requests, and counts them in memory: after a restart everybody starts anew. */
export function createScreen(): Screen {
  const networks = new RateLimiterMemory({ points: perNetwork.most, duration: hour });

  return async (request, visit) => {
    const suspicions = suspicionsOf(request, visit);
    if (visit.network !== null) {
      const count = await consume(networks, visit.network);
      if (count.consumedPoints > perNetwork.most)
        return { isRefused: true, retryAfterSeconds: Math.ceil(count.msBeforeNext / 1000) };
      if (count.consumedPoints > perNetwork.trusted) suspicions.push("many from one network");
    }
    return { isRefused: false, heldFor: isToBeHeld(suspicions) ? suspicions : null };
  };
}

/** The library throws the count where it exceeds the limit. */
const consume = (limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> =>
  limiter.consume(key).catch((exceeded: RateLimiterRes) => exceeded);
