import { expect, test } from "vitest";
import { bookingOf } from "../../../tests/support/desk/booking.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { commandsOf, post } from "../../../tests/support/run-command.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { insertAbsence, listAbsences } from "../bookings/units.repository.ts";

const newId = () => crypto.randomUUID();

async function openCorrected() {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const reference = await post(testServer, {});
  const set = { name: "Priya Quixotic", email: "new@example.com", phone: "905-555-0199" };
  await desk.send(`requests/${reference}/agreement`, { id: newId(), set, was: {} });
  return { testServer, desk, reference, set };
}

test.each([
  ["the old address", { email: sample.email }],
  ["the corrected address", { email: "NEW@example.com" }],
  ["the old number", { phone: sample.phone }],
  ["the corrected number", { phone: "+1 905 555 0199" }],
])("a person is erased by %s, with the corrected name in other records", async (_, person) => {
  const { testServer, desk, reference } = await openCorrected();
  const other = await post(testServer, { email: "other@example.com", phone: "905-555-0100" });
  const days = { from: "2027-06-01", to: "2027-06-02" };
  const absence = { ...days, unitId: "two-a", id: "1", reason: "Flooded at Quixotic's wedding" };
  await insertAbsence(testServer.db, absence);
  await insertAbsence(testServer.db, { ...absence, id: "2", reason: "New floor" });
  const { references, ownerNotes } = await desk.send("erase", { ...person, confirm: true });
  expect(references).toEqual([reference]);
  const kept = await listAbsences(testServer.db, days);
  expect(kept.map(({ reason }) => reason)).toEqual(["", "New floor"]);
  expect(ownerNotes).toContain("1 reason why a trailer is out of service");
  expect(ownerNotes).toContain("last 20 versions");
  for (const table of ["agreement", "agreement_change"] as const)
    expect(await testServer.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect((await desk.get(`requests/${other}`)).status).toBe(200);
});

test("another request of a corrected person is named, by any of the two numbers and addresses", async () => {
  const { testServer, desk, reference, set } = await openCorrected();
  const sameEmail = await post(testServer, { phone: "905-555-0100" });
  const newPhone = await post(testServer, { email: "other@example.com", phone: set.phone });
  const asked = await desk.send("erase/question", { email: set.email });
  expect(asked.requests).toMatchObject([{ reference }]);
  expect(asked.related.toSorted()).toEqual([sameEmail, newPhone].toSorted());
});

test("the command names who has the corrected address", async () => {
  const { testServer, reference } = await openCorrected();
  const command = await commandsOf(testServer.folder);
  expect(await command("erase", "new@example.com")).toContain(`${reference} would be erased`);
});

test("the question names requests, mails, notes and bookings, and a booking has to be ticked", async () => {
  const { testServer, desk, reference, set } = await openCorrected();
  await desk.send(`requests/${reference}/notes`, { id: newId(), text: "Gate" });
  const booked = await post(testServer, { name: "Priya R.", phone: set.phone });
  await desk.send(`requests/${booked}/agreement`, bookingOf());
  const days = { startDate: sample.startDate, endDate: sample.endDate };
  const question = await desk.send("erase/question", { phone: set.phone });
  expect(question).toEqual({
    requests: [
      { reference: booked, name: "Priya R.", status: "booked", ...days, units: "2-station A" },
      { reference, name: set.name, status: "new", ...days, units: "" },
    ],
    ...{ mails: 4, notes: 1, related: [] },
  });
  expect((await desk.send("erase/question", { reference: booked })).requests).toHaveLength(1);
  for (const [path, body] of [
    ["erase", { phone: set.phone, confirm: true }],
    [`requests/${booked}/erase`, { confirm: true, bookings: [reference] }],
  ] as const) {
    const refused = await desk.post(path, body);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      {
        error: "Priya R. is booked, Jun 12–13, 2027. Tick the booking to erase it, too.",
        ...{ code: "conflict", field: "bookings", reference: booked },
      },
    ]);
  }
  const ticked = { phone: set.phone, confirm: true, bookings: [booked] };
  expect((await desk.send("erase", ticked)).references).toEqual([booked, reference]);
  expect((await desk.post("erase/question", { phone: set.phone })).status).toBe(404);
});

test("the command erases a booking only where it is named", async () => {
  const { testServer, desk, reference } = await openCorrected();
  await desk.send(`requests/${reference}/agreement`, bookingOf());
  const command = await commandsOf(testServer.folder);
  const sentence = `Priya Quixotic is booked, Jun 12–13, 2027. Add --booking ${reference} to erase it, too.`;
  expect(await command("erase", sample.email)).toContain(sentence);
  expect(await command("erase", sample.email, "--yes")).toBe(`refused: ${sentence}`);
  expect(await command("erase", reference, "--yes", "--booking", "7KPM3XWA")).toContain(sentence);
  expect((await desk.get(`requests/${reference}`)).status).toBe(200);
  const named = ["--booking", reference.toLowerCase()];
  expect(await command("erase", sample.email, "--yes", ...named)).toContain("Erased for good");
});
