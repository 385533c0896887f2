import { expect, onTestFinished, test } from "vitest";
import { claimNextMail } from "../../../server/outbox/lease.repository.ts";
import { startOutboxWorker } from "../../../server/outbox/outbox.worker.ts";
import { signInToDesk } from "../../../tests/support/desk/desk-api-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import { until } from "../../../tests/support/until.ts";

const newId = () => crypto.randomUUID();
const seconds = 1_000;
const reply = { subject: "Your dates", text: "Taken back", marksAnswered: true };

async function openDesk() {
  const testServer = await startTestServerWithInbox();
  const desk = await signInToDesk(testServer);
  const detail = (reference: string) => desk.read(`requests/${reference}`);
  const undo = (reference: string, actionId: string, id = newId()) =>
    desk.post(`requests/${reference}/undo`, { id, actionId });
  const answerOf = async (asked: Promise<Response>) => {
    const answer = await asked;
    return [answer.status, (await answer.json()).error];
  };
  return { testServer, desk, detail, undo, answerOf };
}

test("a reply that is undone within ten seconds is never mailed, and all is as before", async () => {
  const { testServer, desk, detail, undo } = await openDesk();
  const reference = await post(testServer, {});
  const before = await detail(reference);
  const worker = startOutboxWorker(testServer.outbox(testServer.mailer), 20);
  onTestFinished(() => worker.stop(5 * seconds));
  await until(async () => testServer.inbox.mails.length === 2, "the first mails");
  const id = newId();
  await desk.send(`requests/${reference}/replies`, { ...reply, id });
  expect(await detail(reference)).toMatchObject({
    status: "answered",
    replies: [{ text: reply.text }],
  });
  testServer.pass(10 * seconds - 1);
  const undoId = newId();
  for (let time = 1; time <= 2; time += 1)
    expect((await undo(reference, id, undoId)).status).toBe(200);
  // A phone that had no answer sends it again.
  await desk.send(`requests/${reference}/replies`, { ...reply, id });
  testServer.pass(60 * seconds);
  await desk.send(`requests/${reference}/replies`, { ...reply, text: "Goes out", id: newId() });
  testServer.pass(10 * seconds);
  await until(async () => testServer.inbox.mails.length === 3, "the second reply");
  expect(testServer.inbox.mails.map(({ text }) => text).join()).not.toContain("Taken back");
  expect(before).toMatchObject({ status: "new", answeredAt: null, replies: [] });
  expect((await detail(reference)).replies).toMatchObject([{ text: "Goes out" }]);
  const log = await testServer.db.selectFrom("desk_log").select("action").orderBy("id").execute();
  expect(log.map(({ action }) => action)).toEqual([
    "Replied by e-mail",
    "Undid an action",
    "Replied by e-mail",
  ]);
});

test("a reply that is due, claimed or sent is not undone, and that is said", async () => {
  const { testServer, desk, detail, undo, answerOf } = await openDesk();
  const tooLate = [409, "It is on its way already."];
  const reference = await post(testServer, {});
  await testServer.deliver();
  const id = newId();
  await desk.send(`requests/${reference}/replies`, { ...reply, id });
  testServer.pass(10 * seconds);
  expect(await answerOf(undo(reference, id))).toEqual(tooLate);
  expect(await testServer.deliver()).toBe(1);
  expect(await answerOf(undo(reference, id))).toEqual(tooLate);
  const claimed = newId();
  await desk.send(`requests/${reference}/replies`, { ...reply, id: claimed });
  // Another server's clock is ahead.
  const ahead = testServer.clock() + 10 * seconds;
  await claimNextMail(testServer.db, "another", ahead, ahead + 60 * seconds);
  expect(await answerOf(undo(reference, claimed))).toEqual(tooLate);
  expect((await detail(reference)).replies).toHaveLength(2);
});

test("of an undo and a server that claims the mail at the same moment exactly one wins", async () => {
  const { testServer, desk, detail, undo } = await openDesk();
  for (let round = 0; round < 20; round += 1) {
    const reference = await post(testServer, { message: `Round ${round}` });
    await testServer.db.deleteFrom("outbox_mail").execute();
    const id = newId();
    await desk.send(`requests/${reference}/replies`, { ...reply, id });
    const due = testServer.clock() + 10 * seconds;
    const claim = () => claimNextMail(testServer.db, "another", due, due + 60 * seconds);
    const [first, second] = round % 2 === 0 ? [0, 1] : [1, 0];
    const both = [() => undo(reference, id), claim];
    const results = await Promise.all([both[first]?.(), both[second]?.()]);
    const answer = results.find((result) => result instanceof Response);
    const mail = results.find((result) => result && !(result instanceof Response));
    expect([200, 409]).toContain(answer?.status);
    expect(mail === undefined).toBe(answer?.status === 200);
    expect((await detail(reference)).replies).toHaveLength(mail ? 1 : 0);
  }
});

test("a decision on quarantine is undone with its mails, and reasons and lists are as before", async () => {
  const { testServer, desk, detail, undo, answerOf } = await openDesk();
  const reference = await post(testServer, { message: "[url=http://x.example]x[/url]" });
  const before = await detail(reference);
  const listed = async () => (await desk.read("quarantine")).requests.map((one) => one.reference);
  for (const kind of ["release", "spam"] as const) {
    const id = newId();
    await desk.send(`requests/${reference}/${kind}`, { id });
    expect(await listed()).toEqual([]);
    expect((await undo(reference, id)).status).toBe(200);
    expect(await listed()).toEqual([reference]);
    expect(await detail(reference)).toEqual(before);
  }
  const release = newId();
  await desk.send(`requests/${reference}/release`, { id: release });
  testServer.pass(10 * seconds);
  expect(await testServer.deliver()).toBe(2);
  expect(await answerOf(undo(reference, release))).toEqual([409, "It is on its way already."]);
  expect((await detail(reference)).quarantineReasons).toBeNull();
});

test("a status is undone with its amount, unless the request was changed since", async () => {
  const { testServer, desk, detail, undo, answerOf } = await openDesk();
  const reference = await post(testServer, {});
  const mark = async (change: object) => {
    const id = newId();
    await desk.send(`requests/${reference}/status`, { id, ...change });
    return id;
  };
  await mark({ status: "quoted", amountCents: 180_000 });
  const quoted = await detail(reference);
  testServer.pass(seconds);
  const lost = await mark({ status: "lost", amountCents: null });
  expect((await undo(reference, lost)).status).toBe(200);
  expect(await detail(reference)).toEqual(quoted);
  const spam = await mark({ status: "spam" });
  await mark({ status: "answered" });
  expect(await answerOf(undo(reference, spam))).toEqual([
    409,
    "The request was changed since then, so this cannot be undone.",
  ]);
  expect((await detail(reference)).status).toBe("answered");
});

test("what is undone before it arrives does nothing when it comes", async () => {
  const { testServer, desk, detail, undo } = await openDesk();
  const reference = await post(testServer, {});
  await testServer.deliver();
  const id = newId();
  expect((await undo(reference, id)).status).toBe(200);
  await desk.send(`requests/${reference}/replies`, { ...reply, id });
  expect(await detail(reference)).toMatchObject({ status: "new", replies: [] });
});

test("what is no action of the request, or cannot be undone, is refused", async () => {
  const { testServer, desk, undo, answerOf } = await openDesk();
  const [one, two] = [await post(testServer, {}), await post(testServer, { message: "Two" })];
  const [note, status] = [newId(), newId()];
  await desk.send(`requests/${one}/notes`, { id: note, text: "Stays" });
  await desk.send(`requests/${one}/status`, { id: status, status: "lost" });
  const refused = [409, "This cannot be undone."];
  expect(await answerOf(undo(one, note))).toEqual(refused);
  expect(await answerOf(undo(two, status))).toEqual(refused);
  expect((await undo(one, status)).status).toBe(200);
  expect(await answerOf(undo(one, status))).toEqual(refused);
  expect((await desk.post(`requests/${one}/undo`, { id: newId() })).status).toBe(422);
});

test("what an undo needs to know holds no personal data", async () => {
  const { testServer, desk } = await openDesk();
  const reference = await post(testServer, { name: "Nobody Elses-Business" });
  await desk.send(`requests/${reference}/replies`, { ...reply, id: newId() });
  const rows = await testServer.db.selectFrom("desk_action").selectAll().execute();
  expect(rows.map(({ undo }) => JSON.parse(undo ?? "null"))).toMatchObject([{ mails: [3] }]);
  expect(JSON.stringify(rows)).not.toMatch(/Elses|Taken back|@/);
});
