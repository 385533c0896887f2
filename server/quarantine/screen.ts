import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { QuoteRequest } from "../../quote-request/quote-request.schema.ts";
import type { Database } from "../db/database.ts";
import { unknownNetwork } from "../http/client-address.ts";
import type { Clock } from "../time/clock.ts";
import { networkHasher } from "./network-hash.ts";
import type { RequestContext } from "./request-context.ts";
import { type Suspicion, suspicionsOf } from "./suspicions.ts";

const hour = 60 * 60;
/**
 * Requests an hour from one network: above the first each is a little suspicious, above the second they are refused. Those
 * that no network is known of count as one and are quarantined in place of being refused, because they may be everybody's.
 */
export const perNetwork = { trusted: 10, most: 100 };

/** What is to become of a request: refused for now, or stored, and quarantined where its suspicions weigh enough. */
export type Screening =
  | { isRefused: true; retryAfterSeconds: number }
  | { isRefused: false; suspicions: Suspicion[]; networkHash: string | null };

export type Screen = (request: QuoteRequest, requestContext: RequestContext) => Promise<Screening>;

/**
 * Screens requests. Servers that share a PostgreSQL database count together; one with a file counts in memory, and anew after a
 * restart. No database learns an address itself.
 */
export function createScreen({ db, pool }: Pick<Database, "db" | "pool">, clock: Clock): Screen {
  const networks = createLimiter(pool);
  const hashNetwork = networkHasher(db, clock);

  return async (request, requestContext) => {
    const suspicions = suspicionsOf(request, requestContext);
    let networkHash: string | null = null;
    if (requestContext.network !== null) {
      networkHash = await hashNetwork(requestContext.network);
      const count = await consume(networks, networkHash);
      const isTooMany = count.consumedPoints > perNetwork.most;
      if (isTooMany && requestContext.network !== unknownNetwork)
        return { isRefused: true, retryAfterSeconds: Math.ceil(count.msBeforeNext / 1000) };
      if (count.consumedPoints > perNetwork.trusted) suspicions.push("many from one network");
      if (isTooMany) suspicions.push("too many without an address");
    }
    // Those of which no network is known are no flood from one.
    if (requestContext.network === unknownNetwork) networkHash = null;
    return { isRefused: false, suspicions, networkHash };
  };
}

function createLimiter(pool: Database["pool"]): RateLimiterAbstract {
  const limit = { points: perNetwork.most, duration: hour };
  const inMemory = new RateLimiterMemory(limit);
  if (!pool) return inMemory;
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    tableName: "network_count",
    tableCreated: true,
    keyPrefix: "",
    clearExpiredByTimeout: true,
    // A database that is away for a moment must not turn visitors away before they are even looked at.
    insuranceLimiter: inMemory,
  });
}

/** Counts a request. The library throws the count where it exceeds the limit. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (exceeded) {
    if (exceeded instanceof RateLimiterRes) return exceeded;
    throw exceeded;
  }
}
