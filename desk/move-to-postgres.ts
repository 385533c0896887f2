import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { openDatabase } from "../server/db/open-database.ts";
import type { Db, Tables } from "../server/db/schema.ts";
import { expectStopped, fileExists, nameByMoment } from "./database-file.ts";

/** Requests before the mails that belong to them. */
const tables = ["quote_request", "outbox_mail"] as const satisfies (keyof Tables)[];
/** Rows that are read and written at once: PostgreSQL takes 65,535 values in a statement. */
const batch = 500;

export type Moved = { quotes: number; mails: number; kept: string };

/**
 * Copies all quote requests and mails of a SQLite file into an empty PostgreSQL database, compares them row by row and
 * puts the file aside under another name. All is copied or nothing. Throws a sentence when a server still runs on the
 * file, when the database has quote requests, or when a row differs.
 */
export async function moveToPostgres(file: string, url: string, now: Date): Promise<Moved> {
  if (!(await fileExists(file))) throw new Error(`There is no ${file} to move.`);
  expectStopped(file);
  const from = await openDatabase({ sqlite: file });
  const to = await openDatabase({ postgres: url });
  try {
    const [quotes = 0, mails = 0] = await to.db.transaction().execute(async (target) => {
      const counts: number[] = [];
      for (const table of tables) counts.push(await moveTable(from.db, target, table));
      return counts;
    });
    await from.db.destroy();
    expectStopped(file);
    const kept = join(dirname(file), nameByMoment("quotes-moved", now));
    await rename(file, kept);
    return { quotes, mails, kept };
  } finally {
    await Promise.all([from.db.destroy(), to.db.destroy()]);
  }
}

/** Returns how many rows were copied. */
async function moveTable(from: Db, to: Db, table: (typeof tables)[number]): Promise<number> {
  if ((await readAfter(to, table, 0)).length > 0)
    throw new Error(
      "The PostgreSQL database has quote requests already; move into an empty one, for example a new database.",
    );
  let count = 0;
  let last = 0;
  for (;;) {
    const rows = await readAfter(from, table, last);
    if (rows.length === 0) break;
    await to
      .insertInto(table)
      // Both tables' rows are as they were read.
      .values(rows as never)
      .execute();
    expectSame(table, rows, await readAfter(to, table, last));
    count += rows.length;
    last = rows.at(-1)?.id ?? last;
  }
  if (last > 0)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(to);
  return count;
}

const readAfter = (db: Db, table: (typeof tables)[number], id: number) =>
  db.selectFrom(table).selectAll().where("id", ">", id).orderBy("id").limit(batch).execute();

function expectSame(table: string, sent: { id: number }[], stored: { id: number }[]) {
  const plain = (row: object | undefined) => row && { ...row };
  for (const [at, row] of sent.entries())
    if (!isDeepStrictEqual(plain(row), plain(stored[at])))
      throw new Error(`Row ${row.id} of ${table} came out different; nothing was moved.`);
  if (sent.length !== stored.length)
    throw new Error(`${table} has other rows in PostgreSQL; nothing was moved.`);
}
