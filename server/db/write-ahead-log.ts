import { sql } from "kysely";
import { isPostgres } from "./dialect.ts";
import { isTransientError } from "./retry-transient.ts";
import type { Db } from "./schema.ts";

/**
 * Checkpoints and truncates SQLite's write-ahead log, which still holds erased rows; returns false
 * while a reader prevents that. True with PostgreSQL.
 */
export async function emptyWriteAheadLog(db: Db): Promise<boolean> {
  if (isPostgres(db)) return true;
  return db.connection().execute(async (connection) => {
    // SQLite blocks the event loop while it waits; housekeeping tries again later.
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
