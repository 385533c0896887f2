import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { openWebsite } from "../../../server/website/website.ts";
import { startTestServer, temporaryFolder } from "../servers/test-server.ts";
import { environmentWith } from "../settings.ts";
import { signInToDesk } from "./desk-api-client.ts";

/** A test server whose desk edits this project's website, in a data folder of its own. */
export async function startWebsiteServer({
  forbidden = null as string | null,
  clock = Date.now,
} = {}) {
  const dataDir = await temporaryFolder();
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
  onTestFinished(() => website.stop());
  const server = await startTestServer({ website });
  const desk = await signInToDesk(server);
  return { ...server, ...desk, website, missing, folder: join(dataDir, "website") };
}
