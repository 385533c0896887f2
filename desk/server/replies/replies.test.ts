import { expect, test } from "vitest";
import { unknownPlaceholders } from "../../../content-files/reply-placeholders.ts";
import { readBusiness } from "../../../server/business/business.ts";
import { sample } from "../../../tests/support/sample.ts";
import type { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import { readDeskFacts } from "../facts/desk-facts.ts";
import { findByReference } from "../request-records/request-records.repository.ts";
import { fillTemplates } from "./fill-template.ts";
import { insertReply } from "./reply.repository.ts";

type TestServer = Awaited<ReturnType<typeof startTestServer>>;
const by = "quotes@maple.example";

async function storeRequest(testServer: TestServer, changes: Partial<typeof sample> = {}) {
  const { reference } = await (await testServer.post({ ...sample, ...changes })).json();
  const request = await findByReference(testServer.db, reference);
  if (!request) throw new Error("The quote request is not stored");
  const reply = (subject: string, text: string) =>
    testServer.database.write(
      (db) =>
        insertReply(
          db,
          request,
          { by, subject, text },
          { mailHost: "maple.example", now: testServer.clock() },
        ),
      reference,
    );
  return { reference, reply };
}

test("a reply goes to the customer from our address, and answers come to the inbox", async () => {
  const testServer = await startTestServerWithInbox();
  const { reference, reply } = await storeRequest(testServer);
  await testServer.deliver();
  await reply("Your dates", "Hello Priya,\n\nA ramp is\nno trouble.\n\n<b>Ann</b>");
  await reply("Once more", "A second reply.");
  expect(await testServer.deliver()).toBe(2);
  const mails = testServer.inbox.mails.slice(-2);
  expect(mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [[sample.email], "Your dates"],
    [[sample.email], "Once more"],
  ]);
  const [mail] = mails;
  expect(mail?.from?.address).toBe("hello@maple.example");
  expect(mail?.replyTo).toMatchObject([{ address: "quotes@maple.example" }]);
  expect(mail?.text).toContain("Hello Priya,\n\nA ramp is\nno trouble.\n\n<b>Ann</b>");
  expect(mail?.text).toContain(reference);
  expect(mail?.html).not.toContain("<b>Ann");
  const stored = await findByReference(testServer.db, reference);
  expect(stored?.replies.map(({ subject, sentAt }) => [subject, sentAt])).toEqual([
    ["Your dates", testServer.clock()],
    ["Once more", testServer.clock()],
  ]);
});

test("replies follow the acknowledgement and each other in the customer's mail program", async () => {
  const testServer = await startTestServerWithInbox();
  const { reply } = await storeRequest(testServer);
  const other = await storeRequest(testServer, { message: "Of somebody else" });
  await testServer.deliver();
  for (const subject of ["First", "Second"]) {
    await reply(subject, "Text");
    await testServer.deliver();
  }
  await other.reply("Third", "Text");
  await testServer.deliver();
  const { mails } = testServer.inbox;
  const [acknowledgement, , first, second, third] = mails.filter(
    ({ recipients }) => recipients[0] === sample.email,
  );
  expect(first?.inReplyTo).toBe(acknowledgement?.messageId);
  expect(second?.inReplyTo).toBe(first?.messageId);
  expect(second?.references).toBe(`${acknowledgement?.messageId} ${first?.messageId}`);
  expect(third?.references?.split(" ")).toHaveLength(1);
  expect(third?.inReplyTo).not.toBe(acknowledgement?.messageId);
});

test("the reply templates are filled with the request, and have no words that nothing fills in", () => {
  const { templates } = readDeskFacts();
  const request = { ...sample, eventType: "wedding", guestCount: "75-125" } as const;
  const filled = fillTemplates(templates, { ...request, reference: "7KQM3XWA" }, readBusiness());
  expect(filled.length).toBeGreaterThanOrEqual(3);
  for (const { id, subject, text } of filled) {
    expect([id, unknownPlaceholders(subject + text)]).toEqual([id, []]);
    expect(subject + text).not.toMatch(/[{}]/);
    expect(subject).toContain("7KQM3XWA");
    expect(text).toContain("Hello Priya,");
  }
  const naughty = "{name} {phone} $& $1";
  const [first] = fillTemplates(
    templates,
    { ...request, name: "St. Paul's Parish", location: naughty, reference: "7KQM3XWA" },
    readBusiness(),
  );
  expect(first?.text).toContain("Hello,");
  expect(first?.text).toContain(`in ${naughty} for`);
});
