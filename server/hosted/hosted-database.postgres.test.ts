import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openWholeDatabase } from "../../tests/support/databases/database.ts";
import { createHostedDatabase } from "../../tests/support/hosted/hosted-database.ts";

test("the public keys may do nothing with any table", async () => {
  const url = await createHostedDatabase();
  const { db } = await openWholeDatabase({ postgres: url });
  await db.destroy();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const { rows: tables } = await client.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  expect(tables.length).toBeGreaterThan(4);
  for (const role of ["anon", "authenticated"])
    for (const { name } of tables)
      for (const attempt of [
        `select * from ${name}`,
        `insert into ${name} default values`,
        `delete from ${name}`,
        `truncate ${name}`,
        `alter table ${name} add column one integer`,
      ]) {
        await client.query(`set role ${role}`);
        await expect(client.query(attempt), `${role}: ${attempt}`).rejects.toThrow(
          /permission denied|must be owner/,
        );
        await client.query("reset role");
      }
  const { rows: sequences } = await client.query(
    `select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
     and (has_sequence_privilege('anon', oid, 'usage, select, update')
       or has_sequence_privilege('authenticated', oid, 'usage, select, update'))`,
  );
  expect(sequences).toEqual([]);
});
