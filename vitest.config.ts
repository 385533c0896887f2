import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** Test files that hold what is kept in a database: they run on each of the two databases. */
const onBothDatabases = [
  "server/{quote-requests,quote-records,replies,reminders,quarantine,outbox,housekeeping}/**/*.test.ts",
  "server/desk/{requests,housekeeping,calendar,push}/**/*.test.ts",
  "server/reports/weekly.test.ts",
  "server/db/{newer-form,prepared,mail-payload,desk-records}.test.ts",
  "server/erasure/erase.test.ts",
  "cli/quotes.test.ts",
  "server/desk/**/*.test.ts",
];

/** Test files that compare a time with a limit: nothing else runs beside them. */
const timed = [
  "desk/inbox/inbox-speed.test.ts",
  "server/export/export.test.ts",
  "server/backup/backup.test.ts",
  "quote-request/quote-request.schema.test.ts",
  "quote-request/visible-text.test.ts",
  "scripts/build/built-links.test.ts",
  "scripts/publish/publish-site.test.ts",
  "server/http/connection-limits.test.ts",
  "server/desk/access/sign-in/sign-in-time.test.ts",
  "server/log/mask-personal-data.test.ts",
  "server/mail/mail-errors.test.ts",
  "server/mail/refusals.test.ts",
  "site/features/guest-planner/guest-planner.test.ts",
  "site/features/guest-planner/typing-delay.test.ts",
  "tests/faults/disk.test.ts",
  "tests/faults/event-loop.test.ts",
  "tests/faults/load.test.ts",
  "tests/faults/slow-readers.test.ts",
];
const timedOnBothDatabases = [
  "cli/preflight/preflight.test.ts",
  "server/db/newer-form.test.ts",
  "server/housekeeping/housekeeping.test.ts",
  "server/main.test.ts",
  "server/outbox/outbox-queries.test.ts",
  "server/quarantine/digest/arrange-digest.test.ts",
  "server/quarantine/digest/read-digest.test.ts",
  "server/desk/requests/answers-speed.test.ts",
  "server/quote-records/inbox-speed.test.ts",
  "server/quote-requests/contact-form.routes.test.ts",
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
  test: {
    // A test that hangs fails; one on a busy machine does not.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // More than there are cores here: most wait for servers, mails and databases most of the time.
    maxWorkers: 3,
    env: { SITE: "https://www.maple.example" },
    allowOnly: false,
    projects: [
      project(
        "sqlite",
        [`${unitTests}.test.{ts,tsx}`, "tests/container/*.test.ts"],
        ["**/*.postgres.test.ts", ...allTimed],
      ),
      project(
        "postgres",
        [...onBothDatabases, `${unitTests}.postgres.test.ts`],
        allTimed,
        postgres,
      ),
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
