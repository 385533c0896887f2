import { hostname } from "node:os";
import { whenReady } from "../db/retry-transient.ts";
import type { Db } from "../db/schema.ts";
import { isRunning } from "../http/is-running.ts";
import { listHolders, release } from "./outbox.repository.ts";

/** Names this process as the holder of mails: host, process id and start. */
export function nameHolder(): string {
  return `${hostname()}|${process.pid}|${Date.now()}`;
}

/** Frees at once what processes of this host that are gone still held; other hosts' leases run out by themselves. */
export async function releaseTheDead(db: Db): Promise<void> {
  for (const holder of await listHolders(db)) {
    const [host, pid] = holder.split("|");
    if (host === hostname() && !isAlive(Number(pid))) await whenReady(() => release(db, holder));
  }
}

/** A holder with this process's own id is a predecessor: in a container every start has the same id. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  return isRunning(pid);
}
