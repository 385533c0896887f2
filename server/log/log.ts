import { setTimeout } from "node:timers";
import type { Logger } from "pino";

/** Where the server says what it does; lines hold references and reasons, and nothing personal. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * Lines a second with the same message; strangers can cause most of them, and a disk must not be
 * filled by that.
 */
export const linesPerSecond = 20;

/** Writes lines of JSON to the console, for platforms that keep what is printed there. */
export function consoleLog(): Log {
  const write =
    (level: "info" | "warn" | "error") =>
    (about: object, message = "") =>
      console[level](JSON.stringify({ level, ...about, message }));
  return limitLines({ info: write("info"), warn: write("warn"), error: write("error") } as Log);
}

/**
 * Returns a log that writes at most 20 lines with the same message within a second, and at the
 * second's end one line with the count of those that it left out.
 */
export function limitLines(log: Log): Log {
  const counts = new Map<string, { written: number; omitted: number }>();
  const write = (level: keyof Log) => (about: object | string, message?: string) => {
    const text = typeof about === "string" ? about : (message ?? "");
    const count = counts.get(text) ?? beginSecond(text);
    if (count.written === linesPerSecond) {
      count.omitted += 1;
      return;
    }
    count.written += 1;
    if (typeof about === "string") log[level](about);
    else log[level](about, message);
  };
  const beginSecond = (text: string) => {
    const count = { written: 0, omitted: 0 };
    counts.set(text, count);
    // It holds up no end of the process; what is not told by then is lost with it.
    setTimeout(() => {
      counts.delete(text);
      if (count.omitted > 0) log.warn({ omitted: count.omitted, of: text }, "log lines left out");
    }, 1_000).unref();
    return count;
  };
  return { info: write("info"), warn: write("warn"), error: write("error") } as Log;
}
