import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import {
  listDevices,
  listPasskeyDevices,
} from "../../desk/server/access/devices/devices.repository.ts";
import { findSession } from "../../desk/server/access/sessions/sessions.repository.ts";
import { findFeed, listFeeds } from "../../desk/server/calendar/feeds.repository.ts";
import { hashSecret, newSecret } from "../../desk/server/http/secrets.ts";
import { databaseOf, executeSql } from "../../tests/support/databases/database.ts";
import { makeVersionBefore } from "../../tests/support/databases/version-before.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { backUp, restore } from "../backup/backup.ts";
import type { DatabaseAddress } from "./database.ts";
import { migrationNames } from "./migrate.ts";
import { listPendingMigrations, openDatabase } from "./open-database.ts";
import { openPostgres } from "./postgres.ts";
import type { Db } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

const owner = "quotes@maple.example";
const day = 24 * 60 * 60_000;

async function openDatabaseBefore(): Promise<DatabaseAddress> {
  const address = await databaseOf(await temporaryFolder());
  await makeVersionBefore(address);
  return address;
}

/** Opens a database without its migrations. */
async function open(address: DatabaseAddress): Promise<Db> {
  const db =
    "sqlite" in address ? openSqlite(address.sqlite) : (await openPostgres(address.postgres)).db;
  onTestFinished(() => db.destroy());
  return db;
}

async function openMigrated(address: DatabaseAddress): Promise<Db> {
  const { db } = await openDatabase(address);
  onTestFinished(() => db.destroy());
  return db;
}

async function readRows(db: Db) {
  const read = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1`.execute(db))
      .rows;
  return {
    // Hashes of networks are forgotten, and a digest's requests are in `mail_naming`.
    quotes: (await read("quote_request")).map(({ network_hash, digest_mail_id, ...row }) => row),
    mails: await read("outbox_mail"),
    // The trailer of a booking is in `booking_unit`.
    marks: (await read("quote_mark")).map(({ trailer_id, ...row }) => row),
    notes: await read("quote_note"),
    replies: await read("quote_reply"),
    settings: await read("desk_setting"),
    // Devices have names.
    passkeys: (await read("desk_passkey")).map(({ name, ...row }) => row),
  };
}

const listNames = async (db: Db) =>
  (
    await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  ).rows.map(({ name }) => name);

test("a database of the version before keeps each row, and is recorded as this version's", async () => {
  const address = await openDatabaseBefore();
  const before = await readRows(await open(address));
  expect(before.quotes).toHaveLength(2);
  expect(await listPendingMigrations(address)).toEqual(migrationNames);
  const db = await openMigrated(address);
  expect(await readRows(db)).toMatchObject(before);
  expect(await listNames(db)).toEqual(migrationNames);
  expect(await listPendingMigrations(address)).toEqual([]);
});

test("what was booked before is a booking on its dates with a unit that is not chosen", async () => {
  const db = await openMigrated(await openDatabaseBefore());
  const quote = await db
    .selectFrom("quote_request")
    .selectAll()
    .where("id", "=", 1)
    .executeTakeFirst();
  const days = { delivery_day: quote?.start_date, pickup_day: quote?.end_date };
  expect(await db.selectFrom("booking").selectAll().execute()).toMatchObject([
    { quote_request_id: 1, ...days, delivery_time: null, changed_at: 1795186809000 },
  ]);
  expect(await db.selectFrom("booking_unit").selectAll().execute()).toMatchObject([
    { quote_request_id: 1, trailer_id: "two-station", unit_id: null },
  ]);
});

test("it has the tables of a new database", async () => {
  const describeTables = async (address: DatabaseAddress) => {
    const tables = await (await openMigrated(address)).introspection.getTables();
    return tables
      .map(({ name, columns }) => ({ name, columns }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  };
  expect(await describeTables(await openDatabaseBefore())).toEqual(
    await describeTables(await databaseOf(await temporaryFolder())),
  );
});

test("servers that start on it together all find their tables", async () => {
  const address = await openDatabaseBefore();
  const all = await Promise.all(Array.from({ length: 5 }, () => openMigrated(address)));
  for (const db of all) expect(await listNames(db)).toEqual(migrationNames);
});

test("an older database is refused with the version to start first, and nothing is changed", async () => {
  const address = await openDatabaseBefore();
  await executeSql(address, "delete from kysely_migration where name > '0009-outbox-indexes'");
  const before = await listNames(await open(address));
  await expect(openDatabase(address)).rejects.toThrow(
    /^This database has the form of an older version of this program \(0009-outbox-indexes is the last change of its tables\).* start the server once with version f015fb8, /,
  );
  expect(await listNames(await open(address))).toEqual(before);
});

test("a backup of the version before is restored with its rows, an older one is refused", async () => {
  const folder = await temporaryFolder();
  const file = (name: string) => join(folder, name);
  await makeVersionBefore({ sqlite: file("before.db") });
  await backUp(file("before.db"), file("backup.db"), () => {});
  const restored = file("restored/quotes.db");
  expect(await restore(restored, file("backup.db"), new Date())).toMatchObject({
    quotes: 2,
    mails: 3,
  });
  const db = await openMigrated({ sqlite: restored });
  expect(await readRows(db)).toMatchObject(
    await readRows(await open({ sqlite: file("before.db") })),
  );
  expect(await listNames(db)).toEqual(migrationNames);

  await executeSql(
    { sqlite: file("before.db") },
    "delete from kysely_migration where name = '0012-desk-records'",
  );
  await backUp(file("before.db"), file("older.db"), () => {});
  await expect(restore(file("nowhere/quotes.db"), file("older.db"), new Date())).rejects.toThrow(
    /\(0011-desk is the last change of its tables\), and nothing was changed\./,
  );
});

test("what signed in before devices had names goes on, each under a name of its own (D5)", async () => {
  const address = await openDatabaseBefore();
  const secret = newSecret();
  const hash = JSON.stringify({ hash: hashSecret(secret) });
  const now = Date.now();
  const session = (id: string) =>
    `insert into desk_session values ('${id}', '${hashSecret(id)}', '${owner}', 'Phone', ${now}, ${now}, ${now + day});`;
  const passkey = (id: string) =>
    `insert into desk_passkey values ('${id}', '${owner}', 'handle', 'key', 0, '', 'Phone', ${now}, null);`;
  await executeSql(
    address,
    `${session("one")}${session("two")}${passkey("three")}${passkey("four")}
    insert into desk_setting values ('calendar-secret', '${hash}');`,
  );
  const db = await openMigrated(address);
  const devices = await listDevices(db, owner);
  expect(devices.map(({ name }) => name).sort()).toEqual([
    "Phone",
    "Phone 2",
    "Phone 3",
    "Phone 4",
  ]);
  expect((await findSession(db, "one", now))?.person).toBe(owner);
  expect(await listPasskeyDevices(db, owner)).toHaveLength(2);
  expect(await findFeed(db, secret, now)).toEqual({ withPhones: false });
  expect(await listFeeds(db, owner)).toMatchObject([{ name: "Calendar", readAt: now }]);
});
