/** The entry of `npm run requests`: erases, backs up and restores quote requests. */
import { readEnvironment } from "../server/config.ts";
import { explainError } from "../server/log/explain-error.ts";
import { readSettings } from "./read-settings.ts";
import { run } from "./run.ts";

try {
  const settings = readSettings(readEnvironment());
  console.log(await run(process.argv.slice(2), settings));
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
