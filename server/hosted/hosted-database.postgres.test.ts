import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { executeSql } from "../../tests/support/databases/database.ts";
import { oldMailsSql } from "../../tests/support/databases/old-mails.ts";
import { oldQuoteSql } from "../../tests/support/databases/old-quotes.ts";
import { createDatabase } from "../../tests/support/databases/postgres.ts";
import {
  createHostedDatabase,
  listSqlFiles,
  runSqlFiles,
} from "../../tests/support/hosted/hosted-database.ts";
import { createMigrator, migrate, migrations } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { openPostgres } from "../db/postgres.ts";
import { fillEmailKeys } from "../quote-requests/email-key.repository.ts";
import { emailKey } from "../quote-requests/email-key.ts";
import { migrationSql } from "./migration-sql.ts";

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
  const { db } = await openDatabase({ postgres: url });
  await db.destroy();
  return describeSchema(url);
}

test("the hosted project's SQL files make the tables that the server's migrations make", async () => {
  expect(await describeSchema(await createHostedDatabase())).toEqual(await describeMigrated());
});

test("compiled migrations make the tables that the SQL files written by hand make", async () => {
  const files = await listSqlFiles();
  // The file of 0006 is the last that computes; its migration is not compiled.
  const byHand = files.slice(0, files.findIndex((file) => file.includes("email_key")) + 1);
  const url = await createHostedDatabase(undefined, byHand);
  for (const [name, migration] of Object.entries(migrations))
    if (name > "0006-email-key")
      await executeSql({ postgres: url }, await migrationSql(name, migration, new Date()));
  expect(await describeSchema(url)).toEqual(await describeMigrated());
  expect(await listUnsecuredTables(url)).toEqual([]);
});

test("the file of migration 0010 changes filled tables as the migration does", async () => {
  const files = await listSqlFiles();
  const before = files.findIndex((file) => file.includes("0010"));
  const hosted = await createHostedDatabase(undefined, files.slice(0, before));
  await executeSql({ postgres: hosted }, oldMailsSql);
  await runSqlFiles(hosted, files.slice(before));

  const migrated = await createDatabase();
  const { db } = await openPostgres(migrated);
  onTestFinished(() => db.destroy());
  await createMigrator(db).migrateTo("0009-outbox-indexes");
  await executeSql({ postgres: migrated }, oldMailsSql);
  await migrate(db);
  for (const table of ["outbox_mail", "quote_request"]) {
    const [ours, theirs] = [await connect(migrated), await connect(hosted)];
    const query = `select * from ${table} order by id`;
    const { rows } = await theirs.query(query);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows).toEqual((await ours.query(query)).rows);
  }
});

test("a server finds such a database up to date", async () => {
  const { db } = await openDatabase({ postgres: await createHostedDatabase() });
  expect(await db.selectFrom("quote_request").selectAll().execute()).toEqual([]);
  await db.destroy();
});

test("the public keys may do nothing with any table", async () => {
  const url = await createHostedDatabase();
  expect(await listUnsecuredTables(url)).toEqual([]);
  const client = await connect(url);
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

test("requests stored before email_key get it, plain addresses at once and others by the housekeeping", async () => {
  const files = await listSqlFiles();
  const before = files.findIndex((file) => file.includes("email_key"));
  const url = await createHostedDatabase(undefined, files.slice(0, before));
  const plain = ["Guest@Example.com", "a+B+c@Example.co.uk", "+tag@example.com", "a_b-c@X.example"];
  const others = ["Élodie@École.example", "ｇｕｅｓｔ@example.com", "a+ü@example.com"];
  await executeSql({ postgres: url }, oldQuoteSql([...plain, ...others]));
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
