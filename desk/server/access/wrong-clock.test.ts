import { describe, expect, test } from "vitest";
import { runHousekeeping } from "../../../server/housekeeping/housekeeping.ts";
import { day, minute } from "../../../server/time/durations.ts";
import { openBrowser, openSignedIn } from "../../../tests/support/desk/desk-client.ts";
import { housekeepingOf } from "../../../tests/support/housekeeping.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import { printLink } from "./sign-in/sign-in.service.ts";

const year = 365 * day;
const owner = "quotes@maple.example";

/** A server whose clock is a year fast, and a browser in front of it. */
async function startWithFastClock() {
  const testServer = await startTestServerWithInbox();
  testServer.pass(year);
  const browser = openBrowser(testServer);
  const askForLink = async (from = browser) => {
    const mails = testServer.inbox.mails.length;
    await from.postForm("/desk/sign-in", { email: owner, next: "" });
    await testServer.deliver();
    const text = testServer.inbox.mails.slice(mails).at(-1)?.text ?? "";
    return /\/desk\/sign-in\/link\/([\w-]{43})/.exec(text)?.[1];
  };
  const openLink = async (secret = "", by = browser) =>
    (await by.postForm("/desk/sign-in/link", { secret })).status;
  const isSignedIn = async (by = browser) => (await by.ask("/desk/api/access")).status === 200;
  return { testServer, browser, askForLink, openLink, isSignedIn };
}

describe("after the clock was a year fast and is right again", () => {
  test("signing in by mail works within a minute, however often it was asked for meanwhile", async () => {
    const { testServer, askForLink, openLink, isSignedIn } = await startWithFastClock();
    for (let times = 0; times < 10; times += 1) expect(await askForLink()).toBeDefined();
    testServer.pass(-year);
    await runHousekeeping(housekeepingOf(testServer), false);
    testServer.pass(minute);
    expect(await openLink(await askForLink())).toBe(303);
    expect(await isSignedIn()).toBe(true);
    const rows = await testServer.db.selectFrom("desk_sign_in").select("created_at").execute();
    expect(rows).toHaveLength(1);
  });

  test("neither a link of then nor one that was printed works, now or in a year", async () => {
    const { testServer, askForLink, openLink } = await startWithFastClock();
    const mailed = await askForLink();
    const printed = await printLink(testServer.database, "printed", owner, testServer.clock());
    testServer.pass(-year + 5 * minute);
    expect([await openLink(mailed), await openLink(printed)]).toEqual([422, 422]);
    await runHousekeeping(housekeepingOf(testServer), false);
    testServer.pass(year - 5 * minute);
    expect([await openLink(mailed), await openLink(printed)]).toEqual([422, 422]);
  });

  test("a session of then has ended, and gets no notices", async () => {
    const { testServer, browser, askForLink, openLink, isSignedIn } = await startWithFastClock();
    await openLink(await askForLink());
    expect(await isSignedIn()).toBe(true);
    testServer.pass(-year);
    expect(await isSignedIn()).toBe(false);
    await runHousekeeping(housekeepingOf(testServer), true);
    expect(await testServer.db.selectFrom("desk_session").select("id").execute()).toEqual([]);
    expect(browser.cookies.has("__Host-desk")).toBe(true);
  });

  test("a session of before goes on, also where the clock was wrong for less than an hour", async () => {
    const testServer = await startTestServerWithInbox();
    const browser = await openSignedIn(testServer);
    for (const error of [year, -2 * year]) {
      testServer.pass(error);
      await runHousekeeping(housekeepingOf(testServer), false);
      expect((await browser.ask("/desk/api/access")).status).toBe(401);
      testServer.pass(-error);
      expect((await browser.ask("/desk/api/access")).status).toBe(200);
    }
  });
});
