/** What the owner does with quote requests at the machine: `npm run quotes -- help`. */
import ora from "ora";
import { run } from "./run.ts";
import { readSettings } from "./settings.ts";

// On the other stream than what is said, and not at all where nobody watches.
const spinner = ora({ isSilent: !process.stderr.isTTY });

try {
  const said = await run(process.argv.slice(2), readSettings(process.env), (line) => {
    spinner.text = line;
    if (!spinner.isSpinning) spinner.start();
  });
  spinner.stop();
  console.log(said);
} catch (error) {
  spinner.stop();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
