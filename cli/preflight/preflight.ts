/** The entry of `npm run preflight`: checks settings, mail, storage and content before launch. */

import { pluralize } from "../../content-files/pluralize.ts";
import { readBusiness } from "../../server/business/business.ts";
import { readConfig, readEnvironment } from "../../server/config.ts";
import { explainError } from "../../server/log/explain-error.ts";
import { setBusinessZone } from "../../server/time/business-clock.ts";
import { readSettings } from "../read-settings.ts";
import { addressCheck } from "./address.check.ts";
import { contentCheck, editorialCheck } from "./content.check.ts";
import { blocker, type Check, type PreflightContext, type PreflightFinding } from "./finding.ts";
import { mailCheck } from "./mail.check.ts";
import { requestCheck } from "./request.check.ts";
import { storageCheck } from "./storage.check.ts";

const checks: Check[] = [
  contentCheck,
  editorialCheck,
  addressCheck,
  mailCheck,
  storageCheck,
  requestCheck,
];

const marks = { blocker: "✗", advice: "!", ok: "✓" };

const help = `npm run preflight

Looks at what has to be right before the site goes online, and says what blocks that (✗) and what to think about (!).
It logs in to the mail server, and sends one test quote through the running server and erases it again.
Settings are the server's; SETTINGS=/etc/washrooms.env reads them from a file. It ends with code 1 when something blocks.`;

/** Runs every check, prints its findings, and returns the exit code: 1 when there is a blocker. */
export async function preflight(
  launch: PreflightContext,
  print: (line: string) => void,
): Promise<number> {
  const found: PreflightFinding[] = [];
  for (const { name, run } of checks) {
    print(`\n${name}`);
    const findings = await run(launch).catch((error: Error) => [blocker(error.message)]);
    for (const { severity, message } of findings) print(`  ${marks[severity]} ${message}`);
    found.push(...findings);
  }
  const count = (severity: PreflightFinding["severity"]) =>
    found.filter((one) => one.severity === severity).length;
  const blockers = count("blocker");
  print(
    blockers === 0
      ? `\nNothing blocks going online; ${pluralize(count("advice"), "thing")} to think about.`
      : `\nBefore going online, ${pluralize(blockers, "thing")} to put right; ${count("advice")} more to think about.`,
  );
  return blockers === 0 ? 0 : 1;
}

if (import.meta.main) {
  try {
    if (process.argv.length > 2) {
      console.log(help);
      process.exitCode = ["help", "--help", "-h"].includes(process.argv[2] ?? "") ? 0 : 1;
    } else {
      const business = readBusiness();
      setBusinessZone(business);
      const config = readConfig(readSettings(readEnvironment()), business);
      const launch = { config, business, contentDir: "content", siteFolder: config.siteFolder };
      process.exitCode = await preflight(launch, console.log);
    }
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}
