import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Returns the settings of the environment and, where SETTINGS names a file as service managers read it, those of the file under
 * them; throws a sentence when there is no such file.
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
