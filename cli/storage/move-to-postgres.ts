import { rename } from "node:fs/promises";
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
import { isPostgres } from "../../server/db/dialect.ts";
import { openDatabase } from "../../server/db/open-database.ts";
import type { Db } from "../../server/db/schema.ts";
import { explainDamage } from "../../server/db/sqlite-fault.ts";

/** The tables in the order of their foreign keys, with the column that orders their rows. */
const keyColumns = {
  quote_request: "id",
  outbox_mail: "id",
  quote_mark: "quote_request_id",
  quote_note: "id",
  quote_reply: "id",
  desk_setting: "name",
  desk_action: "id",
  desk_log: "id",
  desk_passkey: "id",
} as const;
/** Tables whose key is a text. Sessions are not moved: people sign in again. */
const withTextKeys: readonly string[] = ["desk_setting", "desk_action", "desk_passkey"];
type MovedTable = keyof typeof keyColumns;
type Row = Record<string, unknown>;
/** Rows of one statement, in which PostgreSQL takes 65,535 values. */
const batchSize = 500;

export type Moved = { quotes: number; mails: number; kept: string };

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
): Promise<Moved> {
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
  const hasTextKeys = withTextKeys.includes(table);
  let last: string | number = hasTextKeys ? "" : 0;
  if ((await readAfter(to, table, last)).length > 0)
    throw new Error(
      "The PostgreSQL database has quote requests already; move into an empty one, for example a new database.",
    );
  let count = 0;
  for (;;) {
    const rows = await readAfter(from, table, last);
    if (rows.length === 0) break;
    await to
      .insertInto(table)
      // Rows have the same columns in both databases.
      .values(rows as never)
      .execute();
    expectSame(table, rows, await readAfter(to, table, last));
    count += rows.length;
    report(`Moving to PostgreSQL: ${count} rows of ${table} are there, and the same …`);
    const key = rows.at(-1)?.[keyColumns[table]];
    last = hasTextKeys ? String(key) : Number(key);
  }
  if (Number(last) > 0 && keyColumns[table] === "id")
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(to);
  return count;
}

async function readAfter(db: Db, table: MovedTable, key: number | string): Promise<Row[]> {
  const name = sql.ref(keyColumns[table]);
  // PostgreSQL would order texts by a language's rules; SQLite orders them by their bytes.
  const isText = typeof key === "string" && isPostgres(db);
  const column = isText ? sql`${name} collate "C"` : name;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${column} > ${key}
    order by ${column} limit ${batchSize}`.execute(db);
  return rows.map((row) => ({ ...row }));
}

function expectSame(table: string, sent: readonly Row[], stored: readonly Row[]) {
  for (const [at, row] of sent.entries())
    if (!isDeepStrictEqual(row, stored[at]))
      throw new Error(
        `Row ${row[keyColumns[table as MovedTable]]} of ${table} came out different; nothing was moved.`,
      );
  if (sent.length !== stored.length)
    throw new Error(`${table} has other rows in PostgreSQL; nothing was moved.`);
}
