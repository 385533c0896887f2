import { spawn } from "node:child_process";
import type { Config } from "../../server/config.ts";

/** A server that is published on. */
export type Place = {
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
  say: (line: string) => void;
};

/** Runs a shell command in a folder with the server's settings, and returns whether it succeeded. */
export function run(command: string, folder: string, { settings }: Place): Promise<boolean> {
  const child = spawn("sh", ["-c", command], { cwd: folder, env: settings, stdio: "inherit" });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}
