import { defineConfig } from "vitest/config";

/** What is kept in a database is tested on each of the two that there are. */
const onBothDatabases = [
  "server/{quote-requests,quarantine,outbox,housekeeping}/*.test.ts",
  "server/main.test.ts",
  "server/reports/weekly.test.ts",
  "server/db/{newer-form,prepared}.test.ts",
  "cli/{quote-requests.repository,erase,quotes}.test.ts",
  "cli/preflight/preflight.test.ts",
];

export default defineConfig({
  test: {
    // A test that hangs fails; one on a busy machine does not.
    testTimeout: 120_000,
    // More than there are cores here: most of them wait for servers, mails and databases most of the time.
    maxWorkers: 3,
    env: { SITE: "https://www.maple.example" },
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: "sqlite",
          include: [
            "{server,site,quote-request,scripts,cli}/**/*.test.{ts,tsx}",
            "tests/{container,faults}/*.test.ts",
          ],
          exclude: ["**/*.postgres.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          env: { TEST_DATABASE: "postgres" },
          include: [...onBothDatabases, "**/*.postgres.test.ts"],
          exclude: ["node_modules", "dist"],
          globalSetup: "tests/support/databases/postgres.setup.ts",
        },
      },
    ],
  },
});
