import { pino } from "pino";
import { openWebsite } from "../../../server/website/website.ts";
import { environmentWith } from "../settings.ts";

/** Returns this project's website as the desk of a server with this data folder edits it. */
export function openTestWebsite(
  dataDir: string,
  { forbidden = null as string | null, clock = Date.now } = {},
) {
  const missing: string[] = [];
  const website = openWebsite({
    root: process.cwd(),
    siteFolder: "dist/site",
    dataDir,
    env: environmentWith(),
    forbidden,
    missingUnits: async () => missing,
    expectReadable: () => {},
    clock,
    dayOf: (moment) => new Date(moment).toISOString().slice(0, 10),
    log: pino({ level: "silent" }),
  });
  return { website, missing };
}
