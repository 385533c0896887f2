import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The Debian packages of programs that are not on npm. */
const packages: Record<string, string> = {
  wrk: "wrk",
  nginx: "nginx-light libnginx-mod-http-brotli-static",
};

/** Runs a program and returns its output; throws a sentence that names the package to install. */
export async function run(program: string, args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args);
    return stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new Error(`The bench needs ${program}: apt-get install ${packages[program] ?? program}`);
  }
}

/** A result of wrk: requests a second and in all, p99 in milliseconds, failed requests. */
export type Load = { rate: number; answers: number; p99: number; errors: number };

/** Sends requests over so many connections for so many seconds, each after the last answer. */
export async function load(
  url: string,
  {
    connections,
    seconds,
    script,
    host,
  }: { connections: number; seconds: number; script?: string; host?: string },
): Promise<Load> {
  const printed = await run("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--timeout=20s",
    "--latency",
    "--header=Accept-Encoding: br, gzip",
    ...(host ? [`--header=Host: ${host}`] : []),
    ...(script ? [`--script=${script}`] : []),
    url,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(printed)?.[1] ?? 0);
  const [, amount = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? [];
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/
    .exec(printed)
    ?.slice(1);
  return {
    answers: number(/(\d+) requests in/),
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      (socketErrors ?? []).reduce((sum, errors) => sum + Number(errors), 0),
  };
}
