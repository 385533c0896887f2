import type { Migrations } from "../../../server/db/migrate.ts";
import { desk } from "./migrations/0001-desk.ts";
import { siteNotes } from "./migrations/0002-site-notes.ts";

/** The migrations that make the desk's tables, after the server's. */
export const deskMigrations: Migrations = {
  recordedIn: "desk_migration",
  statements: { "0001-desk": desk, "0002-site-notes": siteNotes },
};
