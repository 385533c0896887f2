/**
 * What tests read of the environment and leave in it for their workers, which are processes of
 * their own. Nothing else under tests/ does either.
 */
import { settingNames } from "../../server/settings.ts";

const env = process.env;

/**
 * How the site runs while visitors' journeys are tested: on the embedded backend with a SQLite
 * file, on several servers that share PostgreSQL, or on a static host with the hosted function.
 */
export type Setup = "embedded" | "replicas" | "hosted";

const setups: readonly string[] = ["embedded", "replicas", "hosted"] satisfies Setup[];

/** The setup that SETUP names; throws when there is no such setup. */
function readSetup(name = env.SETUP || "embedded"): Setup {
  if (!setups.includes(name)) throw new Error(`SETUP must be one of ${setups.join(", ")}.`);
  return name as Setup;
}
export const setup = readSetup();

/** The suite of scripts/test-suites.ts that runs; its reports and pictures have this name. */
export const suiteName = env.SUITE || (setup === "embedded" ? "browser" : setup);

/** Whether tests use PostgreSQL in place of SQLite files. */
export const usesPostgres = env.TEST_DATABASE === "postgres" || setup !== "embedded";

/** Programs that are not where they are looked for, by their paths. */
export const programs = {
  chromium: env.CHROMIUM_PATH,
  firefox: env.FIREFOX_PATH,
  nginx: env.NGINX_PATH || "nginx",
  caddy: env.CADDY_PATH || "caddy",
};

/** The address of the PostgreSQL server that the workers of a run share. */
export const sharedPostgres = {
  read(): string {
    if (!env.TEST_POSTGRES_URL) throw new Error("This run has started no PostgreSQL server.");
    return env.TEST_POSTGRES_URL;
  },
  write(url: string) {
    env.TEST_POSTGRES_URL = url;
  },
  clear() {
    delete env.TEST_POSTGRES_URL;
  },
};

/** Returns the environment without settings of whoever runs the tests, under these settings. */
export function environmentWith(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const clean = { ...env };
  for (const name of [...settingNames, "SETTINGS"]) delete clean[name];
  return { ...clean, ...settings };
}
