/**
 * How the site is run while visitors' journeys are tried, by the variable SETUP: on the embedded backend with a SQLite file, on
 * several servers that share PostgreSQL, or from a host for files with the hosted function behind it.
 */
export type SetupName = "embedded" | "replicas" | "hosted";

export const setup = (process.env.SETUP || "embedded") as SetupName;

/** Where the hosted function listens; the site is built to call it there. */
export const functionPort = 54_321;

const settings: Record<SetupName, Record<string, string>> = {
  embedded: {},
  replicas: { TEST_DATABASE: "postgres" },
  hosted: {
    TEST_DATABASE: "postgres",
    SITE_FOLDER: "dist/hosted",
    PUBLIC_BACKEND_URL: `http://127.0.0.1:${functionPort}`,
    PUBLIC_BACKEND_ANON_KEY: "a-public-key",
  },
};

// Before anything asks which folder is built and served, and which database tests use.
Object.assign(process.env, settings[setup]);
