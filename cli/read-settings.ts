import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Returns the environment's settings; where SETTINGS names an environment file of systemd, also
 * those of the file, over which the environment's win. Throws a sentence when the file cannot be
 * read.
 */
export function readSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { SETTINGS: file } = env;
  if (!file) return env;
  try {
    return { ...parseEnv(readFileSync(file, "utf8")), ...env };
  } catch {
    throw new Error(`SETTINGS is ${file}, which cannot be read.`);
  }
}
