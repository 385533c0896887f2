import { expect, test } from "vitest";
import { hour } from "../../../../server/time/durations.ts";
import { openBrowser } from "../../../../tests/support/desk/desk-client.ts";
import { startTestServer } from "../../../../tests/support/servers/test-server.ts";

const owner = "quotes@maple.example";
const stranger = "nobody@strangers.example";

/** By what share of the shorter time the two may differ; one without its writes takes a third. */
const tolerance = 0.35;

/** Rounds that are measured at least, and at most on a machine that is busy. */
const rounds = { min: 70, max: 350 };

/**
 * Measures two ways in turn and expects the least time of each to be alike: of many tries some are
 * disturbed by nothing, however busy the machine is.
 */
async function expectAlike(known: () => Promise<unknown>, unknown: () => Promise<unknown>) {
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number];
  const difference = () => Math.max(...least) / Math.min(...least) - 1;
  for (let round = 0; round < rounds.max; round += 1) {
    if (round >= rounds.min && difference() < tolerance) break;
    for (const [index, way] of [known, unknown].entries()) {
      const start = performance.now();
      await way();
      least[index as 0 | 1] = Math.min(least[index as 0 | 1], performance.now() - start);
    }
  }
  expect(difference(), `${least} ms`).toBeLessThan(tolerance);
}

/** Networks share nothing with each other here, so that no limit is met. */
let asked = 0;
const anotherNetwork = () => {
  asked += 1;
  return { "X-Forwarded-For": `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` };
};

test("asking for a mail takes as long for an address that may not sign in", async () => {
  const testServer = await startTestServer();
  const ask = (email: string) => async () => {
    // Every mail of the hour before is too old to be counted.
    testServer.pass(hour);
    const browser = openBrowser(testServer);
    const answer = await browser.postForm("/desk/sign-in", { email }, anotherNetwork());
    expect(answer.status).toBe(303);
  };
  await expectAlike(ask(owner), ask(stranger));
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
  await expectAlike(tryCode(owner), tryCode(stranger));
});
