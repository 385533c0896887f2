import { expect, test } from "vitest";
import { runHousekeeping } from "../../../server/housekeeping/housekeeping.ts";
import { hour } from "../../../server/time/durations.ts";
import { bookingOf } from "../../../tests/support/desk/booking.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { housekeepingOf } from "../../../tests/support/housekeeping.ts";
import { post } from "../../../tests/support/run-command.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";

const set = {
  ...{ name: "Priya Rahman", phone: "905-555-0199", email: "right@example.com" },
  ...{ location: "Hamilton", eventType: "festival", guestCount: "200+" },
  ...{ startDate: "2027-08-14", endDate: "2027-08-15" },
};

async function openDesk() {
  const testServer = await startTestServerWithInbox();
  const desk = await signInToDesk(testServer);
  const agree = (reference: string, body: object) =>
    desk.send(`requests/${reference}/agreement`, { ...bookingOf(), ...body });
  const find = async (query: string) =>
    (await desk.read(`requests?${query}`)).requests.map(({ reference }) => reference);
  return { testServer, desk, agree, find };
}

test("a moved booking is in rows, filters, search, calendar, feed, table and figures", async () => {
  const { testServer, desk, agree, find } = await openDesk();
  const reference = await post(testServer, {});
  await agree(reference, {});
  await agree(reference, { set });
  const [row] = (await desk.read("requests")).requests;
  expect(row).toMatchObject({
    ...set,
    status: "booked",
    telephones: [{ link: "tel:+19055550199" }],
  });
  for (const [query, isFound] of [
    ["place=hamilton", true],
    ["place=vineland", false],
    ["from=2027-08-15&to=2027-08-20", true],
    ["from=2027-06-12&to=2027-06-13", false],
    ["eventType=festival", true],
    ["text=hamilton", true],
    ["text=rahman+905+555+0199", true],
    // What the visitor wrote is found as well.
    ["text=vineland", true],
    ["text=2895550188", true],
  ] as const)
    expect([query, await find(query)]).toEqual([query, isFound ? [reference] : []]);
  expect((await desk.read("calendar?month=2027-08")).rentals).toMatchObject([
    { reference, name: set.name, location: set.location, startDate: set.startDate },
  ]);
  expect((await desk.read("calendar?month=2027-06")).rentals).toEqual([]);
  const feed = await desk.send("calendar/feeds", {
    ...{ id: crypto.randomUUID(), name: "Phone", withPhones: true, onThisDevice: false },
  });
  const calendar = await (await testServer.app.request(new URL(feed.address).pathname)).text();
  for (const words of ["DTSTART;VALUE=DATE:20270814", "Priya Rahman", "905-555-0199", "Hamilton"])
    expect(calendar).toContain(words);
  expect(calendar).not.toMatch(/20270612|Vineland/);
  const table = await (await desk.get("export.csv")).text();
  expect(table).toContain(
    '"Priya Rahman","right@example.com","905-555-0199","Hamilton","2027-08-14"',
  );
  expect(table).toContain("startDate: 2027-06-12");
  const { lists } = await desk.read("figures?from=2027-01-01&to=2027-12-31");
  const counted = lists.flatMap(({ counts }) => counts.filter(({ count }) => count > 0));
  expect(counted.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Festival/Fair", "Hamilton", "200+ guests"]),
  );
});

test("days that were corrected are what is free, past and reminded of", async () => {
  const { testServer, desk, agree } = await openDesk();
  const reference = await post(testServer, { startDate: "2026-06-12", endDate: "2026-06-13" });
  await agree(reference, { set, books: undefined });
  const { availability, endDate, wrote } = await desk.read(`requests/${reference}`);
  expect([endDate, wrote.endDate]).toEqual([set.endDate, "2026-06-13"]);
  expect(availability?.units.every(({ obstacle }) => obstacle === null)).toBe(true);
  await testServer.deliver();
  const before = testServer.inbox.mails.length;
  for (const pause of [3, 20]) {
    testServer.pass(pause * hour);
    await runHousekeeping(housekeepingOf(testServer), false);
    await testServer.deliver();
  }
  const mails = testServer.inbox.mails.slice(before);
  expect(mails.length).toBeGreaterThan(1);
  for (const { subject, text } of mails) {
    expect(`${subject} ${text}`).toMatch(/Priya Rahman/);
    expect(`${subject} ${text}`).not.toMatch(/Priya Raman|Vineland|555-?0188|June 12/);
  }
});

test("a repeat is marked, also by a corrected address or number", async () => {
  const { testServer, desk, agree } = await openDesk();
  const first = await post(testServer, {});
  const other = { email: "other@example.com", phone: "905-555-0100" };
  testServer.pass(hour);
  const second = await post(testServer, { ...other, message: "Once more" });
  const read = async () => {
    const { requests } = await desk.read("requests");
    const detail = await desk.read(`requests/${second}`);
    return [...requests, detail].map(({ number, ofPerson, earlier }) => [
      ...[number, ofPerson, earlier?.reference],
    ]);
  };
  const once = [1, 1, undefined];
  expect(await read()).toEqual([once, once, once]);
  for (const set of [{ email: sample.email }, { phone: sample.phone }]) {
    await agree(second, { id: crypto.randomUUID(), set, books: undefined });
    const repeat = [2, 2, first];
    expect(await read()).toEqual([repeat, [1, 2, undefined], repeat]);
    expect((await desk.read(`requests/${first}`)).others).toMatchObject([{ reference: second }]);
    await agree(second, { id: crypto.randomUUID(), set: other, books: undefined });
    expect(await read()).toEqual([once, once, once]);
  }
});

test("after a release the mails go to whom and say what was agreed, and the log names them", async () => {
  const { testServer, desk, agree } = await openDesk();
  const reference = await post(testServer, { message: '<a href="http://x.example">Buy</a>' });
  await agree(reference, { set, books: undefined });
  await desk.send(`requests/${reference}/release`, { id: crypto.randomUUID() });
  testServer.pass(hour);
  await testServer.deliver();
  const [notice, acknowledgement] = testServer.inbox.mails.slice(-2);
  expect(notice?.subject).toBe("Priya Rahman · Festival/Fair · August 14–15");
  expect(notice?.replyTo).toEqual([{ name: set.name, address: set.email }]);
  expect(acknowledgement?.recipients).toEqual([set.email]);
  expect(acknowledgement?.text).toContain("Saturday, August 14, 2027");
  const { log } = await desk.read("housekeeping");
  expect(log[0]).toMatchObject({ logLine: "Released from quarantine", reference, name: set.name });
});
