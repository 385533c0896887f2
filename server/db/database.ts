import type { Pool } from "pg";
import type { Db } from "./schema.ts";
import type { createWriteWatch } from "./write-watch.ts";

/** The path of a SQLite file, or the address of a PostgreSQL database that servers may share. */
export type DatabaseAddress = { sqlite: string } | { postgres: string };

/**
 * Runs `run` in a transaction and returns its result after the commit is on disk; throws its
 * error after a rollback. After a transient error `run` runs again. Transactions with the same
 * lock key run one after the other.
 */
export type Transact = <T>(run: (db: Db) => Promise<T>, lockKey: string) => Promise<T>;

export type Database = {
  db: Db;
  transact: Transact;
  /** The pool of connections to PostgreSQL; null with SQLite. */
  pool: Pool | null;
  writes: ReturnType<typeof createWriteWatch>;
};
