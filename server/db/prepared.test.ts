import { expect, test } from "vitest";
import { sampleRow } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { prepared } from "./prepared.ts";
import type { Db } from "./schema.ts";

const byName = prepared((db, { name, after }: { name: string; after: number }) =>
  db
    .selectFrom("quote_request")
    .select("reference")
    .where("received_at", ">", after)
    .where("name", "=", name)
    .where("event_type", "=", sampleRow.event_type),
);
const insert = prepared((db, row: { reference: string; name: string; key: string | null }) =>
  db.insertInto("quote_request").values({
    ...sampleRow,
    name: row.name,
    reference: row.reference,
    idempotency_key: row.key,
    content_hash: row.reference,
    received_at: 5,
  }),
);

async function fill(db: Db) {
  await insert(db, { reference: "ONE", name: "Ann", key: null });
  await insert(db, { reference: "TWO", name: "Bob", key: "two" });
}

test("each run has values of its own, beside those that are always the same", async () => {
  const { db } = await startTestServer();
  await fill(db);
  expect(await byName(db, { name: "Ann", after: 0 })).toEqual([{ reference: "ONE" }]);
  expect(await byName(db, { name: "Bob", after: 0 })).toEqual([{ reference: "TWO" }]);
  expect(await byName(db, { name: "Bob", after: 5 })).toEqual([]);
});

test("it runs in the transaction that it is given", async () => {
  const { db, count } = await startTestServer();
  await db
    .transaction()
    .execute(async (transaction) => {
      await fill(transaction);
      throw new Error("thought better of it");
    })
    .catch(() => {});
  expect(await count("quote_request")).toBe(0);
});
