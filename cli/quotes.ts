/** What the owner does with quote requests at the machine: `npm run quotes -- help`. */
import { startProgress } from "../scripts/progress.ts";
import { readEnvironment } from "../server/config.ts";
import { explainError } from "../server/log/explain-error.ts";
import { run } from "./run.ts";
import { readSettings } from "./settings.ts";

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
