import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { startServer } from "../servers/running-server.ts";
import { temporaryFolder } from "../servers/test-server.ts";
import { until } from "../until.ts";
import type { Second } from "./watch-loop.ts";

const program = new URL("watch-loop.ts", import.meta.url).href;

/** Starts a server that writes down its memory and its event-loop delay, on a folder of its own. */
export async function startWatched(env: Record<string, string> = {}) {
  const folder = await temporaryFolder();
  const watchFile = join(folder, "seconds.jsonl");
  const dataDir = join(folder, "data");
  const server = await startServer({
    dataDir,
    env: {
      LOG_LEVEL: "silent",
      NODE_OPTIONS: `--import ${program}?file=${watchFile}`,
      ...env,
    },
  });
  onTestFinished(() => server.kill());
  const readSeconds = (): Second[] =>
    existsSync(watchFile)
      ? readFileSync(watchFile, "utf8")
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line) as Second)
      : [];
  /** Has the server write down what it measured since the last time. */
  const writeNow = async (): Promise<number> => {
    const { length } = readSeconds();
    process.kill(server.pid, "SIGUSR2");
    await until(() => readSeconds().length > length, "the server to write down its delays");
    return readSeconds().length;
  };
  return {
    server,
    dataDir,
    readSeconds,
    /** Returns how many connections the server has. */
    async countConnections(): Promise<number> {
      await writeNow();
      return readSeconds().at(-1)?.connections ?? 0;
    },
    /**
     * Returns how long the server's event loop kept others waiting at most during some work, in
     * milliseconds.
     */
    async longestDelay(work: () => Promise<unknown>): Promise<number> {
      const before = await writeNow();
      await work();
      await writeNow();
      return Math.max(
        ...readSeconds()
          .slice(before)
          .map(({ longest }) => longest),
      );
    },
  };
}
