import { sql } from "kysely";
import type { Db } from "../../../server/db/schema.ts";

/** Returns all rows of all tables as one text, to see whether anything has changed. */
export async function dumpDatabase(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      return [name, rows.map((row) => JSON.stringify(row)).sort()] as const;
    }),
  );
  return JSON.stringify(rows.sort());
}
