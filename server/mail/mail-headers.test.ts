import type { Email } from "postal-mime";
import { describe, expect, test } from "vitest";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { startTestServerWithMailApi } from "../../tests/support/servers/test-server-with-mail-api.ts";

/**
 * Texts that readers decode into line breaks, plain and beside letters that nodemailer encodes
 * itself.
 */
const encodedWords = [
  "=?utf-8?q?=0d=0aBcc:_victim@example.org?=",
  "Ann =?utf-8?q?=0d=0aBcc:_victim@example.org?= Smith",
  "É =?utf-8?b?DQpCY2M6IHZpY3RpbUBleGFtcGxlLm9yZw==?=",
  "=?iso-8859-1?Q?=0a=0aHello?=",
  "==??utf-8?q?=0d=0aBcc:?==",
  "=?utf-8?q?=3D=3Futf-8=3Fq=3F=0d=0aBcc:?=",
];
const headerNames = [
  "From",
  "To",
  "Reply-To",
  "Subject",
  "Message-ID",
  "Date",
  "Content-Transfer-Encoding",
  "MIME-Version",
  "Content-Type",
  "Auto-Submitted",
];

/**
 * A mail's headers hold no line and no name that we did not write, and no encoded word of a
 * visitor's.
 */
function expectPlain(raw: string, mail: Email, typed: string) {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
  for (const line of head.replace(/\r\n[ \t]/g, " ").split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(headerNames).toContain(line.slice(0, line.indexOf(":")));
  }
  expect(head).not.toMatch(/=\?(utf-8\?[qb]|iso-8859-1\?q)\?(=0d|=0a|DQpC|=3D=3Futf)/i);
  const name = mail.replyTo?.[0]?.name ?? "";
  for (const text of [name, mail.subject ?? ""]) expect(text).not.toMatch(/\p{Cc}|=\?|\?=/u);
  // Nothing is lost: a reader sees what was typed, with spaces in it.
  expect(name.replace(/ /g, "")).toBe(typed.replace(/ /g, ""));
  expect(mail.subject?.replace(/ /g, "")).toContain(typed.replace(/ /g, ""));
  expect(mail.bcc).toBeUndefined();
}

describe("a name and a place that hold encoded words reach readers as plain text", () => {
  test("by SMTP", async () => {
    const testServer = await startTestServerWithInbox();
    for (const typed of encodedWords) {
      expect((await testServer.post({ ...sample, name: typed, location: typed })).status).toBe(200);
      expect(await testServer.deliver()).toBe(2);
      const [notice] = testServer.inbox.mails.slice(-2);
      expect(notice?.recipients).toEqual(["quotes@maple.example"]);
      if (notice) expectPlain(notice.raw, notice, typed);
    }
  });

  test("by HTTP API", async () => {
    const testServer = await startTestServerWithMailApi();
    for (const typed of encodedWords)
      await testServer.post({ ...sample, name: typed, location: typed });
    await testServer.deliver();
    expect(testServer.api.mails).toHaveLength(2 * encodedWords.length);
    for (const { from, to, reply_to, subject } of testServer.api.mails)
      expect([from, to.join(), reply_to, subject].join("\n")).not.toMatch(/=\?|\?=/);
  });
});

describe("an address with letters beyond ASCII in front of its domain", () => {
  const typed = { ...sample, email: "andrée@café.example" };

  test("is written to where the mail server offers SMTPUTF8, and to the owner always", async () => {
    const offered: (boolean | undefined)[] = [];
    const testServer = await startTestServerWithInbox({
      onMailFrom({ args }, _session, accept) {
        offered.push((args as { SMTPUTF8?: boolean }).SMTPUTF8);
        accept();
      },
    });
    await testServer.post(typed);
    expect(await testServer.deliver()).toBe(2);
    expect(offered).toEqual([undefined, true]);
    const [notice, acknowledgement] = testServer.inbox.mails;
    expect(acknowledgement?.recipients).toEqual(["andrée@café.example"]);
    expect(notice?.replyTo).toBeUndefined();
    expect(notice?.text).toContain("andrée@café.example");
    expect(notice?.text).toContain("Write to the customer at the address above");
  });

  test("where it does not, has the acknowledgement set aside at once and with the reason", async () => {
    const testServer = await startTestServerWithInbox({ hideSMTPUTF8: true } as object);
    await testServer.post(typed);
    expect(await testServer.deliver()).toBe(1);
    const [owner, customer] = await testServer.rows();
    expect([owner?.status, customer?.status, customer?.attempts]).toEqual(["sent", "set-aside", 1]);
    expect(customer?.last_error).toContain("SMTPUTF8");
    const [notice] = testServer.inbox.mails;
    expect(notice?.raw.slice(0, notice.raw.indexOf("\r\n\r\n"))).not.toMatch(/[^\0-\x7f]/);
    expect(notice?.text).toContain("andrée@café.example");
  });

  test("only in the domain is written to in ASCII", async () => {
    const testServer = await startTestServerWithInbox({ hideSMTPUTF8: true } as object);
    await testServer.post({ ...sample, email: "andre@café.example" });
    expect(await testServer.deliver()).toBe(2);
    const [notice, acknowledgement] = testServer.inbox.mails;
    expect(acknowledgement?.raw).toContain("\r\nTo: andre@xn--caf-dma.example\r\n");
    expect(notice?.raw).toContain("<andre@xn--caf-dma.example>\r\n");
  });
});
