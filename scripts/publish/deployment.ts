import { spawn } from "node:child_process";
import type { Config } from "../../server/config.ts";

/** A server that is published on. */
export type Deployment = {
  /** The folder of the repository, the releases and the link to the current one. */
  root: string;
  /** The environment, with the server's settings. */
  settings: NodeJS.ProcessEnv;
  config: Config;
  /** Shell commands that start the server again from the current release, and that stop it. */
  restart: string;
  stop: string;
  /** How long a server may take from its start to its first answer, in milliseconds. */
  answerWithin: number;
  print: (line: string) => void;
};

/**
 * Runs a shell command in a folder with the server's settings, and returns whether it succeeded.
 */
export function run(
  command: string,
  folder: string,
  { settings }: Deployment,
  detached = false,
): Promise<boolean> {
  const child = spawn("sh", ["-c", command], {
    cwd: folder,
    env: settings,
    stdio: "inherit",
    detached,
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/** As run, in a session of its own, which signals of the terminal do not reach. */
export const runDetached = (
  command: string,
  folder: string,
  deployment: Deployment,
): Promise<boolean> => run(command, folder, deployment, true);

/**
 * Ignores Ctrl+C and lost terminals from now on, so that a release that was switched to is verified
 * or taken back. `answerWithin` limits how long that takes.
 */
export function ignoreSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
}
