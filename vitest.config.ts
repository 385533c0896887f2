import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";
import desk from "./desk/app/vite.config.ts";

/**
 * Test files of races, leases, migrations, search, erasure, counts and what is written in SQL for
 * one database: they run on each of the two.
 */
const onBothDatabases = [
  "server/quote-requests/quote-request.repository.test.ts",
  "desk/server/request-records/{inbox.repository,filter-requests,triage,request-records.repository}.test.ts",
  "server/outbox/{outbox.worker,outbox-queries}.test.ts",
  "server/db/write-watch.test.ts",
  "server/erasure/erase.test.ts",
  "server/housekeeping/housekeeping.test.ts",
  "desk/server/agreement/{agreement,agreed-request}.test.ts",
  "desk/server/races.test.ts",
  "desk/server/requests/undo.test.ts",
];

for (const files of onBothDatabases)
  if (globSync(files).length === 0)
    throw new Error(`vitest.config.ts names ${files}, which is not there.`);

const builtSite = "tests/support/build.setup.ts";
/** One worker loads modules once for all files. */
const loadedOnce = { isolate: false, unstubGlobals: true };
const postgres = {
  ...loadedOnce,
  env: { TEST_DATABASE: "postgres" },
  globalSetup: "tests/support/databases/postgres.setup.ts",
};

const project = (
  name: string,
  include: string[],
  exclude: string[] = [],
  options: object = {},
) => ({
  extends: true as const,
  test: { name, include, exclude: ["node_modules", "dist", ...exclude], ...options },
});
const ofPostgres = "**/*.postgres.test.ts";
/** Test files that build, publish, or start programs of the project. */
const startsPrograms = [
  "{scripts,cli}/**/*.test.ts",
  "site/build/content/content-build*.test.ts",
  "tests/container/*.test.ts",
];

export default defineConfig({
  define: desk.define,
  test: {
    // A test that hangs fails; one on a busy machine does not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    setupFiles: "tests/support/business-zone.setup.ts",
    env: { SITE: "https://www.maple.example" },
    allowOnly: false,
    projects: [
      project(
        "units",
        ["{site,quote-request,content-files}/**/*.test.{ts,tsx}", "tests/specification/*.test.ts"],
        startsPrograms,
        loadedOnce,
      ),
      // Modules of the desk read what a browser brings as they are loaded, and tests stub that.
      project("units-desk", ["desk/app/**/*.test.{ts,tsx}"]),
      project("programs", startsPrograms, [ofPostgres], loadedOnce),
      project("server", ["{server,desk/server}/**/*.test.{ts,tsx}"], [ofPostgres], loadedOnce),
      project(
        "postgres",
        [...onBothDatabases, `{server,desk/server,cli,scripts}/${ofPostgres}`],
        [],
        postgres,
      ),
      // What the built site says, read from files; one worker reads each page once for all of them.
      project("site", ["tests/site/**/*.test.ts"], [], { globalSetup: builtSite, isolate: false }),
      project("faults", ["tests/faults/*.test.ts"], [], loadedOnce),
      // Firefox, WebKit, nginx and Caddy do not come with npm; their tests are skipped without
      // them.
      project("engines", ["tests/engines/*.test.ts"], [], { globalSetup: builtSite }),
      project("proxies", ["tests/proxies/*.test.ts"], [], { globalSetup: builtSite }),
    ],
  },
});
