import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseOf, executeSql } from "../../tests/support/databases/database.ts";
import { oldQuoteSql } from "../../tests/support/databases/old-quotes.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { listQuotes } from "../quote-records/quote-records.repository.ts";
import { createMigrator, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

const addresses = ["one@example.com", "two@example.com", "three@example.com", "four@example.com"];
const marks = `
  insert into quote_mark (quote_request_id, status, note, answered_at) values
    (1, 'answered', 'Wants a ramp,' || chr || 'call ''after'' five', 1800000000000),
    (2, 'new', 'Élodie =1+1', null),
    (3, 'booked', '', 1800000000001);`;

/** A database of migration 0010 with notes, and the migrations run on it. */
async function openMigrated() {
  const address = await databaseOf(await temporaryFolder());
  const isFile = "sqlite" in address;
  const db = isFile ? openSqlite(address.sqlite) : (await openPostgres(address.postgres)).db;
  onTestFinished(() => db.destroy());
  await createMigrator(db).migrateTo("0010-mail-payload");
  await executeSql(address, oldQuoteSql(addresses, 1_700_000_000_000));
  await executeSql(address, marks.replace("chr", isFile ? "char(10)" : "chr(10)"));
  await migrate(db);
  return db;
}

test("the one note of before is the first of the history, and marks stay as they are", async () => {
  const db = await openMigrated();
  const quotes = (await listQuotes(db)).toReversed();
  const by = "npm run quotes";
  expect(quotes.map(({ status, answeredAt, notes }) => ({ status, answeredAt, notes }))).toEqual([
    {
      status: "answered",
      answeredAt: 1_800_000_000_000,
      notes: [{ id: 1, at: 1_800_000_000_000, by, text: "Wants a ramp,\ncall 'after' five" }],
    },
    {
      status: "new",
      answeredAt: null,
      notes: [{ id: 2, at: 1_700_000_000_001, by, text: "Élodie =1+1" }],
    },
    { status: "booked", answeredAt: 1_800_000_000_001, notes: [] },
    { status: "new", answeredAt: null, notes: [] },
  ]);
  expect(quotes.map(({ amountCents, trailerId }) => amountCents ?? trailerId)).toEqual(
    Array(4).fill(null),
  );
});

test("requests of before are found by their texts, once they are folded", async () => {
  const db = await openMigrated();
  const found = await listQuotes(db, { text: "PRIYA vineland", place: "víneland" });
  expect(found).toHaveLength(4);
});

test("notes and replies go with their request", async () => {
  const db = await openMigrated();
  await db
    .insertInto("quote_reply")
    .values({ quote_request_id: 1, mail_id: 9, at: 1, by: "a", subject: "b", text: "c" })
    .execute();
  await db.deleteFrom("quote_request").execute();
  for (const table of ["quote_note", "quote_reply", "quote_mark"] as const)
    expect((await sql`select * from ${sql.table(table)}`.execute(db)).rows).toEqual([]);
});
