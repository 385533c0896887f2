import { expect, test } from "vitest";
import { sampleRow } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import type { Db } from "./schema.ts";
import { shareCommits } from "./sqlite-commits.ts";

const insert = (db: Db, reference: string) =>
  db
    .insertInto("quote_request")
    .values({
      reference,
      ...sampleRow,
      received_at: 0,
      idempotency_key: null,
      content_hash: reference,
    })
    .executeTakeFirstOrThrow();

test("writes that come together share a transaction, and see each other", async () => {
  const { db, count } = await startTestServer();
  const write = shareCommits(db);
  const seen = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      write(async (transaction) => {
        await insert(transaction, `R${at}`);
        const { n } = await transaction
          .selectFrom("quote_request")
          .select(({ fn }) => fn.countAll<number>().as("n"))
          .executeTakeFirstOrThrow();
        return Number(n);
      }),
    ),
  );
  expect(seen).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  expect(await count("quote_request")).toBe(200);
});

test("one that fails takes none of the others with it", async () => {
  const { db, count } = await startTestServer();
  const write = shareCommits(db);
  const outcomes = await Promise.allSettled([
    write((transaction) => insert(transaction, "SAME")),
    write((transaction) => insert(transaction, "OTHER")),
    write((transaction) => insert(transaction, "SAME")),
    write(async (transaction) => {
      await insert(transaction, "HALF");
      throw new Error("thought better of it");
    }),
    write((transaction) => insert(transaction, "LAST")),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(await count("quote_request")).toBe(3);
});
