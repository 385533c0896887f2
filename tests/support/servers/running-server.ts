import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { databaseOf, isAllSentIn, readRowsOf } from "../databases/database.ts";
import { environmentWith } from "../settings.ts";
import { startProgram } from "./start-program.ts";

type Options = {
  dataDir: string;
  env?: Record<string, string>;
  /** The folder of the program, where that is not this one. */
  cwd?: string;
};

const address = /is served on http:\/\/localhost:(\d+)/;

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the server as a process of its own; throws with its words when it ends instead. */
export async function startServer({ dataDir, env = {}, cwd }: Options) {
  const database = await databaseOf(dataDir);
  const started = await startProgram({
    name: "The server",
    command: "node",
    args: ["--import", "tsx", "server/main.ts"],
    cwd,
    env: environmentWith({
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      // Tests send more mails in a minute than the default allows in an hour.
      MAILS_PER_HOUR: "10000000",
      ...("postgres" in database && { DATABASE_URL: database.postgres }),
      ...env,
    }),
    isReady: (output) => address.test(output),
  });
  const port = address.exec(started.output())?.[1];
  return { ...started, url: `http://127.0.0.1:${port}`, readData: () => readData(dataDir) };
}

/** Reads a server's rows and, where mail goes to files, the mails. */
export async function readData(dataDir: string) {
  const folder = join(dataDir, "mail");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(
    files.map(async (file) => ({
      file,
      ...(await PostalMime.parse(await readFile(join(folder, file)))),
    })),
  );
  return { ...(await readRows(dataDir)), mails };
}

/** Reads the rows in a server's database. */
export async function readRows(dataDir: string) {
  return readRowsOf(await databaseOf(dataDir));
}

/** Whether every mail in a server's outbox went out. */
export async function isAllSent(dataDir: string): Promise<boolean> {
  return isAllSentIn(await databaseOf(dataDir));
}
