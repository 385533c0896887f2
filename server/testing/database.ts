import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { DatabaseAddress } from "../db/database.ts";
import { createDatabase, usesPostgres } from "./postgres.ts";

export type QuoteRow = {
  reference: string;
  name: string;
  email: string;
  message: string;
  held_for: string | null;
};
export type MailRow = { kind: string; status: string; attempts: number; message_id: string };

const postgresOf = new Map<string, Promise<string>>();

/** The database of a data directory: a file in it, or, where tests use PostgreSQL, a database of its own. */
export async function databaseOf(dataDir: string): Promise<DatabaseAddress> {
  if (!usesPostgres()) return { sqlite: join(dataDir, "quotes.db") };
  const known = postgresOf.get(dataDir) ?? createDatabase();
  postgresOf.set(dataDir, known);
  return { postgres: await known };
}

const queries = {
  quotes: "select * from quote_request order by id",
  outbox: "select * from outbox_mail order by id",
};

/** Reads the rows in a database from beside the server that uses it. */
export async function readRowsOf(
  address: DatabaseAddress,
): Promise<{ quotes: QuoteRow[]; outbox: MailRow[] }> {
  if ("sqlite" in address) {
    const db = new DatabaseSync(address.sqlite, { readOnly: true });
    const quotes = db.prepare(queries.quotes).all() as QuoteRow[];
    const outbox = db.prepare(queries.outbox).all() as MailRow[];
    db.close();
    return { quotes, outbox };
  }
  const client = new pg.Client(address.postgres);
  await client.connect();
  const { rows: quotes } = await client.query<QuoteRow>(queries.quotes);
  const { rows: outbox } = await client.query<MailRow>(queries.outbox);
  await client.end();
  return { quotes, outbox };
}

/** Does something to a database from beside the server that uses it. */
export async function tamper(address: DatabaseAddress, statements: string): Promise<void> {
  if ("sqlite" in address) {
    const db = new DatabaseSync(address.sqlite);
    db.exec(statements);
    db.close();
    return;
  }
  const client = new pg.Client(address.postgres);
  await client.connect();
  await client.query(statements);
  await client.end();
}
