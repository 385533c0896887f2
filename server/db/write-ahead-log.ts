import { sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import type { Db } from "./schema.ts";
import { isPassing } from "./when-ready.ts";

/**
 * Brings SQLite's write-ahead log into the database file and empties it, because it still holds what
 * was erased; returns false while somebody reads, who keeps it from that. True with PostgreSQL.
 */
export async function emptyWriteAheadLog(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true;
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  } catch (error) {
    if (isPassing(error)) return false;
    throw error;
  }
}
