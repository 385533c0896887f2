import { expect, test } from "vitest";
import { openBrowser } from "../../../../tests/support/desk/desk-client.ts";
import { startTestServer } from "../../../../tests/support/servers/test-server.ts";

const hour = 60 * 60_000;
const owner = "quotes@maple.example";
const stranger = "nobody@strangers.example";

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] as number;

/**
 * Measures two ways in turn, so that whatever else slows the machine down meets both; returns their
 * medians in milliseconds.
 */
async function compare(rounds: number, ways: Record<string, () => Promise<unknown>>) {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, way] of Object.entries(ways)) {
      const start = performance.now();
      await way();
      const took = performance.now() - start;
      if (round > 5) times[name] = [...(times[name] ?? []), took];
    }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** Networks share nothing with each other here, so that no limit is met. */
let asked = 0;
const anotherNetwork = () => {
  asked += 1;
  return { "X-Forwarded-For": `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` };
};

/** By what share of the shorter time the two may differ: less than a visitor's line varies by. */
const tolerance = 0.35;

function expectAlike({ known, unknown }: Record<string, number>) {
  const [one = 0, other = 0] = [known, unknown];
  const difference = Math.abs(one - other);
  expect(difference / Math.min(one, other), `${one} ms and ${other} ms`).toBeLessThan(tolerance);
}

test("asking for a mail takes as long for an address that may not sign in", async () => {
  const testServer = await startTestServer();
  const ask = (email: string) => async () => {
    // Every mail of the hour before is too old to be counted.
    testServer.pass(hour);
    const browser = openBrowser(testServer);
    const answer = await browser.postForm("/desk/sign-in", { email }, anotherNetwork());
    expect(answer.status).toBe(303);
  };
  expectAlike(await compare(80, { known: ask(owner), unknown: ask(stranger) }));
});

test("a wrong code takes as long where nobody is to be signed in", async () => {
  const testServer = await startTestServer();
  const tryCode = (email: string) => async () => {
    const browser = openBrowser(testServer);
    // One wrong code a day.
    testServer.pass(24 * hour);
    await browser.postForm("/desk/sign-in", { email }, anotherNetwork());
    expect((await browser.postForm("/desk/sign-in/code", { code: "123456" })).status).toBe(422);
  };
  expectAlike(await compare(60, { known: tryCode(owner), unknown: tryCode(stranger) }));
});
