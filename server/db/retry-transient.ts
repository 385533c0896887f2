import { setTimeout as wait } from "node:timers/promises";

/** How long a request waits for a database that is busy or unreachable, in milliseconds. */
const busyTimeout = 5_000;

/** SQLite's result code SQLITE_BUSY. */
const sqliteBusy = 5;
/**
 * PostgreSQL's error codes: broken connections, shutdown and start, too many clients, serialization
 * failures, deadlocks.
 */
const transientState = /^(08|57P0|53300|40001|40P01)/;
/** Error codes of Node where no server answers. */
const transientCode = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the driver that have no code. */
const transientMessage =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout/;

/** PgBouncer's answer to a setting that it does not pass on, with the code of a lost connection. */
export const refusedParameter = /unsupported startup parameter/;

/** Whether the same query may succeed a moment later. */
export function isTransientError(error: unknown): boolean {
  const { errcode, code, message, errors } = error as {
    errcode?: number;
    code?: string;
    message?: string;
    errors?: unknown[];
  };
  // A host name with several addresses fails with one error for each.
  if (errors?.length) return errors.every(isTransientError);
  if (refusedParameter.test(message ?? "")) return false;
  return (
    errcode === sqliteBusy ||
    transientState.test(code ?? "") ||
    transientCode.test(code ?? "") ||
    transientMessage.test(message ?? "")
  );
}

/**
 * Runs `work` again after transient errors and a pause, for at most `within` milliseconds. Throws
 * the last error.
 */
export async function retryTransient<T>(
  work: () => Promise<T>,
  isToRetry: (error: unknown) => boolean = isTransientError,
  within = busyTimeout,
  pause = 50,
): Promise<T> {
  const end = performance.now() + within;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isToRetry(error) || performance.now() > end) throw error;
      await wait(pause);
    }
  }
}
