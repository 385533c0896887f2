import { expect, test } from "vitest";
import { runHousekeeping } from "../../../server/housekeeping/housekeeping.ts";
import { hour } from "../../../server/time/durations.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { housekeepingOf } from "../../../tests/support/housekeeping.ts";
import { post } from "../../../tests/support/run-command.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";

const absent = {
  email: null,
  location: null,
  startDate: null,
  endDate: null,
  eventType: null,
  guestCount: null,
};
const call = { name: "Amy Ng", phone: "+1 (905) 555-0142", ...absent, message: "" };

async function openDesk() {
  const testServer = await startTestServerWithInbox();
  const desk = await signInToDesk(testServer);
  const body = (changes: object = {}) => ({
    id: crypto.randomUUID(),
    ...call,
    acknowledges: false,
    ...changes,
  });
  const make = async (changes: object = {}) =>
    (await desk.send("requests", body(changes))).reference;
  const detail = (reference: string) => desk.read(`requests/${reference}`);
  return { testServer, desk, body, make, detail };
}

test("a phone call is a request of which a name and a number are enough, and nothing is mailed", async () => {
  const { testServer, desk, make, detail } = await openDesk();
  const reference = await make();
  expect(await testServer.rows()).toEqual([]);
  expect(await detail(reference)).toMatchObject({
    ...call,
    origin: "phone",
    status: "new",
    city: null,
    stations: null,
    mails: [],
    emailDueAt: null,
    callDueAt: null,
  });
  testServer.pass(25 * hour);
  expect((await desk.read("requests?open=1")).requests[0]?.section).toBe("rest");
  for (const query of ["open=1", "", "text=amy"]) {
    const { requests } = await desk.read(`requests?${query}`);
    expect(requests).toMatchObject([{ reference, ...absent }]);
  }
  const refused = await desk.post(`requests/${reference}/replies`, {
    id: crypto.randomUUID(),
    subject: "About",
    text: "Text",
    marksAnswered: true,
  });
  expect(refused.status).toBe(409);
});

test("table, calendar, figures, templates and reminders say nothing of what a call left open", async () => {
  const { testServer, desk, make } = await openDesk();
  const reference = await make();
  const csv = await (await desk.get("export.csv")).text();
  expect(csv).toContain(`"${reference}"`);
  expect(csv).toMatch(/"phone"\r\n$/);
  await desk.send(`requests/${reference}/status`, { id: crypto.randomUUID(), status: "quoted" });
  expect((await desk.read("calendar?month=2027-01")).rentals).toEqual([]);
  const figures = await desk.read("figures?from=2027-01-01&to=2027-01-31");
  expect(figures.total).toBe(1);
  expect(figures.lists.flatMap(({ counts }) => counts).filter(({ count }) => count > 0)).toEqual(
    [],
  );
  const templates = await desk.read(`requests/${reference}/reply-templates`);
  expect(templates[0]?.text).toContain("Hello Amy,");
  expect(templates[0]?.text).toContain("(Write the dates here.)");

  await desk.send(`requests/${reference}/status`, { id: crypto.randomUUID(), status: "new" });
  for (const pause of [2, 19, 2]) {
    testServer.pass(pause * hour);
    await runHousekeeping(housekeepingOf(testServer), false);
    await testServer.deliver();
  }
  const { mails } = testServer.inbox;
  // The morning's list: nobody is to be called who has called.
  expect(mails).toHaveLength(1);
  for (const { subject, text, html } of mails) {
    expect([subject, text, html].join()).not.toMatch(/null|undefined|Where|Guests|[Ee]-mail/);
    expect(text).toContain(call.name);
  }
});

test("an acknowledgement is mailed only where that was wanted and not undone, and says the days", async () => {
  const { testServer, desk, make, body } = await openDesk();
  const days = { startDate: "2027-06-12", endDate: "2027-06-13" };
  await make({ email: "amy@example.com", ...days });
  await make({ email: "amy@example.com", ...days, acknowledges: true });
  await make({ email: "amy@example.com", acknowledges: true });
  const undone = { ...body(), email: "amy@example.com", acknowledges: true };
  const { reference } = await desk.send("requests", undone);
  const undo = { id: crypto.randomUUID(), actionId: undone.id };
  await desk.send(`requests/${reference}/undo`, undo);
  expect(await testServer.deliver()).toBe(0);
  testServer.pass(10_000);
  expect(await testServer.deliver()).toBe(2);
  const [first, second] = testServer.inbox.mails;
  expect(first?.recipients).toEqual(["amy@example.com"]);
  expect(first?.text).toContain("Saturday, June 12, 2027");
  expect(second?.text).not.toContain("Dates");
});

test("earlier requests and an erasure find a person by the phone number in any notation", async () => {
  const { testServer, desk, make, detail } = await openDesk();
  const byForm = await post(testServer, { phone: "905-555-0142", email: "amy@example.com" });
  const byPhone = await make();
  const others = async (reference: string) =>
    (await detail(reference)).others.map((one) => one.reference);
  expect(await others(byPhone)).toEqual([byForm]);
  expect(await others(byForm)).toEqual([byPhone]);
  const related = await post(testServer, { phone: "(289) 555-0188", email: "amy@example.com" });
  await post(testServer, { phone: "(289) 555-0199", email: "somebody@example.com" });
  const { references, ownerNotes } = await desk.send("erase", {
    phone: "1 905 555 0142 ext. 3",
    confirm: true,
  });
  expect(references).toEqual([byForm, byPhone]);
  expect(ownerNotes).toContain(`not erased: ${related}.`);
  expect(await testServer.count("quote_request")).toBe(2);
  expect((await desk.post("erase", { phone: "9055550142", confirm: true })).status).toBe(404);
  const odd = await desk.post("erase", { phone: "call me", confirm: true });
  expect([odd.status, (await odd.json()).field]).toEqual([422, "phone"]);
});

test("what does not fit is refused with its field, in little time", async () => {
  const { testServer, desk, body } = await openDesk();
  for (const [changes, field] of [
    [{ id: "1" }, "id"],
    [{ name: "A" }, "name"],
    [{ name: "\u200B\u200B\u200B" }, "name"],
    [{ name: "x".repeat(101) }, "name"],
    [{ phone: "911" }, "phone"],
    [{ phone: `9055550142${" ".repeat(50_000)}` }, "phone"],
    [{ email: "amy" }, "email"],
    [{ email: "" }, "email"],
    [{ acknowledges: true }, "email"],
    [{ location: "x".repeat(201) }, "location"],
    [{ startDate: "2027-02-30", endDate: "2027-03-01" }, "startDate"],
    [{ startDate: "2027-06-12" }, "endDate"],
    [{ endDate: "2027-06-12" }, "endDate"],
    [{ startDate: "2027-06-12", endDate: "2027-06-11" }, "endDate"],
    [{ eventType: "party" }, "eventType"],
    [{ guestCount: "9" }, "guestCount"],
    [{ message: "x".repeat(4_001) }, "message"],
    [{ status: "booked" }, undefined],
  ] as const) {
    const answer = await desk.post("requests", body(changes));
    const { error, field: named } = await answer.json();
    expect([changes, answer.status, named]).toEqual([changes, 422, field]);
    expect(error).toMatch(/\w/);
  }
  expect(await testServer.count("quote_request")).toBe(0);
});
