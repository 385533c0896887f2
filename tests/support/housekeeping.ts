import type { Housekeeping } from "../../server/housekeeping/housekeeping.ts";
import type { startTestServer } from "./servers/test-server.ts";

/** What keeps a test server in order, two years at a time. */
export const housekeepingOf = (
  testServer: Awaited<ReturnType<typeof startTestServer>>,
): Housekeeping => ({
  database: testServer.database,
  log: testServer.log,
  clock: testServer.clock,
  mailHost: "maple.example",
  dataDir: testServer.folder,
  retentionDays: 730,
  hasWeeklyDigest: false,
  onNewMail: () => {},
});
