import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";
import { busyTimeout, isTransientError } from "./retry-transient.ts";
import type { Db, Tables } from "./schema.ts";

/**
 * How long a statement waits for another process, in milliseconds. SQLite waits by standing still, and everybody with it:
 * long enough for another server's write, and no longer.
 */
const statementBusyTimeout = 250;

/**
 * Opens the SQLite file, which is made with its folder when missing, readable by its owner only.
 * A transaction that was committed is on disk (synchronous=FULL); throws when the file cannot be opened.
 */
export function openSqlite(file: string): Db {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would make the file readable by everybody; its -wal and -shm files take after it.
  closeSync(openSync(file, "a", 0o600));
  const database = prepare(file);
  return new Kysely<Tables>({ dialect: new Dialect({ database: forKysely(database) }) });
}

/** Opens the file as every connection needs it; throws a sentence for a file that is no database, or a folder that cannot be written. */
function prepare(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA busy_timeout = ${statementBusyTimeout}`);
    switchToWal(database);
    database.exec("PRAGMA synchronous = FULL");
    database.exec("PRAGMA foreign_keys = ON");
    // What is erased is overwritten.
    database.exec("PRAGMA secure_delete = ON");
    return database;
  } catch (error) {
    if (isTransientError(error)) throw error;
    throw new Error(
      `${file} cannot be used as the database (${(error as Error).message}). Look at what the file is and who may write it and its folder; DATA_DIR or DATABASE_URL names it.`,
      { cause: error },
    );
  }
}

/** SQLite does not heed the busy time-out here: of two that open a new file at once, one is refused and asks again. */
function switchToWal(database: DatabaseSync): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const end = Date.now() + busyTimeout;
  for (;;) {
    try {
      database.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (!isTransientError(error) || Date.now() > end) throw error;
      Atomics.wait(pause, 0, 0, 20);
    }
  }
}

/** Kysely runs SQLite's migrations outside a transaction by default; a kill among them would leave half the tables for good. */
class Dialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Gives Kysely the part of better-sqlite3's interface that it needs, over Node's own SQLite. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      // A transaction that reads first and writes later would fail at once, without waiting, when another process wrote
      // in between; taking the write lock at its start makes it wait its turn instead.
      const statement = adapt(database.prepare(sql === "begin" ? "begin immediate" : sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function adapt(statement: StatementSync): ReturnType<SqliteDatabase["prepare"]> {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
