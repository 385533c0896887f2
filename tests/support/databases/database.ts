import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import pg from "pg";
import { deskMigrations } from "../../../desk/server/db/migrations.ts";
import type { Database, DatabaseAddress } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open-database.ts";
import type { Db } from "../../../server/db/schema.ts";
import { usesPostgres } from "../settings.ts";
import { createDatabase } from "./postgres.ts";

export type StoredRequest = {
  reference: string;
  name: string;
  email: string;
  message: string;
  quarantine_reasons: string | null;
};
export type MailRow = { kind: string; status: string; attempts: number; message_id: string };

const postgresOf = new Map<string, Promise<string>>();

/** A data directory's database: a file in it, or one of its own on PostgreSQL. */
export async function databaseOf(dataDir: string): Promise<DatabaseAddress> {
  if (!usesPostgres) return { sqlite: join(dataDir, "requests.db") };
  const known = postgresOf.get(dataDir) ?? createDatabase();
  postgresOf.set(dataDir, known);
  return { postgres: await known };
}

/** Opens a database with the desk's tables beside the server's. */
export const openWholeDatabase = (address: DatabaseAddress): Promise<Database> =>
  openDatabase(address, [deskMigrations]);

/** Runs a query in a connection of its own, beside the server that uses the database. */
async function ask<Row>(address: DatabaseAddress, query: string): Promise<Row[]> {
  if ("postgres" in address) return (await askPostgres(address.postgres, query)).rows as Row[];
  const db = new DatabaseSync(address.sqlite, { readOnly: true });
  const rows = db.prepare(query).all() as Row[];
  db.close();
  return rows;
}

async function askPostgres(url: string, query: string) {
  const client = new pg.Client(url);
  await client.connect();
  return client.query(query).finally(() => client.end());
}

/** Whether somebody waits for a lock of PostgreSQL. */
export async function isLockAwaited(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
  return rows.length > 0;
}

/** Reads the rows in a database. */
export async function readRowsOf(
  address: DatabaseAddress,
): Promise<{ requests: StoredRequest[]; outbox: MailRow[] }> {
  return {
    requests: await ask<StoredRequest>(address, "select * from quote_request order by id"),
    outbox: await ask<MailRow>(address, "select * from outbox_mail order by id"),
  };
}

/** Whether every mail in an outbox went out. */
export async function isAllSentIn(address: DatabaseAddress): Promise<boolean> {
  const left = await ask(address, "select id from outbox_mail where status <> 'sent' limit 1");
  return left.length === 0;
}

/** Runs statements in a connection of their own, beside the server that uses the database. */
export async function executeSql(address: DatabaseAddress, statements: string): Promise<void> {
  if ("postgres" in address) return void (await askPostgres(address.postgres, statements));
  const db = new DatabaseSync(address.sqlite);
  db.exec(statements);
  db.close();
}
