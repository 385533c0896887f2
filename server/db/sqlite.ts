import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, type Logger, SqliteAdapter, type SqliteDatabase, SqliteDialect } from "kysely";
import { isTransientError } from "./retry-transient.ts";
import type { Db, Tables } from "./schema.ts";

/**
 * How long a statement waits for another process's lock, in milliseconds. SQLite blocks the event
 * loop meanwhile, so this is just enough for one write.
 */
const statementBusyTimeout = 250;

/**
 * Opens a SQLite file; creates it with its folder where missing, readable by its owner only.
 * Commits are on disk (synchronous=FULL). `log` is told of each query. Throws a sentence where the
 * file cannot be opened, and a transient error where another process opens it at the same moment:
 * the switch to WAL does not wait for locks.
 */
export function openSqlite(file: string, log: Logger = () => {}): Db {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would create it readable by all users; its -wal and -shm files copy its permissions.
  closeSync(openSync(file, "a", 0o600));
  const dialect = new SqliteDialect({ database: forKysely(connect(file)) });
  dialect.createAdapter = () => new TransactionalAdapter();
  return new Kysely<Tables>({ dialect, log });
}

/** Opens the file and sets the pragmas of a connection. */
function connect(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: statementBusyTimeout });
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    // Overwrites deleted rows with zeros.
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

/** Makes Kysely run SQLite's migrations in a transaction, which it does not by default. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Adapts node:sqlite to the part of better-sqlite3's interface that Kysely uses. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase["prepare"]>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      // A transaction that begins with a read fails with SQLITE_BUSY at its first write where
      // another process wrote meanwhile; "immediate" takes the write lock at its beginning.
      const statement = adapt(database.prepare(sql === "begin" ? "begin immediate" : sql));
      // SQLite ends the transaction by itself where a disk is full: a rollback would then throw an
      // error of its own, in place of the one that says why.
      if (sql === "rollback") {
        const { run } = statement;
        const nothing = { changes: 0, lastInsertRowid: 0 };
        statement.run = (parameters) => (database.isTransaction ? run(parameters) : nothing);
      }
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
