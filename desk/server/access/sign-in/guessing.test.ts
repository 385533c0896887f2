import { expect, test } from "vitest";
import { minute } from "../../../../server/time/durations.ts";
import { fromOwnPage, openBrowser } from "../../../../tests/support/desk/desk-client.ts";
import { startTestServerWithInbox } from "../../../../tests/support/servers/test-server-with-inbox.ts";
import { until } from "../../../../tests/support/until.ts";

const owner = "quotes@maple.example";
const stranger = "nobody@strangers.example";

/** A server whose sign-in mails can be read, and a browser that has asked for one. */
async function openAsked(email = owner) {
  const testServer = await startTestServerWithInbox();
  const browser = openBrowser(testServer);
  await browser.postForm("/desk/sign-in", { email });
  await testServer.deliver();
  const text = testServer.inbox.mails.at(-1)?.text ?? "";
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? "";
  const typeCode = (typed: string) => browser.postForm("/desk/sign-in/code", { code: typed });
  const wrongCodes = async () =>
    (await testServer.db.selectFrom("desk_sign_in").select("wrong_codes").execute()).map((row) =>
      Number(row.wrong_codes),
    );
  return { testServer, browser, text, code, typeCode, wrongCodes };
}

/** Returns codes beginning with the one after a code. */
const codesAfter = (code: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    String((Number(code) + 1 + at) % 1_000_000).padStart(6, "0"),
  );

test("a code beyond the limits is written down like one before, whether somebody may sign in or not", async () => {
  for (const email of [owner, stranger]) {
    const { typeCode, code, wrongCodes } = await openAsked(email);
    for (const typed of codesAfter(code, 12)) expect((await typeCode(typed)).status).toBe(422);
    expect([email, await wrongCodes()]).toEqual([email, [12]]);
  }
});

test("whatever host is asked for, a mail's link leads to the site's own address", async () => {
  const { testServer, text } = await openAsked();
  expect(text).toContain("https://maple.example/desk/sign-in/link/");
  for (const headers of [
    { Host: "evil.example" },
    { Host: "evil.example", Origin: "https://evil.example" },
    { "X-Forwarded-Host": "evil.example" },
    { Forwarded: "host=evil.example" },
    { Host: "maple.example@evil.example" },
  ] as Record<string, string>[]) {
    testServer.pass(60 * minute);
    const answer = await openBrowser(testServer).postForm(
      "/desk/sign-in",
      { email: owner },
      headers,
    );
    expect([headers, answer.headers.get("Location")]).toEqual([headers, "/desk/sign-in/code"]);
    await testServer.deliver();
  }
  expect(testServer.inbox.mails).toHaveLength(6);
  for (const { text: mail, html } of testServer.inbox.mails)
    expect(`${mail}${html}`).not.toContain("evil.example");
});

test("a body that is no form is answered like an empty one, and is no error", async () => {
  const { testServer, browser } = await openAsked();
  for (const [path, status] of [
    ["/desk/sign-in", 303],
    ["/desk/sign-in/code", 422],
    ["/desk/sign-in/link", 422],
  ] as const)
    for (const type of [
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "multipart/form-data; boundary=x",
      "text/plain",
    ]) {
      testServer.pass(15 * minute);
      const answer = await browser.ask(path, {
        method: "POST",
        headers: { ...fromOwnPage, "Content-Type": type },
        body: "x".repeat(16_000),
      });
      expect([path, type, answer.status]).toEqual([path, type, status]);
    }
  expect(testServer.logged()).not.toContain('"level":50');
});

test("an answer of a passkey is read as JSON of its shape and as nothing else", async () => {
  const { browser, testServer } = await openAsked();
  const answer = {
    id: "AAAA",
    rawId: "AAAA",
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
  };
  for (const [changes, status] of [
    [{}, 403],
    [{ id: "\0" }, 422],
    [{ id: "a'--" }, 422],
    [{ rawId: "é" }, 422],
    [JSON.parse('{"__proto__":{"polluted":true}}'), 403],
    [{ constructor: { prototype: { polluted: true } } }, 403],
    [{ response: null }, 422],
  ] as const) {
    await browser.postJson("/desk/sign-in/passkey/options");
    testServer.pass(2 * minute);
    const refused = await browser.postJson("/desk/sign-in/passkey", { ...answer, ...changes });
    expect([changes, refused.status]).toEqual([changes, status]);
  }
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  expect(testServer.logged()).not.toContain('"level":50');
});

test("the health check does not tell whether a mail waits for an address", async () => {
  const states = [];
  for (const email of [owner, stranger]) {
    const testServer = await startTestServerWithInbox({ onMailFrom: () => {} });
    await openBrowser(testServer).postForm("/desk/sign-in", { email });
    // The mail server takes the connection and says nothing, so that a mail stays under way.
    const delivery = testServer.deliver().catch(() => 0);
    await until(async () => {
      const rows = await testServer.rows();
      return email === stranger ? rows.length === 0 : rows.some(({ claimed_by }) => claimed_by);
    }, "the mail to be under way or dropped");
    states.push(await (await testServer.app.request("/healthz")).text());
    await testServer.inbox.close();
    await delivery;
  }
  expect(states[0]).toBe(states[1]);
});
