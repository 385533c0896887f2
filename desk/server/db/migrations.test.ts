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
  for (const row of [
    sql`quote_mark (quote_request_id, status, changed_at) values (7, 'lost', 1)`,
    sql`quote_note (quote_request_id, at, "by", text, folded_text) values (7, 1, 'Ann', 'A', 'a')`,
    sql`quote_reply (quote_request_id, mail_id, at, "by", subject, text, folded_text)
      values (7, 3, 1, 'Ann', 'S', 'T', 's t')`,
  ])
    await sql`insert into ${row}`.execute(db);
  await migrate(db, [serverMigrations, deskMigrations]);
  expect(
    await db.selectFrom("request_mark").select(["quote_request_id", "status"]).execute(),
  ).toEqual([{ quote_request_id: 7, status: "lost" }]);
  expect(
    await db.selectFrom("request_note").select(["quote_request_id", "text"]).execute(),
  ).toEqual([{ quote_request_id: 7, text: "A" }]);
  expect(await db.selectFrom("request_reply").select(["mail_id", "subject"]).execute()).toEqual([
    { mail_id: 3, subject: "S" },
  ]);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables.filter((name) => /^(?:quote_(?!request$)|agreed_)/.test(name))).toEqual([]);
  await db.destroy();
});
