import { type ChildProcess, spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { databaseOf, isAllSentIn, readRowsOf } from "../databases/database.ts";
import { environmentWith } from "../settings.ts";

type Options = {
  dataDir: string;
  env?: Record<string, string>;
  /** The folder of the program, where that is not this one. */
  cwd?: string;
};

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the server as a process of its own on a free port and returns once it serves; throws with
 * its words when it ends instead.
 */
export async function startServer({ dataDir, env = {}, cwd }: Options) {
  const database = await databaseOf(dataDir);
  const child = spawn("node", ["--import", "tsx", "server/main.ts"], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: environmentWith({
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      // Tests send more mails in a minute than the default allows in an hour.
      MAILS_PER_HOUR: "10000000",
      ...("postgres" in database && { DATABASE_URL: database.postgres }),
      ...env,
    }),
  });
  // A test that fails before it stops its server must not leave it behind.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  const output: string[] = [];
  const url = await firstAddress(child, output);
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    url,
    pid: child.pid as number,
    /** All that the process has printed so far. */
    output: () => output.join(""),
    /** Asks it to end and returns its exit code. */
    async stop(): Promise<number | null> {
      child.kill("SIGTERM");
      return exited;
    },
    /** Ends it without any warning, as a power cut does. */
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await exited;
    },
    readData: () => readData(dataDir),
  };
}

/**
 * Reads what a server keeps in its data directory: rows and, where mail goes to files, the mails.
 */
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

function firstAddress(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output.push(chunk.toString());
      const port = /is served on http:\/\/localhost:(\d+)/.exec(output.join(""))?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) =>
      reject(new Error(`The server ended with code ${code}: ${output.join("")}`)),
    );
  });
}
