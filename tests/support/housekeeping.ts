import { join } from "node:path";
import { allHolders } from "../../desk/server/erasure/holders.ts";
import { registrations } from "../../desk/server/registrations.ts";
import type { Housekeeping } from "../../server/housekeeping/housekeeping.ts";
import type { startTestServer } from "./servers/test-server.ts";

/** Returns the housekeeping of a test server, with a retention of two years. */
export const housekeepingOf = (
  testServer: Awaited<ReturnType<typeof startTestServer>>,
): Housekeeping => ({
  database: testServer.database,
  log: testServer.log,
  clock: testServer.clock,
  mailHost: "maple.example",
  data: {
    dataDir: testServer.folder,
    databaseAddress: { sqlite: join(testServer.folder, "requests.db") },
  },
  retentionDays: 730,
  content: () => ({ business: testServer.business }),
  holders: allHolders,
  tasks: [registrations.housekeeping],
  onNewMail: () => {},
});
