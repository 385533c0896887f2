import { rename, utimes } from "node:fs/promises";
import { dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { ReportProgress } from "../../server/backup/backup.ts";
import {
  backupFile,
  createBackupFolder,
  fileExists,
  requireServerStopped,
} from "../../server/backup/database-file.ts";
import { openDatabase } from "../../server/db/open-database.ts";
import type { Db } from "../../server/db/schema.ts";
import { explainDamage } from "../../server/db/sqlite-fault.ts";

/**
 * The tables in the order of their foreign keys, with their keys. Sessions are not moved: people
 * sign in again.
 */
const keyColumns = {
  quote_request: "id",
  outbox_mail: "id",
  mail_naming: "id",
  quote_mark: "quote_request_id",
  booking: "quote_request_id",
  booking_unit: "id",
  unit_absence: "id",
  quote_note: "id",
  quote_reply: "id",
  desk_setting: "name",
  desk_action: "id",
  desk_log: "id",
  desk_passkey: "id",
} as const;
type MovedTable = keyof typeof keyColumns;
type Row = Record<string, unknown>;
/** Rows of one statement, in which PostgreSQL takes 65,535 values. */
const batchSize = 500;

/**
 * Copies all rows of a SQLite file into an empty PostgreSQL database in one transaction, compares
 * each row, and moves the file into the folder of backups. Throws a sentence when a server uses the
 * file, when the database has quote requests, or when a row differs.
 */
export async function moveToPostgres(
  file: string,
  url: string,
  now: Date,
  report: ReportProgress,
): Promise<{ quotes: number; mails: number; kept: string }> {
  if (!(await fileExists(file))) throw new Error(`There is no ${file} to move.`);
  try {
    requireServerStopped(file);
  } catch (error) {
    throw explainDamage(error, file);
  }
  const from = await openDatabase({ sqlite: file });
  const to = await openDatabase({ postgres: url });
  try {
    const [quotes = 0, mails = 0] = await to.db.transaction().execute(async (target) => {
      const counts: number[] = [];
      for (const table of Object.keys(keyColumns) as MovedTable[])
        counts.push(await moveTable(from.db, target, table, report));
      return counts;
    });
    await from.db.destroy();
    requireServerStopped(file);
    const kept = backupFile("quotes-moved", file, now);
    await createBackupFolder(dirname(kept), file);
    await rename(file, kept);
    await utimes(kept, now, now);
    return { quotes, mails, kept };
  } finally {
    await Promise.all([from.db.destroy(), to.db.destroy()]);
  }
}

/** Returns how many rows were copied. */
async function moveTable(
  from: Db,
  to: Db,
  table: MovedTable,
  report: ReportProgress,
): Promise<number> {
  if ((await readRows(to, table)).size > 0)
    throw new Error(
      "The PostgreSQL database has quote requests already; move into an empty one, for example a new database.",
    );
  const rows = await readRows(from, table);
  const values = [...rows.values()];
  for (let at = 0; at < values.length; at += batchSize) {
    report(`Moving to PostgreSQL: ${at} of ${values.length} rows of ${table} …`);
    // Rows have the same columns in both databases.
    const batch = values.slice(at, at + batchSize) as never;
    await to.insertInto(table).values(batch).execute();
  }
  const stored = await readRows(to, table);
  for (const [key, row] of rows)
    if (!isDeepStrictEqual(row, stored.get(key)))
      throw new Error(`Row ${key} of ${table} came out different; nothing was moved.`);
  if (rows.size !== stored.size)
    throw new Error(`${table} has other rows in PostgreSQL; nothing was moved.`);
  if (typeof values[0]?.id === "number")
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id))
      from ${sql.table(table)}`.execute(to);
  return rows.size;
}

/** Returns all rows of a table by their keys. */
async function readRows(db: Db, table: MovedTable): Promise<Map<unknown, Row>> {
  const rows: Row[] = await db.selectFrom(table).selectAll().execute();
  return new Map(rows.map((row) => [row[keyColumns[table]], { ...row }]));
}
