import { expect, test } from "vitest";
import { unknownPlaceholders } from "../../../content-files/reply-placeholders.ts";
import { readBusiness } from "../../../server/business/business.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { sample } from "../../../tests/support/sample.ts";
import type { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import { readDeskContent } from "../content/desk-content.ts";
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
    testServer.database.transact(
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

const days = { startDate: sample.startDate, endDate: sample.endDate };
const terms = {
  ...{ ...days, deliveryTime: "14:30", pickupTime: null, siteNotes: "", override: null },
  ...{ unitIds: ["two-a", "four"], trailerIds: [] },
};
const agreed = { ...sample, eventType: "wedding", guestCount: "75-125", terms } as const;
const fill = (changes: object = {}) =>
  fillTemplates(
    { ...agreed, reference: "7KPM3XWA", ...changes },
    { business: readBusiness(), content: readDeskContent() },
  );

test("the reply templates are filled with what was agreed, and have no words that nothing fills in", () => {
  const filled = fill();
  const cases = filled.map(({ id, onlyIf = "any" }) => `${id}: ${onlyIf}`);
  const ofBooked = ["booked: booked", "on-site: booked", "arrives-tomorrow: booked"];
  expect(cases).toEqual(
    expect.arrayContaining(["quote: any", "not-available: not booked", ...ofBooked]),
  );
  for (const { id, subject, text } of filled) {
    expect([id, unknownPlaceholders(subject + text)]).toEqual([id, []]);
    expect(subject + text).not.toMatch(/[{}]/);
    expect(subject).toContain("7KPM3XWA");
    expect(text).toContain("Hello Priya,");
  }
  const booked = filled.find(({ id }) => id === "booked");
  for (const words of [
    "Luxury 2-Station Trailer and Grand 4-Station Trailer, at Vineland, Ontario",
    "Delivery: Saturday, June 12, 2027, 2:30 PM",
    "Pickup: Sunday, June 13, 2027\n",
    "Guests: 75-125 guests",
  ])
    expect(booked?.text).toContain(words);
  const textOf = (template: string) => filled.find(({ id }) => id === template)?.text;
  expect(textOf("quote")).toContain(
    "Trailer: Luxury 2-Station Trailer and Grand 4-Station Trailer\n",
  );
  expect(textOf("arrives-tomorrow")).toContain(
    "arrives at Vineland, Ontario tomorrow at 2:30 PM.\n",
  );
  const naughty = "{name} {phone} $& $1";
  const [first] = fill({ name: "St. Paul's Parish", location: naughty });
  expect(first?.text).toContain("Hello,");
  expect(first?.text).toContain(`in ${naughty} for`);
});

test("what is not known stays open in a template, and no reply is sent with it", async () => {
  const none = { ...terms, startDate: null, endDate: null, deliveryTime: null, unitIds: [] };
  const [booked, , tomorrow] = fill({ terms: none, location: null, guestCount: null }).slice(-3);
  const places = ["the trailer", "the place", "the day of delivery", "the day of pickup"];
  for (const what of [...places, "the number of guests"])
    expect(booked?.text).toContain(`(Write ${what} here.)`);
  expect(tomorrow?.text).toContain(
    "tomorrow between (Write the hours here, such as 9 and 11 AM.).",
  );
  const testServer = await startTestServerWithInbox();
  const { reference } = await storeRequest(testServer);
  const desk = await signInToDesk(testServer);
  for (const [place, changes] of [
    ["(Write the trailer (", { text: "We bring (Write the trailer (or two) here.)" }],
    ["{trailer}", { text: "We bring {trailer}." }],
    ["{dates}", { subject: "Your {dates}" }],
  ] as const) {
    const body = { id: crypto.randomUUID(), subject: "About", text: "Text", marksAnswered: true };
    const answer = await desk.post(`requests/${reference}/replies`, { ...body, ...changes });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        error: `This is still to be written: ${place}`,
        ...{ code: "invalid", field: Object.keys(changes)[0] },
      },
    ]);
  }
});

test("a moved booking is in each template, and the reply goes to the corrected address", async () => {
  const testServer = await startTestServerWithInbox();
  const { reference } = await storeRequest(testServer);
  await testServer.deliver();
  const desk = await signInToDesk(testServer);
  const set = {
    ...{ email: "right@example.com", startDate: "2027-08-14", endDate: "2027-08-15" },
    ...{ location: "Grimsby", guestCount: "200+", unitIds: ["three"] },
  };
  const body = { id: crypto.randomUUID(), set, was: {}, books: true };
  await desk.send(`requests/${reference}/agreement`, body);
  const templates = await desk.read(`requests/${reference}/reply-templates`);
  for (const { subject, text } of templates) {
    expect(subject + text).not.toMatch(/Jun|Vineland|75-125/);
    expect(subject + text).toMatch(/Aug|Grimsby/);
  }
  const reply = { id: crypto.randomUUID(), subject: "About", text: "Text", marksAnswered: false };
  await desk.send(`requests/${reference}/replies`, reply);
  testServer.pass(10_000);
  await testServer.deliver();
  expect(testServer.inbox.mails.at(-1)?.recipients).toEqual([set.email]);
});
