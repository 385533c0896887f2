import { retryTransient } from "./retry-transient.ts";
import type { Db } from "./schema.ts";

/**
 * So many writes at most share a transaction, so that the first does not wait long for the last.
 */
const mostAtOnce = 64;

type Waiting = {
  run: (db: Db) => Promise<unknown>;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
};

/**
 * Writes that come while a transaction is under way wait for the next one and share it: SQLite has
 * one writer, and the wait for the disk at a commit is the same for one write as for sixty.
 */
export function shareCommits(db: Db): <T>(write: (db: Db) => Promise<T>) => Promise<T> {
  const queue: Waiting[] = [];
  let isRunning = false;

  const runAll = async () => {
    isRunning = true;
    // Those that came in the same turn of the event loop go together.
    await new Promise(setImmediate);
    while (queue.length > 0) await runTogether(db, queue.splice(0, mostAtOnce));
    isRunning = false;
  };
  return (run) =>
    new Promise((resolve, reject) => {
      queue.push({ run, resolve, reject });
      if (!isRunning) runAll();
    });
}

/**
 * Nobody is answered before all are on disk. Where one fails, none was stored, and each gets a
 * transaction of its own.
 */
async function runTogether(db: Db, group: Waiting[]) {
  try {
    const values = await retryTransient(() =>
      db.transaction().execute(async (transaction) => {
        const done: unknown[] = [];
        for (const { run } of group) done.push(await run(transaction));
        return done;
      }),
    );
    for (const [at, { resolve }] of group.entries()) resolve(values[at] as never);
  } catch (error) {
    const [only] = group;
    if (group.length === 1) only?.reject(error);
    else for (const alone of group) await runTogether(db, [alone]);
  }
}
