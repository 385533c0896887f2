import type { Housekeeping } from "../../server/housekeeping/housekeeping.ts";
import type { openDesk } from "./servers/test-server.ts";

/** What keeps a test's desk in order, two years at a time. */
export const housekeepingOf = (desk: Awaited<ReturnType<typeof openDesk>>): Housekeeping => ({
  database: desk.database,
  log: desk.log,
  clock: desk.clock,
  mailHost: "maple.example",
  dataDir: desk.folder,
  retentionDays: 730,
  hasWeeklyDigest: false,
  onNewMail: () => {},
});
