import { expect, test } from "vitest";
import { runHousekeeping } from "../../../server/housekeeping/housekeeping.ts";
import { day, minute } from "../../../server/time/durations.ts";
import { openBrowser, openSignedIn } from "../../../tests/support/desk/desk-client.ts";
import { housekeepingOf } from "../../../tests/support/housekeeping.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import type { Access } from "../desk-answers.ts";

type Browser = ReturnType<typeof openBrowser>;
const accessOf = async (browser: Browser) =>
  (await (await browser.ask("/desk/api/access")).json()) as Access;

test("a session lasts 30 days, and use does not prolong it", async () => {
  const testServer = await startTestServer();
  const browser = await openSignedIn(testServer);
  for (let days = 0; days < 29; days += 1) {
    testServer.pass(day);
    expect((await browser.ask("/desk/api/access")).status).toBe(200);
  }
  testServer.pass(day);
  expect((await browser.ask("/desk/api/access")).status).toBe(401);
});

test("sessions are listed with their devices, and each can be ended", async () => {
  const testServer = await startTestServer();
  const phone = await openSignedIn(testServer);
  testServer.pass(10 * minute);
  const laptop = await openSignedIn(testServer);
  const partner = await openSignedIn(testServer, "partner@maple.example");
  // The phone is seen last.
  testServer.pass(10 * minute);
  const { sessions, devices } = await accessOf(phone);
  const nameOf = (id: string) => devices.find((device) => device.id === id)?.name;
  expect(sessions.map(({ isThis, deviceId }) => [isThis, nameOf(deviceId)])).toEqual([
    [true, "Chrome on Windows"],
    [false, "Chrome on Windows 2"],
  ]);
  const ofLaptop = sessions.find(({ isThis }) => !isThis)?.id;
  // Whoever else works in the desk ends their own sessions only.
  expect((await partner.postJson(`/desk/api/access/sessions/${ofLaptop}/end`)).status).toBe(404);
  expect((await phone.postJson(`/desk/api/access/sessions/${ofLaptop}/end`)).status).toBe(200);
  expect((await laptop.ask("/desk/api/access")).status).toBe(401);
  const own = (await accessOf(phone)).sessions[0]?.id;
  await phone.postJson(`/desk/api/access/sessions/${own}/end`);
  expect(phone.cookies.size).toBe(0);
  expect((await phone.ask("/desk/api/access")).status).toBe(401);
});

test("only the hash of a session's cookie is stored, and no other cookie is taken for it", async () => {
  const testServer = await startTestServer();
  const browser = await openSignedIn(testServer);
  const token = browser.cookies.get("__Host-desk") ?? "";
  const rows = await testServer.db.selectFrom("desk_session").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const [name, value] of [
    ["desk", token],
    ["__Host-desk", rows[0]?.token_hash ?? ""],
    ["__Host-desk", rows[0]?.id ?? ""],
    ["__Host-desk", `${token.slice(1)}A`],
    ["__Host-desk", ""],
  ] as const) {
    const other = openBrowser(testServer);
    other.cookies.set(name, value);
    expect([name, value, (await other.ask("/desk/api/access")).status]).toEqual([name, value, 401]);
  }
});

test("whoever is taken out of the settings is signed out", async () => {
  const testServer = await startTestServer();
  const former = await openSignedIn(testServer, "former@maple.example");
  expect((await former.ask("/desk/api/access")).status).toBe(401);
});

test("housekeeping erases sessions that have expired, and sign-ins of the day before", async () => {
  const testServer = await startTestServer();
  await openSignedIn(testServer);
  await openBrowser(testServer).postForm("/desk/sign-in", { email: "quotes@maple.example" });
  const count = async (table: "desk_session" | "desk_sign_in") =>
    (await testServer.db.selectFrom(table).select("id").execute()).length;
  await runHousekeeping(housekeepingOf(testServer), false);
  expect([await count("desk_session"), await count("desk_sign_in")]).toEqual([1, 1]);
  testServer.pass(day + 1);
  await runHousekeeping(housekeepingOf(testServer), false);
  expect([await count("desk_session"), await count("desk_sign_in")]).toEqual([1, 0]);
  testServer.pass(30 * day);
  await runHousekeeping(housekeepingOf(testServer), true);
  expect(await count("desk_session")).toBe(0);
});
