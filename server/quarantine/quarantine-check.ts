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
import { findQuarantineReasons, type QuarantineReason } from "./quarantine-reasons.ts";
import type { RequestContext } from "./request-context.ts";

const secondsAnHour = 3_600;
/**
 * Requests an hour from one network: above the first number each has a reason of a small weight,
 * above the second it is refused. Requests without a known network count as one network and are
 * quarantined instead of refused, because they may be everybody's.
 */
const perNetwork = { trusted: 10, max: 100 };

/** A request is rate-limited, or stored: in quarantine when its reasons weigh enough. */
type QuarantineCheckResult =
  | { isRateLimited: true; retryAfterSeconds: number }
  | { isRateLimited: false; reasons: QuarantineReason[] };

export type QuarantineCheck = (
  request: QuoteRequest,
  requestContext: RequestContext,
) => Promise<QuarantineCheckResult>;

/**
 * Returns the function that decides whether a request is rate-limited or quarantined. Servers that
 * share a PostgreSQL database count together; a server with a file counts in memory, and from zero
 * after a restart. No address is stored.
 */
export function createQuarantineCheck(
  { db, pool }: Pick<Database, "db" | "pool">,
  clock: Clock,
): QuarantineCheck {
  const networks = createLimiter(pool);
  const hashNetwork = networkHasher(db, clock);

  return async (request, requestContext) => {
    const reasons = findQuarantineReasons(request, requestContext);
    if (requestContext.network !== null) {
      const count = await consume(networks, await hashNetwork(requestContext.network));
      const isTooMany = count.consumedPoints > perNetwork.max;
      if (isTooMany && requestContext.network !== unknownNetwork)
        return { isRateLimited: true, retryAfterSeconds: Math.ceil(count.msBeforeNext / 1000) };
      if (count.consumedPoints > perNetwork.trusted) reasons.push("many-from-one-network");
      if (isTooMany) reasons.push("too-many-without-address");
    }
    return { isRateLimited: false, reasons };
  };
}

function createLimiter(pool: Database["pool"]): RateLimiterAbstract {
  const limit = { points: perNetwork.max, duration: secondsAnHour };
  const inMemory = new RateLimiterMemory(limit);
  if (!pool) return inMemory;
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: "pool",
    tableName: "network_count",
    tableCreated: true,
    keyPrefix: "",
    clearExpiredByTimeout: true,
    // While the database is away for a moment, requests are counted in memory.
    insuranceLimiter: inMemory,
  });
}

/** Counts a request and returns the count, which the library throws when it exceeds the limit. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (exceeded) {
    if (exceeded instanceof RateLimiterRes) return exceeded;
    throw exceeded;
  }
}
