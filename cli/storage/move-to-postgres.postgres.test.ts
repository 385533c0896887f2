import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../server/db/open-database.ts";
import { sendQuote } from "../../tests/faults/visitors.ts";
import { executeSql, readRowsOf } from "../../tests/support/databases/database.ts";
import { createDatabase } from "../../tests/support/databases/postgres.ts";
import { quotesWith } from "../../tests/support/run-command.ts";
import { startServer } from "../../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";

/** A SQLite file with quotes of all kinds in it, as a server left it. */
async function fillFile(count: number) {
  const dataDir = await temporaryFolder();
  const sqlite = join(dataDir, "quotes.db");
  const env = { DATABASE_URL: `file:${sqlite}`, LOG_LEVEL: "silent" };
  const server = await startServer({ dataDir, env });
  for (let number = 0; number < count; number += 1) await sendQuote(server.url, `${number}`);
  return { dataDir, sqlite, server };
}

test("a file is moved row by row, the server goes on from there, and the file is put aside", async () => {
  const { dataDir, sqlite, server } = await fillFile(20);
  const postgres = await createDatabase();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres };
  expect(await quotesWith(settings, "move-to-postgres")).toEqual({
    code: 1,
    said: "The server still runs; stop it first, and start it again afterwards.\n",
  });
  await server.stop();
  await executeSql(
    { sqlite },
    `insert into quote_note (quote_request_id, at, "by", text) values (2, 1, 'a', 'A note');
     insert into quote_reply (quote_request_id, mail_id, at, "by", subject, text)
       values (2, 3, 1, 'a', 'About', 'A reply');
     insert into desk_setting values ('z-last', '1'), ('A', '2'), ('b', '3');
     insert into desk_action (id, at) values ('Z', 1), ('a', 2);
     with recursive number (n) as (select 1 union all select n + 1 from number where n < 600)
       insert into desk_action (id, at) select 'more-' || n, n from number`,
  );
  const before = await readRowsOf({ sqlite });
  const moved = await quotesWith(settings, "move-to-postgres");
  expect(moved.said).toMatch(
    /^20 quote requests and 40 mails are in PostgreSQL[\s\S]*quotes-moved-/,
  );
  const after = await readRowsOf({ postgres });
  // The test's own client hands large numbers over as text.
  const inTexts = (rows: object[]) =>
    rows.map((row) =>
      Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .sort(),
    );
  expect(inTexts(after.quotes)).toEqual(inTexts(before.quotes));
  expect(inTexts(after.outbox)).toEqual(inTexts(before.outbox));

  const { db } = await openDatabase({ postgres });
  const textsOf = async (table: "quote_note" | "quote_reply") =>
    (await db.selectFrom(table).select("text").execute()).map(({ text }) => text);
  expect(await textsOf("quote_note")).toEqual(["A note"]);
  expect(await textsOf("quote_reply")).toEqual(["A reply"]);
  // The server may have written settings of its own.
  const settingNames = await db.selectFrom("desk_setting").select("name").execute();
  expect(settingNames.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["A", "b", "z-last"]),
  );
  // More than are moved at once.
  expect(await db.selectFrom("desk_action").select("id").execute()).toHaveLength(602);
  await db.destroy();

  const again = await startServer({
    dataDir,
    env: { DATABASE_URL: postgres, LOG_LEVEL: "silent" },
  });
  expect((await sendQuote(again.url, "after"))?.status).toBe(200);
  await again.stop();
  expect((await readRowsOf({ postgres })).quotes).toHaveLength(21);
});

test("a database that has quotes already is left alone, and so is the file", async () => {
  const { dataDir, sqlite, server } = await fillFile(2);
  await server.stop();
  const postgres = await createDatabase();
  const env = { DATABASE_URL: postgres };
  const there = await startServer({ dataDir: await temporaryFolder(), env });
  await sendQuote(there.url, "there-before");
  await there.stop();
  const answer = await quotesWith(
    { DATA_DIR: dataDir, DATABASE_URL: postgres },
    "move-to-postgres",
  );
  expect(answer).toEqual({ code: 1, said: expect.stringMatching(/has quote requests already/) });
  expect((await readRowsOf({ sqlite })).quotes).toHaveLength(2);
  expect((await readRowsOf({ postgres })).quotes).toHaveLength(1);
});
