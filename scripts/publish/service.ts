import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { loadForPublishing } from "../../load-desk.ts";
import { siteFolderOf } from "../../server/built-site/builds.ts";
import type { Config } from "../../server/config.ts";
import { folderOf } from "./releases.ts";

/** A server that is published on. */
export type Deployment = {
  /** The folder of the repository, the releases and the link to the current one. */
  root: string;
  /** The environment, with the server's settings. */
  settings: NodeJS.ProcessEnv;
  config: Config;
  /** What publishing needs of the owner's desk; null where it is off. */
  desk: Awaited<ReturnType<typeof loadForPublishing>>;
};

/** How long a server may take from its start to its first answer, in milliseconds. */
const answerWithin = 60_000;
const pollInterval = 200;
const requestTimeout = 10_000;

/** Runs a shell command with the server's settings, and returns whether it succeeded. */
export const run = (command: string, cwd: string, { settings: env }: Deployment): boolean =>
  spawnSync("sh", ["-c", command], { cwd, env, stdio: "inherit" }).status === 0;

/** Builds a release, and returns whether that succeeded. */
export const build = (cwd: string, deployment: Deployment): boolean =>
  run("npm run --silent build", cwd, deployment);

/** What Ctrl+C, a stopped service and a lost terminal send. */
export const terminalSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * As run, in a session of its own, which no signal of the terminal reaches. One that comes between
 * the fork and the new session ends the command before it begins, so it is begun again.
 */
export async function runDetached(command: string, cwd: string, { settings: env }: Deployment) {
  for (;;) {
    const child = spawn("sh", ["-c", command], { cwd, env, stdio: "inherit", detached: true });
    const [code, signal] = await once(child, "exit");
    if (!terminalSignals.includes(signal)) return code === 0;
  }
}

/**
 * Starts a release's server beside the one that serves, on a port and an empty data folder of its
 * own and with nobody to send mail to, and returns whether it is healthy and serves the release's
 * home page.
 */
export async function servesOnAnotherPort(deployment: Deployment, name: string): Promise<boolean> {
  const cwd = folderOf(deployment.root, name);
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const PORT = String((probe.address() as AddressInfo).port);
  probe.close();
  const DATA_DIR = mkdtempSync(join(tmpdir(), "publish-"));
  const withoutMail = { DATABASE_URL: "", SMTP_URL: "", MAIL_API_KEY: "", MAIL_API_URL: "" };
  const own = { ...withoutMail, NODE_ENV: "production", HOST: "127.0.0.1", PORT, DATA_DIR };
  const server = spawn("node_modules/.bin/node", ["--import", "tsx", "server/main.ts"], {
    cwd,
    env: { ...deployment.settings, ...own },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "close");
  try {
    const home = () => [homePageOf(cwd)];
    return await serves(`http://127.0.0.1:${PORT}`, home, () => server.exitCode === null);
  } finally {
    server.kill("SIGKILL");
    await ended;
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** Restarts the server, and returns whether it is healthy and serves a release's home page. */
export async function restartAndVerify(deployment: Deployment, name: string): Promise<boolean> {
  const { root, settings, config, desk } = deployment;
  const restart = settings.PUBLISH_RESTART || "systemctl restart washrooms";
  if (!(await runDetached(restart, root, deployment))) return false;
  const host = ["0.0.0.0", "::"].includes(config.host) ? "127.0.0.1" : config.host;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${config.port}`;
  const folder = folderOf(root, name);
  // Pages that the owner has published are built again by the server, and served until then.
  return serves(url, () => [homePageOf(folder), desk?.readOnlineHomePage(config.dataDir)]);
}

const homePageOf = (folder: string) =>
  readFileSync(join(folder, siteFolderOf({}), "index.html"), "utf8");

/** Asks again until the time is up, because the first answers are slow on a busy machine. */
async function serves(
  url: string,
  homePages: () => readonly (string | null | undefined)[],
  isRunning = () => true,
): Promise<boolean> {
  const ask = (path: string) =>
    fetch(url + path, { signal: AbortSignal.timeout(requestTimeout), redirect: "manual" });
  const end = Date.now() + answerWithin;
  do {
    const answers = await Promise.all([ask("/healthz"), ask("/")]).catch(() => null);
    if (answers?.[0].ok && homePages().includes(await answers[1].text())) return true;
    await wait(pollInterval);
  } while (Date.now() < end && isRunning());
  return false;
}
