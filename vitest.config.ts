import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";
import desk from "./desk/vite.config.ts";

/**
 * Test files of races, leases, migrations, search, erasure, counts and what is written in SQL for one
 * database: they run on each of the two.
 */
const onBothDatabases = [
  "server/quote-requests/{quote-request.routes,quote-request.repository,email-key.repository}.test.ts",
  "server/quote-records/{inbox,search,triage,quote-records.repository}.test.ts",
  "server/outbox/{outbox.worker,hourly-ceiling}.test.ts",
  "server/quarantine/quarantine.test.ts",
  "server/db/{version-before,write-watch}.test.ts",
  "server/erasure/{erase,mail-files}.test.ts",
  "server/desk/requests/{requests.routes,undo,new-request,presence}.test.ts",
  "server/desk/bookings/bookings.routes.test.ts",
  "server/desk/access/{wrong-clock,devices/devices,sign-in/guessing,passkeys/passkey-twice}.test.ts",
  "server/reports/figures.test.ts",
];

/** Test files that compare a time with a limit: nothing else runs beside them. */
const timed = [
  "server/http/connection-limits.test.ts",
  "server/desk/access/sign-in/sign-in-time.test.ts",
  "tests/faults/disk.test.ts",
  "tests/faults/event-loop.test.ts",
  "tests/faults/load.test.ts",
  "tests/faults/slow-readers.test.ts",
];
const timedOnBothDatabases = [
  "server/db/newer-form.test.ts",
  "server/housekeeping/housekeeping.test.ts",
  "server/outbox/outbox-queries.test.ts",
  "server/desk/requests/answers-speed.test.ts",
];
const timedOnPostgres = [
  "server/db/postgres.postgres.test.ts",
  "server/hosted/hosted-function.postgres.test.ts",
  "tests/faults/event-loop.postgres.test.ts",
];
const allTimed = [...timed, ...timedOnBothDatabases, ...timedOnPostgres];
for (const files of [...onBothDatabases, ...allTimed])
  if (globSync(files).length === 0)
    throw new Error(`vitest.config.ts names ${files}, which is not there.`);

const builtSite = "tests/support/build.setup.ts";
const postgres = {
  env: { TEST_DATABASE: "postgres" },
  globalSetup: "tests/support/databases/postgres.setup.ts",
};
/** One file after the other, in a group that starts when the groups before it have ended. */
const alone = (groupOrder: number) => ({ maxWorkers: 1, sequence: { groupOrder } });

const project = (
  name: string,
  include: string[],
  exclude: string[] = [],
  options: object = {},
) => ({
  extends: true as const,
  test: { name, include, exclude: ["node_modules", "dist", ...exclude], ...options },
});
const unitTests = "{server,desk,site,quote-request,content-files,scripts,cli}/**/*";

export default defineConfig({
  define: desk.define,
  test: {
    // A test that hangs fails; one on a busy machine does not.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    setupFiles: "tests/support/business-zone.setup.ts",
    env: { SITE: "https://www.maple.example" },
    allowOnly: false,
    projects: [
      project(
        "sqlite",
        [`${unitTests}.test.{ts,tsx}`, "tests/{container,specification}/*.test.ts"],
        ["**/*.postgres.test.ts", ...allTimed],
      ),
      project(
        "postgres",
        [...onBothDatabases, `${unitTests}.postgres.test.ts`],
        allTimed,
        postgres,
      ),
      // What the built site says, read from its files; one worker reads each page once for all files.
      project("site", ["tests/site/**/*.test.ts"], [], { globalSetup: builtSite, isolate: false }),
      project("faults", ["tests/faults/*.test.ts"], ["**/*.postgres.test.ts", ...allTimed]),
      project("faults-postgres", ["tests/faults/*.postgres.test.ts"], allTimed, postgres),
      // Firefox, WebKit, nginx and Caddy do not come with npm; their tests are skipped without
      // them.
      project("engines", ["tests/engines/*.test.ts"], [], { globalSetup: builtSite }),
      project("proxies", ["tests/proxies/*.test.ts"], [], { globalSetup: builtSite }),
      project("timed", [...timed, ...timedOnBothDatabases], [], alone(1)),
      project("timed-postgres", [...timedOnBothDatabases, ...timedOnPostgres], [], {
        ...postgres,
        ...alone(2),
      }),
    ],
  },
});
