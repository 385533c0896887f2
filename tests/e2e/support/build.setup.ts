import { buildIfStale } from "../../../scripts/build-site.ts";
import { providePostgres } from "../../support/databases/postgres.ts";
import { setup } from "./setup-name.ts";

/** The browser tests look at the production build, and in some setups at PostgreSQL behind it. */
export default async function prepare() {
  await buildIfStale();
  return setup === "embedded" ? undefined : providePostgres();
}
