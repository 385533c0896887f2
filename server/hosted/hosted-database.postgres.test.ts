import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { tamper } from "../../tests/support/databases/database.ts";
import {
  createHostedDatabase,
  listSqlFiles,
  runSqlFiles,
} from "../../tests/support/databases/hosted-database.ts";
import { oldQuoteSql } from "../../tests/support/databases/old-quotes.ts";
import { createDatabase } from "../../tests/support/databases/postgres.ts";
import { openDatabase } from "../db/open-database.ts";
import { fillEmailKeys } from "../quote-requests/email-key.repository.ts";
import { emailKey } from "../quote-requests/email-key.ts";

async function connect(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Every column, index and constraint of the public schema, as PostgreSQL writes it. */
async function describeTables(url: string) {
  const client = await connect(url);
  const { rows: columns } = await client.query(
    `select table_name, column_name, data_type, is_nullable, column_default, is_identity
     from information_schema.columns where table_schema = 'public' order by table_name, column_name`,
  );
  const { rows: indexes } = await client.query(
    "select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname",
  );
  const { rows: constraints } = await client.query(
    `select conname, pg_get_constraintdef(oid) as text from pg_constraint
     where connamespace = 'public'::regnamespace order by conname`,
  );
  const { rows: migrations } = await client.query(
    "select name from kysely_migration order by name",
  );
  return { columns, indexes, constraints, migrations };
}

test("the hosted project's SQL files make the tables that the server's migrations make", async () => {
  const ours = await createDatabase();
  const { db } = await openDatabase({ postgres: ours });
  await db.destroy();
  expect(await describeTables(await createHostedDatabase())).toEqual(await describeTables(ours));
});

test("a server finds such a database up to date", async () => {
  const { db } = await openDatabase({ postgres: await createHostedDatabase() });
  expect(await db.selectFrom("quote_request").selectAll().execute()).toEqual([]);
  await db.destroy();
});

test("the public keys can do nothing with any table", async () => {
  const client = await connect(await createHostedDatabase());
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
        `alter table ${name} disable row level security`,
      ]) {
        await client.query(`set role ${role}`);
        await expect(client.query(attempt), `${role}: ${attempt}`).rejects.toThrow(
          /permission denied|must be owner/,
        );
        await client.query("reset role");
      }
});

test("requests that a project stored before have their keys, plain ones at once and others by the schedule", async () => {
  const files = await listSqlFiles();
  const before = files.findIndex((file) => file.includes("email_key"));
  const url = await createHostedDatabase(undefined, files.slice(0, before));
  const plain = ["Guest@Example.com", "a+B+c@Example.co.uk", "+tag@example.com", "a_b-c@X.example"];
  const others = ["Élodie@École.example", "ｇｕｅｓｔ@example.com", "a+ü@example.com"];
  await tamper({ postgres: url }, oldQuoteSql([...plain, ...others]));
  await runSqlFiles(url, files.slice(before));

  const { db } = await openDatabase({ postgres: url });
  onTestFinished(() => db.destroy());
  const keysNow = async () => {
    const rows = await db.selectFrom("quote_request").select("email_key").orderBy("id").execute();
    return rows.map(({ email_key }) => email_key);
  };
  expect(await keysNow()).toEqual([...plain.map(emailKey), ...others.map(() => "")]);
  expect(await fillEmailKeys(db)).toBe(others.length);
  expect(await keysNow()).toEqual([...plain, ...others].map(emailKey));
});
