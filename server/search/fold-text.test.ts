import { sql } from "kysely";
import { expect, test } from "vitest";
import { sample } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import type { Db } from "../db/schema.ts";
import { emptyWriteAheadLog } from "../db/write-ahead-log.ts";
import { findByAddress } from "../erasure/erasure.repository.ts";
import { foldText } from "./fold-text.ts";

const requests = 50;

async function databaseBytes(db: Db): Promise<number> {
  await emptyWriteAheadLog(db);
  const { rows } = await sql<{ bytes: number }>`select page_count * page_size as bytes
        from pragma_page_count, pragma_page_size`.execute(db);
  return Number(rows[0]?.bytes);
}

/** Fills every text to its limit, in UTF-16 code units, with a character. */
const filledWith = (character: string) => {
  const fill = (limit: number) => character.repeat(limit / character.length);
  return {
    ...sample,
    name: fill(100),
    email: `${fill(100)}@${fill(140)}.ca`,
    location: fill(200),
    message: fill(4_000),
  };
};

test.each([
  ["U+FDFA, which is 18 letters by NFKD", "\uFDFA"],
  ["U+3316, which is six letters by NFKD", "\u3316"],
  ["U+1D160, which is three symbols by NFD", "\u{1D160}"],
  ["U+023A, whose lower case takes more bytes", "\u023A"],
])("requests of %s are stored in at most three times what was sent", async (_, character) => {
  const testServer = await startTestServer();
  const request = filledWith(character);
  const before = await databaseBytes(testServer.db);
  let sent = 0;
  for (let number = 0; number < requests; number += 1) {
    const body = { ...request, phone: `905-555-${String(number).padStart(4, "0")}` };
    sent += new TextEncoder().encode(JSON.stringify(body)).length;
    expect((await testServer.post(body)).status).toBe(200);
  }
  expect((await databaseBytes(testServer.db)) - before).toBeLessThan(3 * sent);
});

test("an address whose domain grows in ASCII has a key of bounded length, and is erased by it", async () => {
  const testServer = await startTestServer();
  const email = `a@${"\u3316".repeat(200)}.example`;
  await testServer.post({ ...sample, email });
  const { email_key, reference } = await testServer.db
    .selectFrom("quote_request")
    .select(["email_key", "reference"])
    .executeTakeFirstOrThrow();
  expect(email_key?.length).toBeLessThanOrEqual(254);
  expect((await findByAddress(testServer.db, email.toUpperCase(), {})).references).toEqual([
    reference,
  ]);
});

test.each([
  ["Élodie", "elodie"],
  ["ＱＵＯＴＥ", "quote"],
  ["ﬁnal", "final"],
  ["e\u0301cole", "ecole"],
  ["12 m²", "12 m2"],
  ["①", "1"],
  ["Ångström", "angstrom"],
  ["한국", "\u1112\u1161\u11ab\u1100\u116e\u11a8"],
  ["½", "½"],
])("%s is found as %s", (stored, typed) => {
  expect(foldText(stored)).toBe(foldText(typed));
});
