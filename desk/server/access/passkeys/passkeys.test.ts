import { expect, test } from "vitest";
import { minute } from "../../../../server/time/durations.ts";
import { createAuthenticator } from "../../../../tests/support/desk/authenticator.ts";
import { openBrowser, openSignedIn } from "../../../../tests/support/desk/desk-client.ts";
import { startTestServer } from "../../../../tests/support/servers/test-server.ts";
import { startTestServerWithInbox } from "../../../../tests/support/servers/test-server-with-inbox.ts";

const owner = "quotes@maple.example";
type Browser = ReturnType<typeof openBrowser>;

/** Asks for the options of signing in by a passkey, from a network. */
const askToSignIn = (browser: Browser, network = "203.0.113.7") =>
  browser.postJson("/desk/sign-in/passkey/options", {}, { "X-Forwarded-For": network });
const accessOf = async (browser: Browser) => (await browser.ask("/desk/api/access")).status;

/** A server whose owner has made a passkey, and a browser in which nobody is signed in. */
async function openWithPasskey(options = {}) {
  const testServer = await startTestServerWithInbox();
  const authenticator = createAuthenticator(options);
  const signedIn = await openSignedIn(testServer, owner);
  const asked = await signedIn.postJson("/desk/api/access/passkeys/options");
  const made = await signedIn.postJson(
    "/desk/api/access/passkeys",
    authenticator.make(await asked.json()),
  );
  expect(made.status).toBe(200);
  const signIn = async (browser: Browser) => {
    const options = await (await askToSignIn(browser)).json();
    return browser.postJson("/desk/sign-in/passkey", authenticator.use(options));
  };
  return { testServer, authenticator, signIn, browser: openBrowser(testServer) };
}

test("an owner signs in by passkey while a thousand networks ask for it", async () => {
  const { testServer, signIn, browser } = await openWithPasskey();
  for (let network = 0; network < 1_000; network += 1) {
    const address = `2001:db8:${network.toString(16)}::1`;
    expect((await askToSignIn(openBrowser(testServer), address)).status).toBe(200);
  }
  expect((await signIn(browser)).status).toBe(200);
  expect(await accessOf(browser)).toBe(200);
  // What strangers ask for is stored nowhere.
  const rows = await testServer.db.selectFrom("desk_sign_in").select("kind").execute();
  expect(rows).toEqual([{ kind: "passkey" }]);
});

test("an answer signs in once, on the browser that asked, within 15 minutes of asking", async () => {
  const { testServer, authenticator, browser } = await openWithPasskey();
  const answerTo = async (asked: Response) => authenticator.use(await asked.json());
  const send = (answer: object, by = browser) => by.postJson("/desk/sign-in/passkey", answer);

  const answer = await answerTo(await askToSignIn(browser));
  const cookies = new Map(browser.cookies);
  expect((await send(answer, openBrowser(testServer))).status).toBe(403);
  const answers = await Promise.all([send(answer), send(answer), send(answer)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  const thief = openBrowser(testServer);
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  expect((await send(answer, thief)).status).toBe(403);

  const late = await answerTo(await askToSignIn(browser));
  testServer.pass(15 * minute);
  expect((await send(late)).status).toBe(403);
  const early = await answerTo(await askToSignIn(browser));
  // Made by a clock that ran fast and is right again.
  testServer.pass(-15 * minute);
  expect((await send(early)).status).toBe(403);
  expect((await send(authenticator.use({ challenge: "A".repeat(54) }))).status).toBe(403);
  expect(testServer.logged()).not.toContain('"level":50');
});

test("an answer for making a passkey signs nobody in, and the other way round", async () => {
  const { testServer, authenticator, browser } = await openWithPasskey();
  const signedIn = await openSignedIn(testServer, owner);
  const asked = await signedIn.postJson("/desk/api/access/passkeys/options");
  await askToSignIn(browser);
  const { challenge } = await asked.json();
  const used = await browser.postJson("/desk/sign-in/passkey", authenticator.use({ challenge }));
  expect(used.status).toBe(403);
  const options = await (await askToSignIn(signedIn)).json();
  const made = createAuthenticator().make({ ...options, user: { id: "AAAA" } });
  expect((await signedIn.postJson("/desk/api/access/passkeys", made)).status).toBe(403);
});

test("an authenticator that counts is refused where its count went back", async () => {
  const { testServer, authenticator, signIn, browser } = await openWithPasskey({
    countsUses: true,
  });
  const first = authenticator.use(await (await askToSignIn(browser)).json());
  expect((await signIn(openBrowser(testServer))).status).toBe(200);
  expect((await browser.postJson("/desk/sign-in/passkey", first)).status).toBe(403);
});

test("signing in by passkey ends the session that the browser had", async () => {
  const { testServer, signIn } = await openWithPasskey();
  const browser = await openSignedIn(testServer, owner);
  const before = openBrowser(testServer);
  for (const [name, value] of browser.cookies) before.cookies.set(name, value);
  expect((await signIn(browser)).status).toBe(200);
  expect([await accessOf(browser), await accessOf(before)]).toEqual([200, 401]);
});

test("a passkey is neither asked for nor made later than 15 minutes after signing in", async () => {
  const testServer = await startTestServer();
  for (const [pause, status] of [
    [0, 200],
    [1, 403],
  ] as const) {
    const browser = await openSignedIn(testServer, owner);
    testServer.pass(14 * minute);
    const asked = await browser.postJson("/desk/api/access/passkeys/options");
    testServer.pass(minute + pause);
    const made = createAuthenticator().make(await asked.json());
    const answer = await browser.postJson("/desk/api/access/passkeys", made);
    expect([pause, answer.status]).toEqual([pause, status]);
    const again = await browser.postJson("/desk/api/access/passkeys/options");
    expect([pause, again.status]).toEqual([pause, status]);
    if (status === 403)
      expect((await again.json()).error).toContain("within 15 minutes of signing in");
  }
});

test("a session that began while the clock ran fast makes no passkey", async () => {
  const testServer = await startTestServer();
  const browser = await openSignedIn(testServer, owner);
  testServer.pass(-60 * minute);
  const { status } = await browser.postJson("/desk/api/access/passkeys/options");
  expect([401, 403]).toContain(status);
});

test("a passkey that is asked for and cancelled leaves the mailed code as it was", async () => {
  const { testServer, browser } = await openWithPasskey();
  await browser.postForm("/desk/sign-in", { email: owner });
  await testServer.deliver();
  const code = /\b(\d{6})\b/.exec(testServer.inbox.mails.at(-1)?.text ?? "")?.[1] ?? "";
  expect((await askToSignIn(browser)).status).toBe(200);
  expect((await browser.postForm("/desk/sign-in/code", { code })).status).toBe(303);
  expect(await accessOf(browser)).toBe(200);
});
