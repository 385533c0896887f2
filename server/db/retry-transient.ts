import { setTimeout as wait } from "node:timers/promises";

/** How long a database that is busy or away is waited for, in milliseconds; what a visitor will bear. */
export const busyTimeout = 5_000;

/** SQLite's result code for a lock that another connection holds. */
const sqliteBusy = 5;
/** PostgreSQL's: connections that broke, servers that stop or start, too many clients, writes that were in each other's way. */
const passingState = /^(08|57P0|53300|40001|40P01)/;
/** What Node and the driver say when nobody answers. */
const passingCode = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const passingWords =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout/;

/** Whether an error speaks of a moment and not of what was asked for. */
export function isTransientError(error: unknown): boolean {
  const { errcode, code, message, errors } = error as {
    errcode?: number;
    code?: string;
    message?: string;
    errors?: unknown[];
  };
  // A name with several addresses fails with an error for each.
  if (errors?.length) return errors.every(isTransientError);
  return (
    errcode === sqliteBusy ||
    passingState.test(code ?? "") ||
    passingCode.test(code ?? "") ||
    passingWords.test(message ?? "")
  );
}

/**
 * Runs work that may be run again, until it succeeds or the time is over (5 seconds by default), while the database is busy
 * or away; everything else goes on meanwhile. Throws the last error.
 */
export async function retryTransient<T>(
  work: () => Promise<T>,
  isWorthAnother: (error: unknown) => boolean = isTransientError,
  within = busyTimeout,
): Promise<T> {
  const end = performance.now() + within;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthAnother(error) || performance.now() > end) throw error;
      await wait(50);
    }
  }
}
