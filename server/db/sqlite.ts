import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import type { Tables } from "./schema.ts";

export type Db = Kysely<Tables>;

/**
 * Opens the SQLite file, which is made with its folder when missing, readable by its owner only.
 * A transaction that was committed is on disk (synchronous=FULL); throws when the file cannot be opened.
 */
export function openSqlite(file: string): Db {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  // The time-out comes first: switching to WAL needs a lock that another process may hold.
  database.exec("PRAGMA busy_timeout = 5000");
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
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
