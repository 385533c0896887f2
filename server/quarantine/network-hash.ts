import { createHmac, randomBytes } from "node:crypto";
import { retryTransient } from "../db/retry-transient.ts";
import type { Db } from "../db/schema.ts";
import type { Clock } from "../time/clock.ts";
import { takeHashKey } from "./network-hash.repository.ts";

/** Returns a text that is the same for requests from one network on one day, and names no address. */
export type NetworkHash = (network: string) => Promise<string>;

/**
 * Makes network hashes with a random key of the day, which all servers on a database share. Once the key is erased, on the next
 * day, nobody can find the address out again, not even by trying all of them.
 */
export function networkHasher(db: Db, clock: Clock): NetworkHash {
  let known: { day: string; key: string } | undefined;
  return async (network) => {
    const day = utcDay(clock());
    if (known?.day !== day) {
      const fresh = randomBytes(32).toString("base64url");
      known = { day, key: await retryTransient(() => takeHashKey(db, day, fresh)) };
    }
    return createHmac("sha256", known.key).update(network).digest("base64url");
  };
}

/** Returns the day of a moment in UTC, as in 2027-01-15. */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
