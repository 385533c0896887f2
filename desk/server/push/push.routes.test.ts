import { expect, onTestFinished, test } from "vitest";
import { runHousekeeping } from "../../../server/housekeeping/housekeeping.ts";
import { databaseOf, openWholeDatabase } from "../../../tests/support/databases/database.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { openSignedIn } from "../../../tests/support/desk/desk-client.ts";
import { readVapid, startPushService } from "../../../tests/support/desk/push-service.ts";
import { housekeepingOf } from "../../../tests/support/housekeeping.ts";
import { post } from "../../../tests/support/run-command.ts";
import { sampleRow } from "../../../tests/support/sample.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { until } from "../../../tests/support/until.ts";
import { openPushNotices } from "./push-notices.ts";
import { isPushService } from "./push-services.ts";
import { saveSubscription } from "./push-subscriptions.repository.ts";

const advertising = { message: '<a href="http://spam.example">Buy</a> <script>' };
const isLocal = (endpoint: string) => endpoint.startsWith("http://127.0.0.1:");

/** A desk whose session has switched notices on, at a push service on this machine. */
async function openSubscribed() {
  const service = await startPushService();
  const testServer = await startTestServer({ isPushAllowed: isLocal });
  const desk = await signInToDesk(testServer);
  const { sessions } = await desk.read("access");
  const id = sessions[0]?.id ?? "";
  const switchOn = async (name: string, sessionId = id) => {
    const { endpoint, keys } = service.subscription(name);
    const session = { id: sessionId, person: desk.person };
    await saveSubscription(testServer.db, { endpoint, ...keys }, session, testServer.clock());
  };
  await switchOn("phone");
  const count = async () =>
    (await testServer.db.selectFrom("push_subscription").selectAll().execute()).length;
  const arrive = (number: number) =>
    until(async () => service.received.length === number, `notice ${number}`);
  const push = await openPushNotices({
    ...testServer,
    siteUrl: "https://maple.example",
    people: [testServer.settings.inbox],
    listCities: () => testServer.business.cities,
    isAllowed: isLocal,
  });
  // The first call tells of nothing, because nothing before it is new.
  await push.send();
  return { service, testServer, desk, id, push, switchOn, count, arrive };
}

test("a new request is told of in a notice that only the browser can read", async () => {
  const { service, testServer, desk, arrive } = await openSubscribed();
  const reference = await post(testServer, { location: "12 King St, niagara falls" });
  await arrive(1);
  const [first] = service.received;
  expect(first?.path).toBe("/phone");
  expect(first?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
  const { publicKey, isOn } = await desk.read("push");
  expect(isOn).toBe(true);
  expect(readVapid(first?.headers.authorization, publicKey)).toMatchObject({
    aud: service.subscription("").endpoint.slice(0, -1),
    sub: "https://maple.example",
  });
  expect(service.decrypt(first?.body ?? Buffer.of())).toEqual({
    title: "New quote request",
    body: "Wedding, 75-125 guests, Niagara Falls, Jun 12–13, 2027",
    url: `/desk/requests/${reference}`,
    tag: reference,
  });
  expect(first?.body.includes("Niagara")).toBe(false);
  await post(testServer, { location: "Vineland" });
  await arrive(2);
  expect(service.decrypt(service.received[1]?.body ?? Buffer.of())).toMatchObject({
    body: "Wedding, 75-125 guests, Jun 12–13, 2027",
  });
});

test("quarantined requests have no notice, and several at once have one", async () => {
  const { service, testServer, push, arrive } = await openSubscribed();
  await post(testServer, advertising);
  await push.send();
  expect(service.received).toHaveLength(0);
  await testServer.db.deleteFrom("push_subscription").execute();
  await post(testServer, { message: "One" });
  await post(testServer, { message: "Two" });
  const { endpoint, keys } = service.subscription("again");
  const [session] = await testServer.db.selectFrom("desk_session").select("id").execute();
  const own = { id: session?.id ?? "", person: testServer.settings.inbox };
  await saveSubscription(testServer.db, { endpoint, ...keys }, own, testServer.clock());
  await push.send();
  await arrive(1);
  expect(service.decrypt(service.received[0]?.body ?? Buffer.of())).toMatchObject({
    title: "2 new quote requests",
    url: "/desk/",
  });
});

test("several servers send each notice once, also of what the hosted function stored", async () => {
  const { service, testServer, push, arrive } = await openSubscribed();
  const other = await openWholeDatabase(await databaseOf(testServer.folder));
  onTestFinished(() => other.db.destroy());
  const otherPush = await openPushNotices({
    ...testServer,
    database: other,
    siteUrl: "https://maple.example",
    people: [testServer.settings.inbox],
    listCities: () => testServer.business.cities,
    isAllowed: isLocal,
  });
  const row = {
    ...{ ...sampleRow, message: "", reference: "SERVED22" },
    ...{ received_at: testServer.clock(), content_hash: "hosted" },
  };
  await testServer.db.insertInto("quote_request").values(row).execute();
  await Promise.all([push.send(), otherPush.send(), otherPush.send()]);
  await runHousekeeping({ ...housekeepingOf(testServer), tasks: [otherPush.send] }, false);
  await arrive(1);
  expect(service.decrypt(service.received[0]?.body ?? Buffer.of())).toMatchObject({
    tag: "SERVED22",
  });
});

test("a failure of a push service never touches the request, and a gone subscription is removed", async () => {
  const { service, testServer, count, arrive, push } = await openSubscribed();
  for (const [number, status] of [500, 429, 302, 201].entries()) {
    service.answerWith(status);
    expect(await post(testServer, { message: `Status ${status}` })).toMatch(/^\w{8}$/);
    await arrive(number + 1);
    await push.send();
    expect([status, await count()]).toEqual([status, 1]);
  }
  expect(testServer.logged()).toContain("push notice refused");
  expect(testServer.logged()).toContain("push notice not sent");
  expect(testServer.logged()).not.toContain("/phone");
  service.answerWith(410);
  await post(testServer, { message: "Gone" });
  await until(async () => (await count()) === 0, "the subscription to be removed");
});

test("a device that is signed out gets no notices", async () => {
  const { service, testServer, desk, id, push, count } = await openSubscribed();
  await desk.send(`access/sessions/${id}/end`);
  await post(testServer, {});
  await push.send();
  expect(service.received).toHaveLength(0);
  await runHousekeeping(housekeepingOf(testServer), true);
  expect(await count()).toBe(0);
});

test("only push services of browsers are subscribed to, with keys that work", async () => {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const { keys } = (await startPushService()).subscription("");
  const endpoint = "https://fcm.googleapis.com/fcm/send/abc:def";
  for (const [body, field] of [
    [{ endpoint: "https://127.0.0.1/x", keys }, "endpoint"],
    [{ endpoint: "http://fcm.googleapis.com/x", keys }, "endpoint"],
    [{ endpoint: "https://fcm.googleapis.com.evil.example/x", keys }, "endpoint"],
    [{ endpoint: "https://me@fcm.googleapis.com/x", keys }, "endpoint"],
    [{ endpoint: "https://fcm.googleapis.com:8443/x", keys }, "endpoint"],
    [{ endpoint, keys: { ...keys, p256dh: "x" } }, "keys.p256dh"],
    [{ endpoint, keys: { ...keys, p256dh: "A".repeat(87) } }, "keys"],
    [{ endpoint: `https://fcm.googleapis.com/${"x".repeat(1_000)}`, keys }, "endpoint"],
  ] as const) {
    const answer = await desk.post("push", body);
    expect([body, answer.status, (await answer.json()).field]).toEqual([body, 422, field]);
  }
  for (const [host, isOne] of [
    ["updates.push.services.mozilla.com", true],
    ["jmt17.google.com", true],
    ["google.com", false],
    ["wns2-by3p.notify.windows.com", true],
    ["web.push.apple.com", true],
    ["evilpush.apple.com", false],
    ["notify.windows.com", false],
    ["fcm.googleapis.com\\@evil.example", true],
    ["evil.example\\@fcm.googleapis.com", false],
    ["fcm.googleapis.com.", false],
    ["fcm.googleapis.com%2eevil.example", false],
    ["fcm.googleapis.com%00.evil.example", false],
    ["[::1]", false],
    ["[::ffff:169.254.169.254]", false],
    ["2130706433", false],
    ["0x7f.1", false],
    ["localhost", false],
    ["127.0.0.1.notify.windows.com.evil.example", false],
  ] as const)
    expect([host, isPushService(`https://${host}/x`)]).toEqual([host, isOne]);

  await desk.send("push", { endpoint, keys });
  await desk.send("push", { endpoint, keys });
  const { publicKey, isOn } = await desk.read("push");
  expect([isOn, Buffer.from(publicKey, "base64url").length]).toEqual([true, 65]);
  expect((await desk.read("push")).publicKey).toBe(publicKey);
  await desk.send("push/remove", { endpoint, keys });
  expect((await desk.read("push")).isOn).toBe(false);
});

test("a person's notices are neither removed nor taken over by another, who knows the endpoint", async () => {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const partner = await openSignedIn(testServer, "partner@maple.example");
  const other = { endpoint: "", keys: (await startPushService()).subscription("").keys };
  const body = { ...other, endpoint: "https://fcm.googleapis.com/fcm/send/abc:def" };
  await desk.send("push", body);
  const stored = () => testServer.db.selectFrom("push_subscription").selectAll().execute();
  const before = await stored();
  expect((await partner.postJson("/desk/api/push/remove", body)).status).toBe(404);
  expect((await partner.postJson("/desk/api/push", body)).status).toBe(409);
  expect(await stored()).toEqual(before);
  const { log } = await desk.read("housekeeping");
  expect(log.map(({ by }) => by)).toEqual([desk.person]);
  // After the owner has signed out, the browser is whose it is next.
  const { sessions } = await desk.read("access");
  await desk.send(`access/sessions/${sessions[0]?.id}/end`);
  expect((await partner.postJson("/desk/api/push", body)).status).toBe(200);
  expect((await partner.postJson("/desk/api/push/remove", body)).status).toBe(200);
  expect(await stored()).toEqual([]);
});

test("an endpoint is bounded as it is stored, which is longer than what was sent", async () => {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const { keys } = (await startPushService()).subscription("phone");
  const turnOn = async (path: string) => {
    const endpoint = `https://fcm.googleapis.com/${path}`;
    return (await desk.post("push", { endpoint, keys })).status;
  };
  expect(await turnOn("鬱".repeat(900))).toBe(422);
  expect(await turnOn("a".repeat(900))).toBe(200);
  expect(await turnOn("鬱")).toBe(200);
  const [stored] = await testServer.db.selectFrom("push_subscription").select("endpoint").execute();
  expect(stored?.endpoint).toBe("https://fcm.googleapis.com/%E9%AC%B1");
});
