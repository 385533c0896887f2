import type { Migrations } from "../../../server/db/migrate.ts";
import { desk } from "./migrations/0001-desk.ts";
import { siteNotes } from "./migrations/0002-site-notes.ts";
import { tableNames } from "./migrations/0003-table-names.ts";

/** The migrations that make the desk's tables, after the server's. */
export const deskMigrations: Migrations = {
  recordedIn: "desk_migration",
  statements: { "0001-desk": desk, "0002-site-notes": siteNotes, "0003-table-names": tableNames },
};
