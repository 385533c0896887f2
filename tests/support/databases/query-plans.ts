import { CompiledQuery, type KyselyPlugin, sql } from "kysely";
import { isPostgres } from "../../../server/db/dialect.ts";
import type { Db } from "../../../server/db/schema.ts";

/** Returns the queries of what is run that have no index and read a whole table, with plans. */
export async function listTableScans(db: Db, run: (db: Db) => Promise<unknown>): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(watch));
  // PostgreSQL reads small tables from end to end, whatever indexes they have.
  if (isPostgres(db)) await sql`set enable_seqscan = off`.execute(db);
  const explain = isPostgres(db) ? "explain" : "explain query plan";
  const scans: string[] = [];
  for (const query of queries) {
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
    );
    const plan = rows.map((row) => String(row.detail ?? row["QUERY PLAN"])).join("\n");
    // SQLite says SEARCH also where it looks for the largest value among all rows.
    if (/(SCAN|SEARCH) (?!.*USING)|Seq Scan/.test(plan)) scans.push(`${query.sql}\n${plan}`);
  }
  return scans;
}
