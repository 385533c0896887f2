import { expect, test } from "vitest";
import { bookingOf } from "../../../tests/support/desk/booking.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import type { DeskError } from "../desk-api.ts";

const id = () => crypto.randomUUID();
const booking = (changes: object) =>
  bookingOf({ deliveryTime: "09:30", siteNotes: "Gate code 12", ...changes });

async function openDesk() {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const [one, two] = [
    await post(testServer, { name: "Priya Raman" }),
    await post(testServer, { name: "Ann Smith", email: "ann@example.com" }),
  ];
  const book = (reference: string, changes: object = {}) =>
    desk.post(`requests/${reference}/agreement`, booking(changes));
  const detail = (reference: string) => desk.read(`requests/${reference}`);
  const free = async (day: string) => {
    const { units } = await desk.read(`availability?from=${day}&to=${day}`);
    return units.flatMap((unit) => (unit.obstacle ? [] : unit.id));
  };
  return { testServer, desk, one, two, book, detail, free };
}

test("a request says what is free on its days and what fits, and names who has the rest", async () => {
  const { one, two, book, detail } = await openDesk();
  expect((await detail(one)).availability?.fits).toBe("3-station");
  expect((await book(one, { unitIds: ["two-a", "three"] })).status).toBe(200);
  const read = await detail(one);
  expect(read).toMatchObject({ status: "booked", availability: { clashes: [] } });
  expect(read.terms).toMatchObject({
    ...{ deliveryTime: "09:30", pickupTime: null, siteNotes: "Gate code 12", override: null },
    ...{ unitIds: ["two-a", "three"], trailerIds: [] },
  });
  const { availability } = await detail(two);
  expect(availability?.fits).toBe("4-station");
  expect(availability?.units.map(({ obstacle }) => obstacle?.reference ?? "free")).toEqual([
    ...["free", one, "free", one, "free"],
  ]);
  expect(availability?.units[3]?.obstacle?.text).toBe("taken by Priya R., Jun 12–13, 2027");
});

test("a clash is refused with the other's name, and booked once it is said why", async () => {
  const { one, two, book, detail } = await openDesk();
  await book(one);
  // The day after has too few days between.
  const late = { startDate: "2027-06-14", endDate: "2027-06-14" };
  const answer = await book(two, late);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    error: "2-station A is taken by Priya R. until Jun 13, 2027, with less than 1 day between.",
    ...{ code: "conflict", field: "unitIds", reference: one },
  });
  expect(await detail(two)).toMatchObject({ status: "new" });
  await book(two, { ...late, override: "They pick it up themselves" });
  expect((await detail(two)).terms.override).toBe("They pick it up themselves");
  expect((await book(two, { ...late, unitIds: ["two-b"], override: "needless" })).status).toBe(200);
  expect((await detail(two)).terms.override).toBeNull();
});

test("a booking is moved to other days and units, and cancelled; its days are free again", async () => {
  const { desk, one, book, detail, free } = await openDesk();
  await book(one);
  expect(await free("2027-06-12")).not.toContain("two-a");
  await book(one, { startDate: "2027-07-01", endDate: "2027-07-02", unitIds: ["two-b"] });
  expect(await free("2027-06-12")).toContain("two-a");
  expect(await free("2027-07-02")).not.toContain("two-b");
  const status = { id: id(), status: "lost" };
  expect((await desk.post(`requests/${one}/status`, status)).status).toBe(409);
  expect((await desk.post(`requests/${one}/spam`, { id: id() })).status).toBe(409);
  const cancel = { id: id(), status: "lost" };
  await desk.send(`requests/${one}/booking/cancel`, cancel);
  await desk.send(`requests/${one}/booking/cancel`, cancel);
  expect(await detail(one)).toMatchObject({ status: "lost" });
  expect(await free("2027-07-02")).toContain("two-b");
  const again = { id: id(), status: "lost" };
  expect((await desk.post(`requests/${one}/booking/cancel`, again)).status).toBe(409);
  const booked = { id: id(), status: "booked" };
  expect((await desk.post(`requests/${one}/status`, booked)).status).toBe(422);
});

test("a unit that is out of service is not free, until it is put back", async () => {
  const { desk, one, two, book, free } = await openDesk();
  const absence = { id: id(), from: "2027-06-10", to: "2027-06-12", reason: "New pump" };
  const takeOut = (unit: string, body: object) => desk.send(`units/${unit}/absences`, body);
  await book(two, { unitIds: ["two-a"] });
  expect(await takeOut("two-a", absence)).toEqual({
    bookings: [{ reference: two, name: expect.any(String) }],
  });
  expect(await takeOut("two-b", { ...absence, id: id() })).toEqual({
    bookings: [],
  });
  await takeOut("two-b", absence).catch(() => {});
  const refused = await book(one, { unitIds: ["two-b"] });
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toBe(
    "2-station B is out of service, Jun 10–12, 2027: New pump.",
  );
  const { absences, rentals } = await desk.read("calendar?month=2027-06");
  expect(absences).toHaveLength(2);
  expect(rentals.find(({ reference }) => reference === two)?.hasClash).toBe(true);
  const b = absences.find(({ unitId }) => unitId === "two-b");
  const end = { id: id() };
  for (const _ of [1, 2]) await desk.send(`units/absences/${b?.id}/end`, end);
  expect(await free("2027-06-11")).toHaveLength(4);
  expect((await desk.post(`units/absences/${b?.id}/end`, { id: id() })).status).toBe(404);
  expect((await desk.post("units/absences/%00/end", { id: id() })).status).toBe(404);
  const endless = { ...absence, id: id(), to: "2072-06-12" };
  expect((await desk.post("units/two-a/absences", endless)).status).toBe(422);
  expect((await desk.post("units/none/absences", { ...absence, id: id() })).status).toBe(404);
});

test("a booking is in the exported table with its days, hours and notes, and erased with its request", async () => {
  const { testServer, desk, one, book, free } = await openDesk();
  await book(one);
  const [head = "", ...rows] = (await (await desk.get("export.csv")).text()).split("\r\n");
  const row = rows.find((line) => line.includes(one)) ?? "";
  for (const column of ["units", "delivery", "pickup", "siteNotes"])
    expect(head).toContain(`"${column}"`);
  expect(row).toContain('"2-station A","2027-06-12 09:30","2027-06-13","Gate code 12"');
  await desk.send(`requests/${one}/erase`, { confirm: true, bookings: [one] });
  expect((await desk.get(`requests/${one}`)).status).toBe(404);
  for (const table of ["agreement", "agreement_change"] as const)
    expect(await testServer.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await free("2027-06-12")).toContain("two-a");
});

test("a unit that left content/fleet.yaml with bookings is named in the calendar", async () => {
  const { testServer, desk, one, book } = await openDesk();
  await book(one);
  await testServer.db.updateTable("agreement").set({ unit_ids: "sold" }).execute();
  const { missingUnits } = await desk.read("calendar?month=2027-01");
  expect(missingUnits).toEqual(["sold"]);
});

test("a request in quarantine is not booked until it is released", async () => {
  const { testServer, desk, book } = await openDesk();
  const quarantined = await post(testServer, {
    message: '<a href="http://spam.example">Buy</a> <script>',
  });
  const answer = await book(quarantined);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining("quarantine") });
  await desk.send(`requests/${quarantined}/release`, { id: id() });
  expect((await book(quarantined)).status).toBe(200);
});

test("a booking that does not fit is refused with its field, at once", async () => {
  const { desk, one } = await openDesk();
  for (const [changes, field] of [
    [{ startDate: "2027-06-14" }, "endDate"],
    [{ startDate: "2027-02-30" }, "startDate"],
    [{ startDate: "0001-01-01" }, "startDate"],
    [{ endDate: "9999-12-31" }, "endDate"],
    [{ endDate: "2072-06-13" }, "endDate"],
    [{ deliveryTime: "25:00" }, "deliveryTime"],
    [{ startDate: "2027-06-13", pickupTime: "08:00" }, "pickupTime"],
    [{ unitIds: [] }, "unitIds"],
    [{ unitIds: ["two-a", "two-a"] }, "unitIds"],
    [{ unitIds: ["none"] }, "unitIds"],
    [{ unitIds: ["__proto__"] }, "unitIds"],
    [{ unitIds: Array(51).fill("two-a") }, "unitIds"],
    [{ trailerIds: ["none"] }, "trailerIds"],
    [{ siteNotes: "x".repeat(2_001) }, "siteNotes"],
    [{ override: "x".repeat(301) }, "override"],
    [{ override: "\u200B" }, "override"],
    [{ odd: 1 }, "set"],
  ] as const) {
    const answer = await desk.post(`requests/${one}/agreement`, booking(changes));
    const { error, ...rest } = (await answer.json()) as DeskError;
    expect([changes, answer.status, rest.field]).toEqual([changes, 422, field]);
    expect(error).toMatch(/\w/);
  }
  for (const query of ["", "from=2027-06-13&to=2027-06-12", "from=2027-06-12&to=3027-06-12"])
    expect([query, (await desk.get(`availability?${query}`)).status]).toEqual([query, 422]);
});
