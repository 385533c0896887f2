import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs `npm run quotes` with these words on a data directory and returns what it said and its exit code. */
export async function quotes(dataDir: string, ...words: string[]) {
  return quotesWith({ DATA_DIR: dataDir }, ...words);
}

/** The same with settings. */
export async function quotesWith(settings: Record<string, string>, ...words: string[]) {
  const run = promisify(execFile)("node", ["--import", "tsx", "desk/quotes.ts", ...words], {
    env: { ...process.env, ...settings },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr as string }),
  );
}
