/** The entry of `npm run quotes`: exports, erases, backs up and restores quote requests. */
import { readEnvironment } from "../server/config.ts";
import { explainError } from "../server/log/explain-error.ts";
import { showProgress } from "./progress.ts";
import { run } from "./run.ts";
import { readSettings } from "./settings.ts";

try {
  const said = await run(process.argv.slice(2), readSettings(readEnvironment()), showProgress);
  showProgress("");
  console.log(said);
} catch (error) {
  showProgress("");
  console.error(explainError(error));
  process.exitCode = 1;
}
