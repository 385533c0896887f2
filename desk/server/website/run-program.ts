import { spawn } from "node:child_process";
import { once } from "node:events";
import { getPriority, setPriority } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

type ProgramOptions = {
  /** How long it may take, in milliseconds. */
  timeout: number;
  input?: Uint8Array;
  /** What the program may use, in bytes; systems that cannot limit it do not. */
  memory?: number;
  env: NodeJS.ProcessEnv;
  /** Nobody waits for a build to answer: it goes after what the owner saves meanwhile. */
  isBuild?: boolean;
};

/** What a program prints (scripts/website/answer.ts). */
type ProgramAnswer<Value> = { value: Value } | { error: { message: string; code?: string } };

/** A program took too long and was stopped. */
export class StoppedProgramError extends Error {}

/**
 * What a program is given of the server's environment: what a system needs, and settings that end
 * up in the pages. No secret: what it decodes and renders comes from outside.
 */
const isGiven = (name: string): boolean =>
  /^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|LD_LIBRARY_PATH|NODE_(OPTIONS|EXTRA_CA_CERTS)|DESK)$/.test(
    name,
  ) || /^(SITE|PUBLIC)_/.test(name);

/**
 * Runs a TypeScript program of the release in a folder that has its packages, at a low priority,
 * and returns what it answers. Throws where it answers with an error, ends without an answer, or
 * takes too long; all of its processes are then killed.
 */
export async function runProgram<Value>(
  folder: string,
  words: readonly string[],
  { timeout, input, memory, env, isBuild = false }: ProgramOptions,
): Promise<Value> {
  const path = `${join(folder, "node_modules/.bin")}${delimiter}${env.PATH}`;
  const given = Object.fromEntries(Object.entries(env).filter(([name]) => isGiven(name)));
  const call = [process.execPath, "--import", "tsx", ...words];
  const limited = memory ? `ulimit -d ${Math.round(memory / 1024)} 2>/dev/null; ` : "";
  const child = spawn("/bin/sh", ["-c", `${limited}exec "$@"`, "sh", ...call], {
    cwd: folder,
    env: { ...given, PATH: path },
    detached: true,
  });
  const { pid } = child;
  // Where the system has no file left, nothing below hears of it.
  child.on("error", () => {});
  // A program that ended before it read all has said why.
  child.stdin.on("error", () => {}).end(input);
  const kill = () => {
    try {
      if (pid) process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended.
    }
  };
  const timer = setTimeout(kill, timeout);
  process.once("exit", kill);
  try {
    lowerPriority(pid, isBuild ? 19 : 10);
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close"),
    ]);
    if (code === null) throw new StoppedProgramError(`${words[0]} was stopped.`);
    if (code !== 0) throw new Error(`${words[0]} ended with ${code}: ${errors.slice(0, 500)}`);
    const answer: ProgramAnswer<Value> = JSON.parse(output);
    if ("value" in answer) return answer.value;
    throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
  } finally {
    clearTimeout(timer);
    process.removeListener("exit", kill);
  }
}

/** Lets the server go first, whatever its priority; a system that forbids this still runs it. */
function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid) setPriority(pid, Math.max(niceness, getPriority()));
  } catch {
    // It has ended, or may not be changed.
  }
}
