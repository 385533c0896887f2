/** What the owner does with quote requests at the machine: `npm run quotes -- help`. */
import { run } from "./run.ts";
import { readSettings } from "./settings.ts";

try {
  console.log(await run(process.argv.slice(2), readSettings(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
