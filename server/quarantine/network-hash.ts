import { createHmac, randomBytes } from "node:crypto";
import { retryTransient } from "../db/retry-transient.ts";
import type { Db } from "../db/schema.ts";
import type { Clock } from "../time/clock.ts";
import { findOrCreateHashKey } from "./network-hash.repository.ts";

/** Returns a hash that is the same for requests from one network on one day. */
export type NetworkHash = (network: string) => Promise<string>;

/**
 * Returns what hashes networks with a random key of the day, which all servers on a database share.
 * When the key is erased, on the next day, the address cannot be found even by trying all
 * addresses.
 */
export function networkHasher(db: Db, clock: Clock): NetworkHash {
  let cached: { day: string; key: string } | undefined;
  return async (network) => {
    const day = utcDay(clock());
    if (cached?.day !== day) {
      const fresh = randomBytes(32).toString("base64url");
      cached = { day, key: await retryTransient(() => findOrCreateHashKey(db, day, fresh)) };
    }
    return createHmac("sha256", cached.key).update(network).digest("base64url");
  };
}

/** Returns the day of a moment in UTC, as in 2027-01-15. */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
