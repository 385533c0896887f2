import type { Database } from "./database.ts";
import type { Db } from "./schema.ts";

/** How often a write is tried while writes fail, in milliseconds. */
const probeInterval = 30_000;
const probeName = "write-probe";
/** As long as the largest quote request: a shorter row could fit where no request does. */
const probeText = "-".repeat(64 * 1024);

/**
 * After a write has failed, tries one at intervals until it succeeds: on a quiet night nothing else
 * is written. Calls `onRecovery` then. Returns a function that stops this.
 */
export function startWriteProbes(
  database: Database,
  onRecovery: () => void,
  interval = probeInterval,
): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning || database.writes.failure() === null) return;
    isRunning = true;
    await probeWrite(database).then(onRecovery, () => {});
    isRunning = false;
  };
  const timer = setInterval(run, interval);
  return () => clearInterval(timer);
}

/** Writes as much as a quote request needs, and erases it; throws where that cannot be stored. */
async function probeWrite({ transact, writes }: Database): Promise<void> {
  await transact(async (db) => {
    await removeProbe(db);
    await db.insertInto("network_hash_key").values({ day: probeName, key: probeText }).execute();
  }, probeName);
  await transact(removeProbe, probeName);
  writes.clear();
}

const removeProbe = (db: Db) =>
  db.deleteFrom("network_hash_key").where("day", "=", probeName).execute();
