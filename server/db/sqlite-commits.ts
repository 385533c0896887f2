import { retryTransient } from "./retry-transient.ts";
import type { Db } from "./schema.ts";

/** The most writes of a transaction: the first waits for the last. */
const maxGroupSize = 64;

type Waiting = {
  run: (db: Db) => Promise<unknown>;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
};

/**
 * Returns a write function with group commit: writes that come while a transaction is under way
 * share the next one, because SQLite has one writer and waits for the disk once a commit.
 */
export function shareCommits(db: Db): <T>(write: (db: Db) => Promise<T>) => Promise<T> {
  const queue: Waiting[] = [];
  let isRunning = false;

  const runQueue = async () => {
    isRunning = true;
    // Groups the writes of the same turn of the event loop.
    await new Promise(setImmediate);
    while (queue.length > 0) await runGroup(db, queue.splice(0, maxGroupSize));
    isRunning = false;
  };
  return (run) =>
    new Promise((resolve, reject) => {
      queue.push({ run, resolve, reject });
      if (!isRunning) runQueue();
    });
}

/**
 * Runs a group in one transaction and resolves its writes after the commit. When one throws, the
 * transaction is rolled back and each write runs in a transaction of its own.
 */
async function runGroup(db: Db, group: Waiting[]) {
  try {
    const results = await retryTransient(() =>
      db.transaction().execute(async (transaction) => {
        const values: unknown[] = [];
        for (const { run } of group) values.push(await run(transaction));
        return values;
      }),
    );
    for (const [index, { resolve }] of group.entries()) resolve(results[index] as never);
  } catch (error) {
    const [only] = group;
    if (group.length === 1) only?.reject(error);
    else for (const write of group) await runGroup(db, [write]);
  }
}
