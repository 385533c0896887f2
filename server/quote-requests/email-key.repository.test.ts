import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseOf, executeSql } from "../../tests/support/databases/database.ts";
import { oldQuoteSql } from "../../tests/support/databases/old-quotes.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import type { DatabaseAddress } from "../db/database.ts";
import { createMigrator, migrate } from "../db/migrate.ts";
import { openPostgres } from "../db/postgres.ts";
import type { Db } from "../db/schema.ts";
import { openSqlite } from "../db/sqlite.ts";
import { fillEmailKeys } from "./email-key.repository.ts";

const addresses = [
  "guest@example.com",
  "Guest+Quotes@Example.com",
  "Élodie@École.example",
  "ｇｕｅｓｔ@example.com",
];
const keys = [
  "guest@example.com",
  "guest@example.com",
  "élodie@xn--cole-9oa.example",
  "guest@example.com",
];

/** A database as the version before left it, with a request of each address and many more. */
async function openOld(): Promise<{ db: Db; address: DatabaseAddress }> {
  const address = await databaseOf(await temporaryFolder());
  const db =
    "sqlite" in address ? openSqlite(address.sqlite) : (await openPostgres(address.postgres)).db;
  onTestFinished(() => db.destroy());
  await createMigrator(db).migrateTo("0005-answered-at");
  const more = Array.from({ length: 1_200 }, (_, number) => `Guest-${number}@Example.com`);
  await executeSql(address, oldQuoteSql([...addresses, ...more]));
  return { db, address };
}

test("requests that were stored before the column have the key of their mailbox when it is filled in", async () => {
  const { db } = await openOld();
  await migrate(db);
  expect(await fillEmailKeys(db)).toBe(1_204);
  const rows = await db
    .selectFrom("quote_request")
    .select(["email", "email_key"])
    .orderBy("id")
    .execute();
  expect(rows.slice(0, 4).map(({ email }) => email)).toEqual(addresses);
  expect(rows.slice(0, 4).map(({ email_key }) => email_key)).toEqual(keys);
  expect(rows).toHaveLength(1_204);
  expect(rows.at(-1)?.email_key).toBe("guest-1199@example.com");
  expect(rows.filter(({ email_key }) => email_key === "")).toEqual([]);
});

test("requests that another version stores without a key get theirs", async () => {
  const { db, address } = await openOld();
  await migrate(db);
  expect(await fillEmailKeys(db)).toBe(1_204);
  expect(await fillEmailKeys(db)).toBe(0);
  await executeSql(address, oldQuoteSql(["ÉLODIE@école.example"], 2_000));
  expect(await fillEmailKeys(db)).toBe(1);
  const { rows } = await sql<{ count: number }>`select count(*) as count from quote_request
    where email_key = 'élodie@xn--cole-9oa.example'`.execute(db);
  expect(Number(rows[0]?.count)).toBe(2);
});
