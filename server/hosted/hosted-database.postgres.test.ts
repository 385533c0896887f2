import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openWholeDatabase } from "../../tests/support/databases/database.ts";
import { createDatabase } from "../../tests/support/databases/postgres.ts";
import { createHostedDatabase } from "../../tests/support/hosted/hosted-database.ts";

async function connect(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** What PostgreSQL's catalogue says of the public schema: everything but the order of columns. */
async function describeSchema(url: string) {
  const client = await connect(url);
  const rowsOf = async (query: string) => (await client.query(query)).rows;
  return {
    relations: await rowsOf(
      `select relname, relkind from pg_class
       where relnamespace = 'public'::regnamespace order by relname`,
    ),
    columns: await rowsOf(
      `select table_name, column_name, data_type, character_maximum_length, is_nullable,
       column_default, identity_generation from information_schema.columns
       where table_schema = 'public' order by table_name, column_name`,
    ),
    indexes: await rowsOf(
      "select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname",
    ),
    constraints: await rowsOf(
      `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as text
       from pg_constraint where connamespace = 'public'::regnamespace order by of, conname`,
    ),
    migrations: await rowsOf("select name from kysely_migration order by timestamp"),
  };
}

/** Returns the names of tables without row-level security. */
async function listUnsecuredTables(url: string): Promise<string[]> {
  const { rows } = await (await connect(url)).query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
     and relkind = 'r' and not relrowsecurity`,
  );
  return rows.map(({ name }) => name);
}

async function describeMigrated() {
  const url = await createDatabase();
  const { db } = await openWholeDatabase({ postgres: url });
  await db.destroy();
  return describeSchema(url);
}

test("the hosted project's SQL files make the tables that the server's migrations make", async () => {
  expect(await describeSchema(await createHostedDatabase())).toEqual(await describeMigrated());
});

test("the public keys may do nothing with any table", async () => {
  const url = await createHostedDatabase();
  expect(await listUnsecuredTables(url)).toEqual([]);
  const client = await connect(url);
  const { rows: tables } = await client.query(
    `select table_name as name, table_type = 'VIEW' as "isView" from information_schema.tables
     where table_schema = 'public'`,
  );
  expect(tables.length).toBeGreaterThan(4);
  for (const role of ["anon", "authenticated"])
    for (const { name, isView } of tables)
      for (const attempt of [
        `select * from ${name}`,
        ...(isView
          ? [`drop view ${name}`]
          : [
              `insert into ${name} default values`,
              `delete from ${name}`,
              `truncate ${name}`,
              `alter table ${name} disable row level security`,
            ]),
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
