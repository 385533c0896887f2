/** The entry of `npm run quotes`: lists, changes, exports, backs up and erases quote requests. */

import { readEnvironment } from "../server/config.ts";
import { explainError } from "../server/log/explain-error.ts";
import { run } from "./run.ts";
import { readSettings } from "./settings.ts";
import { startProgress } from "./terminal/progress.ts";

const progress = startProgress();

try {
  const said = await run(process.argv.slice(2), readSettings(readEnvironment()), progress.report);
  progress.stop();
  console.log(said);
} catch (error) {
  progress.stop();
  console.error(explainError(error));
  process.exitCode = 1;
}
