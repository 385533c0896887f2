import type { Pool } from "pg";
import type { Db } from "./schema.ts";

/** Where quote requests are kept: a SQLite file, or a PostgreSQL database that several servers may share. */
export type DatabaseAddress = { sqlite: string } | { postgres: string };

/**
 * Runs a write in a transaction and returns what it returns once it is on disk; throws what it throws, having stored
 * nothing. A write may be run again where the database was away for a moment. Of writes with the same turn, each begins when
 * the one before it is done.
 */
export type Write = <T>(write: (db: Db) => Promise<T>, turn: string) => Promise<T>;

export type Database = {
  db: Db;
  write: Write;
  /** The connections to PostgreSQL; null with SQLite. */
  pool: Pool | null;
};
