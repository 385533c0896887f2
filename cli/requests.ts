/** The entry of `npm run requests`: erases, backs up and restores quote requests. */
import { readEnvironment } from "../server/config.ts";
import { explainError } from "../server/log/explain-error.ts";
import { showProgress } from "../server/log/show-progress.ts";
import { readSettings } from "./read-settings.ts";
import { run } from "./run.ts";

try {
  const settings = readSettings(readEnvironment());
  const running = run(process.argv.slice(2), settings, showProgress);
  console.log(await running.finally(() => showProgress("")));
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
