import { spawn } from "node:child_process";
import { until } from "../until.ts";

type Program = {
  /** What it is called in an error. */
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string | undefined;
  /** Whether it serves, by all that it has printed. */
  isReady: (output: string) => unknown;
};

/** Starts a process and returns once it is ready; throws with its words when it ends before. */
export async function startProgram({ name, command, args, env, cwd, isReady }: Program) {
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => printed.push(String(chunk)));
  const output = () => printed.join("");
  const killWithTests = () => child.kill("SIGKILL");
  process.once("exit", killWithTests);
  let isRunning = true;
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).finally(() => {
    isRunning = false;
    process.off("exit", killWithTests);
  });
  await until(async () => {
    if (!isRunning) throw new Error(`${name} ended with code ${await ended}: ${output()}`);
    return isReady(output());
  }, `${name} to be ready`);
  return {
    pid: child.pid as number,
    /** All that it has printed so far. */
    output,
    /** Asks it to end and returns its exit code. */
    async stop(): Promise<number | null> {
      child.kill("SIGTERM");
      return ended;
    },
    /** Ends it without any warning, as a power cut does. */
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
