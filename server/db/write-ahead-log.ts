import { sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import { isTransientError } from "./retry-transient.ts";
import type { Db } from "./schema.ts";

/**
 * Brings SQLite's write-ahead log into the database file and empties it, because it still holds what
 * was erased; returns false while somebody reads, who keeps it from that. True with PostgreSQL.
 */
export async function emptyWriteAheadLog(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true;
  return db.connection().execute(async (connection) => {
    // SQLite waits by standing still, and every visitor with it; who cannot have its turn now comes again.
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      return await truncate(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}

async function truncate(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  } catch (error) {
    if (isTransientError(error)) return false;
    throw error;
  }
}
