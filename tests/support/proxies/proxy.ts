import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { freePort } from "../servers/ports.ts";
import { startProgram } from "../servers/start-program.ts";
import { environmentWith } from "../settings.ts";

/** The name that the shipped configurations are written for. */
export const siteName = "www.mapleandbrass.example";

export type ReverseProxy = {
  name: string;
  /** The file that the owner is given. */
  configuration: string;
  /** Why it cannot be tested on this machine; null where it can. */
  missing: string | null;
  /** Whether it hands a request on when a replica dies over it; else the visitor resends it. */
  savesRequests: boolean;
  /** Whether pages are there while no server is. */
  keepsPages: boolean;
  /** Starts it before the replicas (host and port), with all it writes in the folder. */
  start: (folder: string, replicas: string[]) => Promise<RunningProxy>;
};

export type Ports = { http: number; https: number };
export type RunningProxy = Ports & {
  /** The certificate that a visitor has to trust. */
  authority: Buffer;
  stop: () => Promise<void>;
  /** What the proxy has logged so far, of requests and of errors. */
  logged: () => Promise<string>;
};

/** Runs a program and returns what it printed; null where the machine does not have it. */
export function run(program: string, args: string[]): string | null {
  const { error, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return error ? null : stdout + stderr;
}

/** Fills a shipped configuration in for a test; throws where it lacks what is replaced. */
export async function render(
  file: string,
  replacements: readonly (readonly [RegExp, string])[],
): Promise<string> {
  let text = await readFile(file, "utf8");
  for (const [pattern, replacement] of replacements) {
    const replaced = text.replace(pattern, replacement);
    if (replaced === text) throw new Error(`${file} has nothing like ${pattern} to replace.`);
    text = replaced;
  }
  return text;
}

/** Two ports that nobody listens on. */
export async function findPorts(): Promise<Ports> {
  return { http: await freePort(), https: await freePort() };
}

type Program = { program: string; args: string[]; env?: Record<string, string>; ports: Ports };

/** Starts a proxy as a process of its own, and returns once it listens. */
export async function startProxyProgram({ program, args, env, ports }: Program) {
  const { output, stop } = await startProgram({
    name: program,
    command: program,
    args,
    env: environmentWith(env),
    isReady: async () => (await isOpen(ports.http)) && (await isOpen(ports.https)),
  });
  return { output, stop: async () => void (await stop()) };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isConnected = await once(socket, "connect").catch(() => null);
  socket.destroy();
  return isConnected !== null;
}
