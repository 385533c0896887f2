import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { run } from "../../cli/run.ts";
import { databaseOf } from "./databases/database.ts";
import { sample } from "./sample.ts";
import type { startTestServer } from "./servers/test-server.ts";
import { environmentWith } from "./settings.ts";

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * Runs `npm run quotes` with these words on a data directory and returns what it said and its exit
 * code.
 */
export async function quotes(dataDir: string, ...words: string[]) {
  return quotesWith({ DATA_DIR: dataDir }, ...words);
}

/** The same with settings. */
export async function quotesWith(settings: Record<string, string>, ...words: string[]) {
  const run = promisify(execFile)("node", ["--import", "tsx", "cli/quotes.ts", ...words], {
    env: environmentWith(settings),
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr as string }),
  );
}

/** Returns how to run the owner's commands on a test server; errors are returned as text. */
export async function commandsOf(dataDir: string) {
  const database = await databaseOf(dataDir);
  const settings = {
    DATA_DIR: dataDir,
    ...("postgres" in database && { DATABASE_URL: database.postgres }),
  };
  return (...words: string[]) =>
    run(words, settings).catch((error: Error) => `refused: ${error.message}`);
}

/** Posts a quote request and returns its reference. */
export async function post(
  testServer: TestServer,
  changes: Partial<typeof sample>,
): Promise<string> {
  return (await (await testServer.post({ ...sample, ...changes })).json()).reference;
}
