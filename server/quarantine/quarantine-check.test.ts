import { describe, expect, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { perNetwork } from "./quarantine-check.ts";

const quarantined = (testServer: Awaited<ReturnType<typeof startTestServer>>) =>
  testServer.db
    .selectFrom("quote_request")
    .select("quarantine_reasons")
    .where("quarantine_reasons", "is not", null)
    .orderBy("id")
    .execute();

let sent = 0;

/** Sends requests that differ from each other, as a proxy with this header passes them on. */
async function sendMany(
  testServer: Awaited<ReturnType<typeof startTestServer>>,
  count: number,
  forwardedFor?: string,
) {
  const statuses = new Set<number>();
  for (let number = 0; number < count; number += 1) {
    sent += 1;
    const quote = { ...sample, email: `guest${sent}@example.com` };
    const headers = {
      "Content-Type": "application/json",
      ...(forwardedFor !== undefined && { "X-Forwarded-For": forwardedFor }),
    };
    const body = JSON.stringify(quote);
    const answer = await testServer.app.request(functionPath, { method: "POST", headers, body });
    statuses.add(answer.status);
  }
  return [...statuses];
}

describe("requests that come through a proxy without a visitor's address", () => {
  test("count as one address, and above its limit are quarantined and never refused", async () => {
    const testServer = await startTestServer();
    const more = 5;
    for (const [forwardedFor, count] of [
      [undefined, 40],
      ["_hidden", perNetwork.most - 40 + more],
    ] as const)
      expect(await sendMany(testServer, count, forwardedFor)).toEqual([200]);
    expect(await quarantined(testServer)).toEqual(
      Array(more).fill({ quarantine_reasons: "many-from-one-network; too-many-without-address" }),
    );
    expect(await testServer.count("quote_request")).toBe(perNetwork.most + more);
  });

  test("are said once in the log, with what to set", async () => {
    const testServer = await startTestServer();
    await sendMany(testServer, 3);
    await sendMany(testServer, 1, "203.0.113.7");
    const said = testServer.logged().match(/[^"]*X-Forwarded-For[^"]*/g);
    expect(said).toEqual([expect.stringContaining("set TRUST_PROXY=0")]);
  });

  test("do not count for those whose address is known", async () => {
    const testServer = await startTestServer();
    await sendMany(testServer, perNetwork.most + 1);
    const quote = { ...sample, email: "known@example.com" };
    await testServer.post(quote, undefined, { "X-Forwarded-For": "203.0.113.7" });
    const row = await testServer.db
      .selectFrom("quote_request")
      .select("quarantine_reasons")
      .where("email", "=", quote.email)
      .executeTakeFirstOrThrow();
    expect(row.quarantine_reasons).toBeNull();
  });
});

test("many from one network weigh where there is another reason", async () => {
  const testServer = await startTestServer();
  await sendMany(testServer, perNetwork.trusted, "203.0.113.7");
  const links = { ...sample, message: "www.a.example www.b.example www.c.example" };
  await testServer.post(links, undefined, { "X-Forwarded-For": "203.0.113.7" });
  await testServer.post(links, undefined, { "X-Forwarded-For": "203.0.113.8" });
  expect(await quarantined(testServer)).toEqual([
    { quarantine_reasons: "many-links; many-from-one-network" },
  ]);
});
