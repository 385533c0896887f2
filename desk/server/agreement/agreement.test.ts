import { expect, test } from "vitest";
import { bookingOf } from "../../../tests/support/desk/booking.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { agreedRequest } from "./agreed-request.ts";

const newId = () => crypto.randomUUID();

async function openDesk() {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const detail = (reference: string) => desk.read(`requests/${reference}`);
  const correct = async (reference: string, set: object, was: object = {}, id = newId()) => {
    const answer = await desk.post(`requests/${reference}/agreement`, { id, set, was });
    return { status: answer.status, id, ...(await answer.json()) };
  };
  const book = (reference: string, changes: object = {}) =>
    desk.post(`requests/${reference}/agreement`, bookingOf(changes));
  const undo = (reference: string, actionId: string) =>
    desk.post(`requests/${reference}/undo`, { id: newId(), actionId });
  const says = async (reference: string) =>
    (await detail(reference)).history.map((one) => one.says);
  return { testServer, desk, detail, correct, book, undo, says };
}

test("each field is corrected beside the visitor's words, kept as a line, and undone", async () => {
  const { desk, testServer, detail, correct, undo, says } = await openDesk();
  const reference = await post(testServer, {});
  const before = await detail(reference);
  for (const [set, line] of [
    [{ name: "Priya Rahman" }, "Name: Priya Raman → Priya Rahman"],
    [{ phone: "905-555-0199" }, "Phone: (289) 555-0188 → 905-555-0199"],
    [{ email: null }, "E-mail: priya.raman@example.com → not known"],
    [{ location: "Grimsby" }, "Place: Vineland, Ontario → Grimsby"],
    [{ eventType: "other" }, "Event: Wedding → Other"],
    [{ guestCount: "200+" }, "Guests: 75-125 guests → 200+ guests"],
    [{ startDate: "2027-08-14", endDate: "2027-08-15" }, "Days: Jun 12–13, 2027 → Aug 14–15, 2027"],
    [{ deliveryTime: "14:30" }, "Delivery time: not known → 2:30 PM"],
    [{ siteNotes: "Gate 12" }, "Notes for the site: Gate 12"],
    [{ unitIds: ["two-a"] }, "Trailers: not known → 2-station A"],
  ] as const) {
    const { id, status } = await correct(reference, set, before.terms);
    const after = await detail(reference);
    expect([status, { ...after, ...after.terms }]).toMatchObject([200, set]);
    expect(after.wrote).toEqual(before.wrote);
    expect(after.history).toMatchObject([{ by: desk.person, says: line }]);
    expect((await undo(reference, id)).status).toBe(200);
    expect({ ...(await detail(reference)), availability: null }).toEqual({
      ...before,
      availability: null,
    });
  }
  expect(await says(reference)).toEqual([]);
});

test("of two people the second is told which field the first has changed; the same content is no conflict", async () => {
  const { testServer, desk, detail, correct, undo } = await openDesk();
  const reference = await post(testServer, {});
  const was = { phone: sample.phone, location: sample.location };
  const first = await correct(reference, { phone: "905-555-0199" }, was);
  const same = await correct(reference, { phone: "905-555-0199" }, was);
  expect([first.status, same.status]).toEqual([200, 200]);
  const late = await correct(reference, { phone: "905-555-0111", location: "Grimsby" }, was);
  expect(late).toMatchObject({
    ...{ status: 409, code: "conflict", field: "phone" },
    error: `Meanwhile ${desk.person} changed this. Phone is now: 905-555-0199.`,
  });
  expect((await detail(reference)).location).toBe(sample.location);
  // A form sends all of its fields; one that was not touched overwrites nothing.
  const other = await correct(reference, { ...was, location: "Grimsby" }, was);
  expect(other.status).toBe(200);
  expect(await detail(reference)).toMatchObject({ phone: "905-555-0199", location: "Grimsby" });
  // Sent again by a phone that had no answer.
  expect((await correct(reference, { ...was, location: "Grimsby" }, was, other.id)).status).toBe(
    200,
  );
  await correct(reference, { location: "Beamsville" }, { location: "Grimsby" });
  expect((await undo(reference, other.id)).status).toBe(409);
  // The same content did nothing, and its undo takes nothing back.
  expect((await undo(reference, same.id)).status).toBe(200);
  expect((await detail(reference)).phone).toBe("905-555-0199");
  expect((await undo(reference, first.id)).status).toBe(200);
  expect(await detail(reference)).toMatchObject({ phone: sample.phone, location: "Beamsville" });
});

test("both at the same moment leave one of the two values", async () => {
  const { testServer, detail, correct } = await openDesk();
  const reference = await post(testServer, {});
  const was = { name: sample.name };
  const answers = await Promise.all(
    ["Ann", "Bob"].map((name) => correct(reference, { name }, was)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { name, history } = await detail(reference);
  expect(history).toMatchObject([{ says: `Name: ${sample.name} → ${name}` }]);
});

test("what was booked, moved, cancelled and not agreed is kept with its days, also for the calendar", async () => {
  const { testServer, desk, detail, correct, book, undo, says } = await openDesk();
  const [one, two] = [await post(testServer, {}), await post(testServer, { name: "Ann Smith" })];
  await book(one);
  const days = { startDate: "2027-08-14", endDate: "2027-08-15" };
  const moved = await correct(one, days);
  const cancel = { id: newId(), status: "new" };
  await desk.send(`requests/${one}/booking/cancel`, cancel);
  await desk.send(`requests/${two}/status`, { id: newId(), status: "lost" });
  const lines = [
    "Cancelled: 2-station A, Aug 14–15, 2027",
    "Moved: Jun 12–13, 2027 → Aug 14–15, 2027",
    "Booked: 2-station A, Jun 12–13, 2027",
  ];
  expect(await says(one)).toEqual(lines);
  const { changes } = await desk.read("calendar?month=2027-06");
  expect(
    changes.map(({ reference, says, by, startDate }) => [reference, says, by, startDate]),
  ).toEqual([
    [two, "Not agreed: Jun 12–13, 2027", desk.person, sample.startDate],
    [one, lines[1], desk.person, sample.startDate],
  ]);
  // Its trailer is another's by now.
  await book(two, days);
  const refused = await undo(one, cancel.id);
  expect([refused.status, (await refused.json()).reference]).toEqual([409, two]);
  await desk.send(`requests/${two}/booking/cancel`, { id: newId(), status: "lost" });
  expect((await undo(one, cancel.id)).status).toBe(200);
  expect(await detail(one)).toMatchObject({ status: "booked", startDate: days.startDate });
  expect((await undo(one, moved.id)).status).toBe(200);
  expect(await says(one)).toEqual(lines.slice(2));
});

test("a correction that does not fit is refused with its field, and a booking's clash does not hold up a phone number", async () => {
  const { testServer, correct, book, detail } = await openDesk();
  const [one, two] = [await post(testServer, {}), await post(testServer, { name: "Ann Smith" })];
  await book(one);
  await book(two, { unitIds: ["two-b"] });
  for (const [set, status, field] of [
    [{ phone: "12" }, 422, "phone"],
    [{ name: null }, 422, "name"],
    [{ guestCount: "7" }, 422, "guestCount"],
    [{ endDate: "2027-06-01" }, 422, "endDate"],
    [{ startDate: null }, 422, "startDate"],
    [{ unitIds: [] }, 422, "unitIds"],
    [{ unitIds: ["two-a"] }, 409, "unitIds"],
  ] as const)
    expect([set, await correct(two, set)]).toMatchObject([set, { status, field }]);
  await testServer.db.updateTable("agreement").set({ unit_ids: "two-a" }).execute();
  expect((await correct(two, { phone: "905-555-0199" })).status).toBe(200);
  expect(await detail(two)).toMatchObject({ phone: "905-555-0199", status: "booked" });
});

test("a request is read as it was agreed with each of its columns", async () => {
  const { testServer } = await openDesk();
  await post(testServer, {});
  const columnsOf = async (from: "quote_request" | typeof agreedRequest) =>
    Object.keys(await testServer.db.selectFrom(from).selectAll().executeTakeFirstOrThrow());
  const read = await columnsOf(agreedRequest);
  expect(read).toEqual(expect.arrayContaining(await columnsOf("quote_request")));
});
