import { run } from "../../cli/run.ts";
import { explainError } from "../../server/log/explain-error.ts";
import { databaseOf } from "./databases/database.ts";
import { sample } from "./sample.ts";
import type { startTestServer } from "./servers/test-server.ts";
import { environmentWith } from "./settings.ts";

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Does what `npm run requests` does with these words; returns what it prints and its code. */
export async function runCommand(dataDir: string, ...words: string[]) {
  return run(words, environmentWith({ DATA_DIR: dataDir })).then(
    (said) => ({ code: 0, said: `${said}\n` }),
    (error) => ({ code: 1, said: `${explainError(error)}\n` }),
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
