import { expect, test } from "vitest";
import { checkQuoteRequest } from "../../quote-request/quote-request.schema.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { findQuoteRequest, insertQuoteRequest } from "./quote-request.repository.ts";

function newRequest(reference: string, name: string) {
  const checked = checkQuoteRequest({ ...sample, name });
  if (!checked.accepted) throw new Error("The sample is no quote request");
  const { request } = checked;
  return {
    request,
    reference,
    receivedAt: 1,
    idempotencyKey: name,
    contentHash: name,
    quarantineReasons: null,
  };
}

test("a reference that was given out stays with the request that has it", async () => {
  const { db, count } = await startTestServer();
  const first = await insertQuoteRequest(db, newRequest("ABCD2345", "Ann Smith"));
  expect(await insertQuoteRequest(db, newRequest("ABCD2345", "Bob Jones"))).toBeNull();
  expect(await count("quote_request")).toBe(1);
  expect((await findQuoteRequest(db, first ?? 0))?.name).toBe("Ann Smith");
});
