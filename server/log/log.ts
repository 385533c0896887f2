import { setTimeout } from "node:timers";
import type { Logger } from "pino";

/** The server's log; lines hold references and reasons, and no personal data. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/** Log lines a second with the same message; without a limit, requests could fill the disk. */
const linesPerSecond = 20;

/** Returns a log that prints lines of JSON, for platforms that collect the standard output. */
export function consoleLog(): Log {
  const logAt =
    (level: "info" | "warn" | "error") =>
    (about: object, message = "") =>
      console[level](JSON.stringify({ level, ...about, message }));
  return limitLines({ info: logAt("info"), warn: logAt("warn"), error: logAt("error") } as Log);
}

/**
 * Returns a log that writes at most `linesPerSecond` with the same message, and at the second's end
 * one line with the count of those that it left out.
 */
export function limitLines(log: Log): Log {
  const counts = new Map<string, { written: number; omitted: number }>();
  const logAt = (level: keyof Log) => (about: object | string, message?: string) => {
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
    // Does not keep the process running; a count that is pending at its end is lost.
    setTimeout(() => {
      counts.delete(text);
      if (count.omitted > 0) log.warn({ omitted: count.omitted, of: text }, "log lines left out");
    }, 1_000).unref();
    return count;
  };
  return { info: logAt("info"), warn: logAt("warn"), error: logAt("error") } as Log;
}
