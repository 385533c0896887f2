import { hostname } from "node:os";
import { retryTransient } from "../db/retry-transient.ts";
import type { Db } from "../db/schema.ts";
import { isRunning } from "../files/is-running.ts";
import { listLeaseOwners, releaseLeases } from "./lease.repository.ts";

/** Names this process as the owner of leases: host, process id and time of its start. */
export function nameLeaseOwner(): string {
  return `${hostname()}|${process.pid}|${Date.now()}`;
}

/**
 * Ends the leases of this host's processes that no longer run; those of other hosts expire by
 * themselves.
 */
export async function releaseLeasesOfEndedProcesses(db: Db): Promise<void> {
  for (const leaseOwner of await listLeaseOwners(db)) {
    const [host, pid] = leaseOwner.split("|");
    // An owner with this process's id is a predecessor: in a container every start has the same id.
    const isEnded = Number(pid) === process.pid || !isRunning(Number(pid));
    if (host === hostname() && isEnded) await retryTransient(() => releaseLeases(db, leaseOwner));
  }
}
