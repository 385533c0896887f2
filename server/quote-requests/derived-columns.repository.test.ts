import { expect, onTestFinished, test } from "vitest";
import { listInboxPage } from "../../desk/server/quote-records/inbox.repository.ts";
import { databaseOf } from "../../tests/support/databases/database.ts";
import { sampleRow } from "../../tests/support/sample.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { openDatabase } from "../db/open-database.ts";
import { fillDerivedColumns } from "./derived-columns.repository.ts";

test("requests that an old version stored without the keys of mailbox and phone and without folded texts get them", async () => {
  const { db } = await openDatabase(await databaseOf(await temporaryFolder()));
  onTestFinished(() => db.destroy());
  const rows = Array.from({ length: 1_204 }, (_, number) => ({
    ...sampleRow,
    email: `Guest-${number}+tag@École.example`,
    reference: `OLD${number}`,
    content_hash: `${number}`,
    received_at: number,
  }));
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto("quote_request")
      .values(rows.slice(at, at + 500))
      .execute();
  expect(await fillDerivedColumns(db)).toBe(1_204);
  const filled = await db.selectFrom("quote_request").select("email_key").orderBy("id").execute();
  expect(filled.map(({ email_key }) => email_key)).toEqual(
    rows.map((_, number) => `guest-${number}@xn--cole-9oa.example`),
  );
  const found = await listInboxPage(db, {
    filter: { text: "old1203" },
    after: null,
    limit: 5,
  });
  expect(found.rows.map(({ reference }) => reference)).toEqual(["OLD1203"]);
  expect(await fillDerivedColumns(db)).toBe(0);
  // As before the migration that added the key of the phone.
  const first = db.updateTable("quote_request").where("reference", "=", "OLD0");
  await first.set({ phone_key: null }).execute();
  expect(await fillDerivedColumns(db)).toBe(1);
  const phones = await db.selectFrom("quote_request").select("phone_key").distinct().execute();
  expect(phones).toEqual([{ phone_key: "2895550188" }]);
});
