import { hostname } from "node:os";
import { retryTransient } from "../db/retry-transient.ts";
import type { Db } from "../db/schema.ts";
import { isRunning } from "../http/is-running.ts";
import { listLeaseOwners, release } from "./outbox.repository.ts";

/** Names this process as the leaseOwner of mails: host, process id and start. */
export function nameLeaseOwner(): string {
  return `${hostname()}|${process.pid}|${Date.now()}`;
}

/** Frees at once what processes of this host that are gone still held; other hosts' leases run out by themselves. */
export async function releaseExpiredLeases(db: Db): Promise<void> {
  for (const leaseOwner of await listLeaseOwners(db)) {
    const [host, pid] = leaseOwner.split("|");
    if (host === hostname() && !isRunningHere(Number(pid)))
      await retryTransient(() => release(db, leaseOwner));
  }
}

/** A leaseOwner with this process's own id is a predecessor: in a container every start has the same id. */
function isRunningHere(pid: number): boolean {
  if (pid === process.pid) return false;
  return isRunning(pid);
}
