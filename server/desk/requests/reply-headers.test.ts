import { expect, test } from "vitest";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";

test("a reply's subject and text add no header and no recipient to its mail", async () => {
  const testServer = await startTestServerWithInbox();
  const desk = await signInToDesk(testServer);
  const reference = await post(testServer, {});
  await testServer.deliver();
  const injected = "Bcc: evil@evil.example";
  const subjects = [
    `Hello\r\n${injected}`,
    `Hello\n${injected}\n\nbody`,
    `Hello\r${injected}`,
    `Hello\u2028${injected}\u2029\u0085\u000b\u000c${injected}`,
    `=?utf-8?Q?Hello=0D=0A${injected.replaceAll(" ", "_")}?=`,
    `Hello\u0000${injected}`,
    `${"long ".repeat(38)}${"é".repeat(9)}`,
  ];
  for (const subject of subjects) {
    const answer = await desk.post(`requests/${reference}/replies`, {
      id: crypto.randomUUID(),
      subject,
      text: `.\r\n${injected}\r\n.\r\nQUIT\r\n${"x".repeat(3_000)}`,
      marksAnswered: false,
    });
    expect([subject, answer.status]).toEqual([subject, 200]);
  }
  testServer.pass(10_000);
  expect(await testServer.deliver()).toBe(subjects.length);
  const mails = testServer.inbox.mails.slice(-subjects.length);
  for (const { recipients, raw, headers, bcc, to } of mails) {
    expect(recipients).toEqual([sample.email]);
    expect([to?.map(({ address }) => address), bcc]).toEqual([[sample.email], undefined]);
    expect(headers.map(({ key }) => key).filter((key) => /^b?cc$/.test(key))).toEqual([]);
    expect(headers.filter(({ key }) => key === "subject")).toHaveLength(1);
    // RFC 5322, section 2.1.1.
    for (const line of raw.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  }
  expect(mails.map(({ text }) => text?.includes("QUIT"))).toEqual(mails.map(() => true));
});

test("keys that name an object's own making change nothing but are refused", async () => {
  const testServer = await startTestServerWithInbox();
  const desk = await signInToDesk(testServer);
  const reference = await post(testServer, {});
  const id = crypto.randomUUID();
  for (const body of [
    `{"id":"${id}","text":"x","__proto__":{"polluted":true}}`,
    `{"id":"${id}","text":"x","constructor":{"prototype":{"polluted":true}}}`,
    `{"__proto__":{"id":"${id}","text":"x"}}`,
  ]) {
    const answer = await desk.ask(`/desk/api/requests/${reference}/notes`, {
      method: "POST",
      headers: {
        Origin: "https://maple.example",
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/json",
      },
      body,
    });
    expect([body, answer.status]).toEqual([body, 422]);
  }
  for (const query of ["__proto__=x", "__proto__[polluted]=1", "constructor=x", "toString=x"])
    expect([query, (await desk.get(`requests?${query}`)).status < 500]).toEqual([query, true]);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});
