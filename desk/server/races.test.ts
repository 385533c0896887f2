/** What comes twice or at the same moment: the two databases lock in different ways. */
import naughtyStrings from "big-list-of-naughty-strings";
import { expect, test } from "vitest";
import { eraseReferences } from "../../server/erasure/erasure.repository.ts";
import { isLockAwaited } from "../../tests/support/databases/database.ts";
import { createAuthenticator } from "../../tests/support/desk/authenticator.ts";
import { bookingOf } from "../../tests/support/desk/booking.ts";
import { signInToDesk } from "../../tests/support/desk/desk-api-client.ts";
import { openBrowser } from "../../tests/support/desk/desk-client.ts";
import { post } from "../../tests/support/run-command.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { usesPostgres } from "../../tests/support/settings.ts";
import { until } from "../../tests/support/until.ts";
import { bookingsLock } from "./actions/do-action.ts";
import type { DeskError } from "./desk-api.ts";
import { answeredLink } from "./reminders/answered-link.ts";
import { markStatus } from "./request-records/marks.repository.ts";

const action = () => crypto.randomUUID();
const reply = { subject: "About", text: "Text", marksAnswered: true };

async function openDesk() {
  const testServer = await startTestServerWithInbox();
  const desk = await signInToDesk(testServer);
  const detail = (reference: string) => desk.read(`requests/${reference}`);
  return { testServer, desk, detail };
}

/** Asks for a mail to sign in with, and returns its code. */
async function askForCode() {
  const testServer = await startTestServerWithInbox();
  const browser = openBrowser(testServer);
  await browser.postForm("/desk/sign-in", { email: testServer.settings.inbox });
  await testServer.deliver();
  const code = /\b(\d{6})\b/.exec(testServer.inbox.mails.at(-1)?.text ?? "")?.[1] ?? "";
  return { testServer, browser, code };
}

test("what the same action sends twice is done once, also at the same moment", async () => {
  const { testServer, desk, detail } = await openDesk();
  const reference = await post(testServer, {});
  const note = { id: action(), text: "Once" };
  await Promise.all([1, 2, 3].map(() => desk.send(`requests/${reference}/notes`, note)));
  expect((await detail(reference)).notes).toHaveLength(1);
  const answered = { id: action(), status: "answered" };
  await desk.send(`requests/${reference}/status`, answered);
  const quoted = { id: action(), status: "quoted", amountCents: 180_000 };
  await desk.send(`requests/${reference}/status`, quoted);
  // A phone that was offline sends the first one again.
  await desk.send(`requests/${reference}/status`, answered);
  expect(await detail(reference)).toMatchObject({
    status: "quoted",
    amountCents: 180_000,
  });
  const replied = { ...reply, id: action() };
  await desk.send(`requests/${reference}/replies`, replied);
  await desk.send(`requests/${reference}/replies`, replied);
  const read = await detail(reference);
  expect(read.replies).toHaveLength(1);
  expect(read.status).toBe("quoted");
  const log = await testServer.db.selectFrom("desk_log").selectAll().orderBy("id").execute();
  expect(log.map((entry) => [entry.by, entry.action, entry.reference])).toEqual(
    ["Noted", "Marked as answered", "Marked as quoted", "Replied by e-mail"].map((logLine) => [
      desk.person,
      logLine,
      reference,
    ]),
  );
});

test("an action that races an erasure is done before it or finds nothing, and is no error", async () => {
  const { testServer, desk } = await openDesk();
  for (let round = 0; round < 3; round += 1) {
    const reference = await post(testServer, { message: `Round ${round}` });
    const at = `requests/${reference}`;
    const answers = await Promise.all([
      desk.post(`${at}/notes`, { id: action(), text: "A note" }),
      desk.post(`${at}/erase`, { confirm: true }),
      desk.post(`${at}/status`, { id: action(), status: "quoted" }),
      desk.post(`${at}/replies`, { id: action(), ...reply }),
      desk.post(`${at}/notes`, { id: action(), text: "Another" }),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect((await desk.post(`${at}/notes`, { id: action(), text: "Late" })).status).toBe(404);
  }
  for (const table of ["request_note", "request_reply", "request_mark"] as const)
    expect(await testServer.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(testServer.logged()).not.toContain('"level":50');
});

if (usesPostgres)
  test("an action that waits for an erasure to be committed is answered that nothing is there", async () => {
    const { testServer, desk } = await openDesk();
    const { db } = testServer;
    for (const [path, body] of [
      ["notes", { text: "A note" }],
      ["status", { status: "quoted" }],
      ["replies", reply],
      ["spam", {}],
    ] as const) {
      const reference = await post(testServer, { message: path });
      const { answer } = await db.transaction().execute(async (transaction) => {
        await eraseReferences(transaction, [reference]);
        const sent = desk.post(`requests/${reference}/${path}`, { id: action(), ...body });
        await until(() => isLockAwaited(db), "the action to wait");
        return { answer: sent };
      });
      expect([path, (await answer).status]).toEqual([path, 404]);
    }
    expect(testServer.logged()).not.toContain('"level":50');
  });

test("of erasures at the same moment one has the receipt, and the others find nothing", async () => {
  const { testServer, desk } = await openDesk();
  const email = "ann@example.com";
  const reference = await post(testServer, { email });
  const answers = await Promise.all([
    desk.post(`requests/${reference}/erase`, { confirm: true }),
    desk.post("erase", { email, confirm: true }),
    desk.post("erase", { email, confirm: true }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const recorded = await testServer.db
    .selectFrom("desk_log")
    .select("action")
    .where("reference", "=", reference)
    .execute();
  expect(recorded).toHaveLength(1);
});

test("of two people who book the last unit at once one wins, and the other is told by whom", async () => {
  const { testServer, desk } = await openDesk();
  const [one, two] = [await post(testServer, {}), await post(testServer, { message: "Two" })];
  const book = (reference: string) => desk.post(`requests/${reference}/agreement`, bookingOf());
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([one, two].map((reference) => book(reference)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    const [winner = "", loser = ""] = lost === 0 ? [two, one] : [one, two];
    const told: DeskError = await (answers[lost] as Response).json();
    expect(told.reference).toBe(winner);
    const { rentals } = await desk.read("calendar?month=2027-06");
    expect(rentals.filter(({ status }) => status === "booked")).toHaveLength(1);
    expect((await desk.get(`requests/${loser}`)).status).toBe(200);
    await desk.send(`requests/${winner}/booking/cancel`, { id: action(), status: "new" });
  }
});

if (usesPostgres)
  test("a reminder's button leaves what is booked at that moment", async () => {
    const { testServer, detail } = await openDesk();
    const reference = await post(testServer, {});
    const [link] = await answeredLink(testServer, reference);
    const { pressed } = await testServer.database.transact(async (transaction) => {
      await markStatus(transaction, 1, "booked", testServer.clock());
      const answer = openBrowser(testServer).postForm(new URL(link?.address ?? "").pathname, {});
      await until(() => isLockAwaited(testServer.db), "the button to wait");
      return { pressed: answer };
    }, bookingsLock);
    expect((await pressed).status).toBe(200);
    expect((await detail(reference)).status).toBe("booked");
  });

const absent = { email: null, location: null, startDate: null, endDate: null };
const call = {
  ...{ name: "Amy Ng", phone: "+1 (905) 555-0142", message: "", acknowledges: false },
  ...{ ...absent, eventType: null, guestCount: null },
};

test("the same call sent twice is stored once, also at the same moment, and not again after an erasure", async () => {
  const { testServer, desk } = await openDesk();
  const sent = { ...call, id: action() };
  const answers = await Promise.all([1, 2, 3].map(() => desk.send("requests", sent)));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(await testServer.count("quote_request")).toBe(1);
  const other = await desk.post("requests", { ...sent, name: "Another" });
  expect([other.status, (await other.json()).field]).toEqual([409, "id"]);
  await desk.send(`requests/${answers[0]?.reference}/erase`, { confirm: true });
  expect((await desk.post("requests", sent)).status).toBe(404);
  expect(await testServer.count("quote_request")).toBe(0);
});

test("codes that are guessed all at once are counted one by one, and the right one comes too late", async () => {
  const { code, browser } = await askForCode();
  const typeCode = (typed: string) => browser.postForm("/desk/sign-in/code", { code: typed });
  const codes = Array.from({ length: 31 }, (_, at) => (Number(code) + 1 + at) % 1_000_000);
  codes[30] = Number(code);
  const typed = codes.map((one) => String(one).padStart(6, "0"));
  const answers = await Promise.all(typed.map(typeCode));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422));
  expect((await browser.ask("/desk/api/access")).status).toBe(401);
});

test("mails that are asked for all at once are not more than the limit", async () => {
  const { testServer } = await askForCode();
  const headers = { "X-Forwarded-For": "198.51.100.9" };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      openBrowser(testServer).postForm(
        "/desk/sign-in",
        { email: testServer.settings.inbox },
        headers,
      ),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test("an answer that makes a passkey makes one, and is refused at once when it comes again", async () => {
  const { desk } = await openDesk();
  const made = createAuthenticator().make(await desk.send("access/passkeys/options"));
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => desk.post("access/passkeys", made)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await desk.read("access")).passkeys).toHaveLength(1);
});

/** Each twentieth, and those with characters that a database may not take as they are. */
const naughty = naughtyStrings.filter(
  (text, at) => at % 20 === 0 || /[^\P{Cc}\n\t]|\p{Cs}/u.test(text),
);

test("naughty strings are kept, searched and answered as text", async () => {
  const { testServer, desk, detail } = await openDesk();
  const reference = await post(testServer, {});
  const kept: string[] = [];
  for (const text of naughty) {
    const answer = await desk.post(`requests/${reference}/notes`, { id: action(), text });
    expect([200, 422], text).toContain(answer.status);
    if (answer.status === 200) kept.push(text);
    const found = await desk.get(
      `requests?text=${encodeURIComponent(text.toWellFormed().slice(0, 200))}`,
    );
    expect([text, found.status]).toEqual([text, 200]);
  }
  const { notes } = await detail(reference);
  const plain = (text: string) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim();
  expect(notes.map(({ text }) => text)).toEqual(kept.map(plain));
  expect(kept.length).toBeGreaterThan(20);
});
