import type { Logger } from "pino";

/** Where the server says what it does; lines hold references and reasons, and nothing personal. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/** Writes lines of JSON to the console, for platforms that keep what is printed there. */
export function consoleLog(): Log {
  const write =
    (level: "info" | "warn" | "error") =>
    (about: object, message = "") =>
      console[level](JSON.stringify({ level, ...about, message }));
  return { info: write("info"), warn: write("warn"), error: write("error") } as Log;
}
