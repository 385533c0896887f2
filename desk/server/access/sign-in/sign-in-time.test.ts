import { expect, test } from "vitest";
import { openBrowser } from "../../../../tests/support/desk/desk-client.ts";
import { startTestServer } from "../../../../tests/support/servers/test-server.ts";

const hour = 60 * 60_000;
const owner = "quotes@maple.example";
const stranger = "nobody@strangers.example";

/**
 * Measures two ways in turn and returns the least time of each in milliseconds: of many tries some
 * are disturbed by nothing, however busy the machine is.
 */
async function compare(rounds: number, ways: Record<string, () => Promise<unknown>>) {
  const least: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, way] of Object.entries(ways)) {
      const start = performance.now();
      await way();
      least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, performance.now() - start);
    }
  return least;
}

/** Networks share nothing with each other here, so that no limit is met. */
let asked = 0;
const anotherNetwork = () => {
  asked += 1;
  return { "X-Forwarded-For": `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` };
};

/** By what share of the shorter time the two may differ; one without its writes takes a third. */
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
  expectAlike(await compare(70, { known: ask(owner), unknown: ask(stranger) }));
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
  expectAlike(await compare(70, { known: tryCode(owner), unknown: tryCode(stranger) }));
});
