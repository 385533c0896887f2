import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { type RunningServer, readRows, startServer } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import type { Engine, EnginePage } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

/** In milliseconds: below the limit of a test, so that it fails by saying for what it waited. */
const maxWait = 30_000;

/** What a test has once its engine's browser and server are open. */
export type Opened = {
  page: EnginePage;
  server: RunningServer;
  /** The quote requests that are stored. */
  requests: () => Promise<Awaited<ReturnType<typeof readRows>>["requests"]>;
  /** Waits until an expression in the page is true. Between two pages there is none to ask. */
  seen: (expression: string, what: string) => Promise<boolean>;
};

/**
 * Defines tests for each engine, with a browser and a server of its own; they are skipped, by name,
 * where the engine is not installed.
 */
export function describeEngines(define: (opened: Opened, name: string) => void): void {
  for (const { name, missing, open } of [firefox, webkit] as Engine[])
    describe.skipIf(missing !== null)(missing ? `${name}, not run: ${missing}` : name, () => {
      const opened = {} as Opened;
      let dataDir: string;
      let close = async () => {};
      beforeAll(async () => {
        dataDir = await mkdtemp(join(tmpdir(), "engines-"));
        opened.server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
        const browser = await open();
        console.log(`${name}: ${browser.version}`);
        opened.page = browser.page;
        close = browser.close;
      });
      afterAll(async () => {
        await close();
        await opened.server?.stop();
        await rm(dataDir, { recursive: true, force: true });
      });
      opened.requests = async () => (await readRows(dataDir)).requests;
      opened.seen = (expression, what) => {
        const ask = () => opened.page.evaluate<boolean>(`return Boolean(${expression})`);
        return until(() => ask().catch(() => false), what, maxWait);
      };
      define(opened, name);
    });
}
