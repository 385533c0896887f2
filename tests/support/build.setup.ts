import { buildDeskIfStale } from "../../scripts/build-desk.ts";
import { buildIfStale } from "../../scripts/build-site.ts";
import { buildSettings } from "./built-site.ts";
import { providePostgres } from "./databases/postgres.ts";
import { environmentWith, setup } from "./settings.ts";

/** Builds the site that this run's tests read, unless it is built already. */
export const buildSiteForTests = () => buildIfStale(environmentWith(buildSettings[setup]));

const buildDeskForTests = () => buildDeskIfStale(environmentWith(buildSettings[setup]));

/** Playwright and Vitest run this before the tests that need the built site. */
export default async function prepare() {
  await buildSiteForTests();
  await buildDeskForTests();
  return setup === "embedded" ? undefined : providePostgres();
}
