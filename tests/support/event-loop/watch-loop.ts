/**
 * Loaded into a server by `--import`: writes down each second how its memory and its event loop are doing, and at once when
 * the process gets SIGUSR2.
 */
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * One second of a server's life: resident memory in megabytes, open connections, and how long its loop kept others
 * waiting, in milliseconds.
 */
export type Second = {
  memory: number;
  connections: number;
  median: number;
  p99: number;
  longest: number;
};

const file = process.env.WATCH_FILE;
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
