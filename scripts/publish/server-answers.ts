import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Deployment, runDetached } from "./deployment.ts";
import { folderOf, siteOf } from "./releases.ts";

/** Pause between two questions to a server that is starting, in milliseconds. */
const pollInterval = 200;
const requestTimeout = 2_000;

/**
 * Starts a release's server beside the one that serves, on a port and an empty data folder of its
 * own and with nobody to send mail to, and returns whether it is healthy and serves the release's
 * home page.
 */
export async function servesOnAnotherPort(deployment: Deployment, name: string): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), "publish-"));
  const folder = folderOf(deployment.root, name);
  const mailAndDatabase = { DATABASE_URL: "", SMTP_URL: "", MAIL_API_KEY: "", MAIL_API_URL: "" };
  const server = spawn(
    join(folder, "node_modules/.bin/node"),
    ["--import", "tsx", "server/main.ts"],
    {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...deployment.settings,
        ...mailAndDatabase,
        ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir },
      },
    },
  );
  const hasEnded = new Promise<null>((resolve) => {
    server.once("exit", () => resolve(null));
    server.once("error", () => resolve(null));
  });
  let said = "";
  const port = new Promise<string>((resolve) => {
    server.stdout.on("data", (chunk) => {
      said += chunk;
      const found = /is served on http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  const end = Date.now() + deployment.answerWithin;
  const isLate = wait(deployment.answerWithin, null, { ref: false });
  try {
    const found = await Promise.race([port, hasEnded, isLate]);
    if (found === null) return false;
    const isRunning = () => server.exitCode === null && server.signalCode === null;
    return await servesBefore(end, {
      url: `http://127.0.0.1:${found}`,
      root: deployment.root,
      name,
      isRunning,
    });
  } finally {
    server.kill("SIGKILL");
    await hasEnded;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Restarts the server, and returns whether it is healthy and serves a release's home page within
 * the time it is given.
 */
export async function restartAndVerify(deployment: Deployment, name: string): Promise<boolean> {
  if (!(await runDetached(deployment.restart, deployment.root, deployment))) return false;
  const { host, port } = deployment.config;
  const address = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  const url = `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
  const end = Date.now() + deployment.answerWithin;
  return servesBefore(end, { url, root: deployment.root, name });
}

type Asked = {
  url: string;
  root: string;
  name: string;
  /** Whether an answer can still come. */
  isRunning?: () => boolean;
};

/** Asks a server until a moment, because the first answers are slow on a busy machine. */
async function servesBefore(
  end: number,
  { url, root, name, isRunning = () => true }: Asked,
): Promise<boolean> {
  do {
    if (await serves(url, root, name)) return true;
    await wait(pollInterval);
  } while (Date.now() < end && isRunning());
  return false;
}

async function serves(url: string, root: string, name: string): Promise<boolean> {
  const ask = (path: string) =>
    fetch(url + path, { signal: AbortSignal.timeout(requestTimeout), redirect: "manual" });
  try {
    const [health, home] = await Promise.all([ask("/healthz"), ask("/")]);
    const built = await readFile(join(siteOf(root, name), "index.html"), "utf8");
    return health.ok && (await home.text()) === built;
  } catch {
    return false;
  }
}
