import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate, serverMigrations } from "../../../server/db/migrate.ts";
import { openSqlite } from "../../../server/db/sqlite.ts";
import { temporaryFolder } from "../../../tests/support/servers/test-server.ts";
import { deskMigrations } from "./migrations.ts";

test("a desk of the version before keeps its marks, notes and replies under their new names", async () => {
  const db = openSqlite(join(await temporaryFolder(), "requests.db"));
  const { "0003-table-names": _last, ...before } = deskMigrations.statements;
  await migrate(db, [serverMigrations, { ...deskMigrations, statements: before }]);
  await sql`pragma foreign_keys = off`.execute(db);
  await sql`insert into quote_mark (quote_request_id, status, changed_at) values (7, 'lost', 1)`.execute(
    db,
  );
  await migrate(db, [serverMigrations, deskMigrations]);
  expect(
    await db.selectFrom("request_mark").select(["quote_request_id", "status"]).execute(),
  ).toEqual([{ quote_request_id: 7, status: "lost" }]);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables).toEqual(expect.arrayContaining(["request_note", "request_reply"]));
  expect(tables.filter((name) => /^(?:quote_(?!request$)|agreed_)/.test(name))).toEqual([]);
  await db.destroy();
});
