import { expect, test } from "vitest";
import { runHousekeeping } from "../../../../server/housekeeping/housekeeping.ts";
import { day } from "../../../../server/time/durations.ts";
import { createAuthenticator } from "../../../../tests/support/desk/authenticator.ts";
import { openBrowser, openSignedIn } from "../../../../tests/support/desk/desk-client.ts";
import { housekeepingOf } from "../../../../tests/support/housekeeping.ts";
import { startTestServer } from "../../../../tests/support/servers/test-server.ts";
import type { Access, Answer, DeskHousekeeping } from "../../desk-answers.ts";
import { saveSubscription } from "../../push/push-subscriptions.repository.ts";

const owner = "quotes@maple.example";
type Browser = ReturnType<typeof openBrowser>;

const read = async <T>(browser: Browser, path: string) =>
  (await (await browser.ask(`/desk/api/${path}`)).json()) as T;
const accessOf = (browser: Browser) => read<Access>(browser, "access");
const thisDevice = async (browser: Browser) => {
  const device = (await accessOf(browser)).devices.find(({ isThis }) => isThis);
  if (!device) throw new Error("The browser has no device");
  return device;
};
const lose = (browser: Browser, deviceId: string, alsoShared = false, id = crypto.randomUUID()) =>
  browser.postJson(`/desk/api/access/devices/${deviceId}/lost`, { id, alsoShared });
const rename = (browser: Browser, deviceId: string, name: unknown) =>
  browser.postJson(`/desk/api/access/devices/${deviceId}/name`, { name });

/** A phone with a passkey, notices and a calendar's address, and a laptop; both are signed in. */
async function openPhoneAndLaptop() {
  const testServer = await startTestServer();
  const { db } = testServer;
  const authenticator = createAuthenticator();
  const phone = await openSignedIn(testServer);
  const laptop = await openSignedIn(testServer);
  const asked = await phone.postJson("/desk/api/access/passkeys/options");
  await phone.postJson("/desk/api/access/passkeys", authenticator.make(await asked.json()));
  const session = (await accessOf(phone)).sessions.find(({ isThis }) => isThis);
  const push = { endpoint: "https://push.example/phone", p256dh: "", auth: "" };
  await saveSubscription(db, push, { id: session?.id ?? "", person: owner }, testServer.clock());
  const feed = { id: crypto.randomUUID(), name: "Phone", withPhones: true, onThisDevice: true };
  const { address } = (await (
    await phone.postJson("/desk/api/calendar/feeds", feed)
  ).json()) as Answer<"calendar/feeds", "$post">;
  const signIn = async (browser: Browser) => {
    const options = await (await browser.postJson("/desk/sign-in/passkey/options")).json();
    return browser.postJson("/desk/sign-in/passkey", authenticator.use(options));
  };
  const readFeed = () => testServer.app.request(new URL(address).pathname);
  return { testServer, phone, laptop, signIn, readFeed, device: await thisDevice(phone) };
}

test("a lost phone's session, passkey, notices and calendar address end in one step", async () => {
  const { testServer, phone, laptop, signIn, readFeed, device } = await openPhoneAndLaptop();
  const { devices, sessions, passkeys, feeds } = await accessOf(laptop);
  expect(devices.map(({ name }) => name).sort()).toEqual([
    "Chrome on Windows",
    "Chrome on Windows 2",
  ]);
  const of = (each: { deviceId: string | null }) => each.deviceId === device.id;
  expect(sessions.find(of)?.hasNotices).toBe(true);
  expect(passkeys.map(({ deviceIds }) => deviceIds)).toEqual([[device.id]]);
  expect(feeds.find(of)).toMatchObject({ name: "Phone", withPhones: true, readAt: null });
  expect((await readFeed()).status).toBe(200);

  const id = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => lose(laptop, device.id, false, id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await phone.ask("/desk/api/access")).status).toBe(401);
  const refused = await signIn(phone);
  // By the field the browser knows that its passkey is of no use any more.
  expect([refused.status, (await refused.json()).field]).toEqual([403, "id"]);
  expect((await readFeed()).status).toBe(404);
  const { db } = testServer;
  expect(await db.selectFrom("push_subscription").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("desk_passkey").selectAll().execute()).toEqual([]);
  const after = await accessOf(laptop);
  expect(after.devices.map(({ isThis }) => isThis)).toEqual([true]);
  expect([after.passkeys, after.feeds]).toEqual([[], []]);
  const { log } = await read<DeskHousekeeping>(laptop, "housekeeping");
  const ended = log.filter(({ logLine }) => logLine.startsWith("Ended all of a lost device"));
  expect(ended).toHaveLength(1);
});

test("another thing under the same id, another person's device and an unknown one are refused", async () => {
  const { testServer, phone, laptop, device } = await openPhoneAndLaptop();
  const partner = await openSignedIn(testServer, "partner@maple.example");
  expect((await lose(partner, device.id)).status).toBe(404);
  expect((await rename(partner, device.id, "Mine")).status).toBe(404);
  for (const unknown of ["%00", "a%27--", "a".repeat(5_000), "nobody"])
    expect((await lose(laptop, unknown)).status).toBe(404);
  const [id, other] = [crypto.randomUUID(), await thisDevice(laptop)];
  expect((await lose(phone, other.id, false, id)).status).toBe(200);
  expect((await lose(phone, device.id, false, id)).status).toBe(409);
  for (const body of [{}, { id }, { id, alsoShared: "yes" }, { id, alsoShared: true, x: 1 }]) {
    const answer = await phone.postJson(`/desk/api/access/devices/${device.id}/lost`, body);
    expect([body, answer.status, (await answer.json()).code]).toEqual([body, 422, "invalid"]);
  }
  expect((await phone.ask("/desk/api/access")).status).toBe(200);
});

test("a synced passkey shows on which devices it signs in, and they are signed out where wanted", async () => {
  for (const alsoShared of [false, true]) {
    const { testServer, laptop, signIn, device } = await openPhoneAndLaptop();
    const tablet = openBrowser(testServer);
    expect((await signIn(tablet)).status).toBe(200);
    const { id } = await thisDevice(tablet);
    const { passkeys } = await accessOf(laptop);
    expect(passkeys[0]?.deviceIds.toSorted()).toEqual([device.id, id].toSorted());
    // The tablet is lost, on which the passkey was not made.
    expect((await lose(laptop, id, alsoShared)).status).toBe(200);
    expect((await tablet.ask("/desk/api/access")).status).toBe(401);
    expect((await signIn(openBrowser(testServer))).status).toBe(403);
    const left = await accessOf(laptop);
    expect(left.sessions.some(({ deviceId }) => deviceId === device.id)).toBe(!alsoShared);
  }
});

test("a device keeps its name when it signs in again, and no two have one name", async () => {
  const { testServer, phone, laptop, signIn, device } = await openPhoneAndLaptop();
  expect((await rename(laptop, device.id, "  Anna's phone ")).status).toBe(200);
  expect((await rename(laptop, (await thisDevice(laptop)).id, "Anna's phone")).status).toBe(422);
  const odd = [undefined, 1, "", " ", "\u200b", "x".repeat(61), "x".repeat(60_000)];
  for (const name of odd) {
    const answer = await rename(laptop, device.id, name);
    const { code, field } = await answer.json();
    expect([answer.status, code, field]).toEqual([422, "invalid", "name"]);
  }
  expect((await thisDevice(phone)).name).toBe("Anna's phone");
  const first = openBrowser(testServer);
  await signIn(first);
  const known = await thisDevice(first);
  testServer.pass(31 * day);
  await runHousekeeping(housekeepingOf(testServer), true);
  expect((await first.ask("/desk/api/access")).status).toBe(401);
  await signIn(first);
  expect(await thisDevice(first)).toEqual(known);
});
