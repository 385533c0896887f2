/**
 * Loaded into a server by `--import watch-loop.ts?file=FILE`: each second, and at once on SIGUSR2,
 * appends a line of JSON to FILE with the server's memory and its event-loop delay.
 */
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * One second: resident memory in MB, open connections, and the event-loop delay in milliseconds.
 */
export type Second = {
  memory: number;
  connections: number;
  median: number;
  p99: number;
  longest: number;
};

const file = new URL(import.meta.url).searchParams.get("file");
if (file) {
  const resolution = 5;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  // What the timer waits for by itself is no delay.
  const inMs = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
  const write = () => {
    const second: Second = {
      memory: process.memoryUsage.rss() / 2 ** 20,
      connections: process
        .getActiveResourcesInfo()
        .filter((resource) => resource === "TCPSocketWrap").length,
      median: inMs(delay.percentile(50)),
      p99: inMs(delay.percentile(99)),
      longest: inMs(delay.max),
    };
    delay.reset();
    appendFileSync(file, `${JSON.stringify(second)}\n`);
  };
  setInterval(write, 1_000).unref();
  process.on("SIGUSR2", write);
}
