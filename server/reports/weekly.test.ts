import { expect, test } from "vitest";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A test server whose clock begins on a Friday at ten in the morning. */
async function startTestServerOnFriday(hasWeeklyDigest = true) {
  const testServer = await startTestServerWithInbox();
  /** Runs the housekeeping so much later, and returns the digests that have arrived. */
  const after = async (milliseconds: number) => {
    testServer.pass(milliseconds);
    await runHousekeeping({ ...housekeepingOf(testServer), hasWeeklyDigest }, true);
    await testServer.deliver();
    return testServer.inbox.mails.filter(({ subject }) => subject?.startsWith("Your week"));
  };
  return { ...testServer, after };
}

test("the week's figures reach the owner once, on Monday morning", async () => {
  const testServer = await startTestServerOnFriday();
  await testServer.post({ ...sample, location: "12 King St, Hamilton" });
  await testServer.post({ ...sample, name: "Ann Smith", eventType: "festival" });
  expect(await testServer.after(2 * day)).toEqual([]);
  // Monday at seven, then at nine.
  expect(await testServer.after(21 * hour)).toEqual([]);
  const [digest] = await testServer.after(2 * hour);
  expect(digest?.subject).toBe("Your week: 2 quote requests, 0 answered within two hours");
  expect(digest?.recipients).toEqual(["quotes@maple.example"]);
  for (const part of [digest?.text, digest?.html]) {
    expect(part).toContain("Jan 11–17, 2027");
    expect(part).toContain("2 not marked as answered");
    expect(part).toMatch(/Festival\/Fair[\s\S]*Hamilton[\s\S]*75-125 guests/);
    expect(part).not.toMatch(/Ann|Priya|King St|example\.com/);
  }
  expect(await testServer.after(day)).toHaveLength(1);
});

test("a week without a request has none, and the one after is told again", async () => {
  const testServer = await startTestServerOnFriday();
  await testServer.post(sample);
  expect(await testServer.after(3 * day)).toHaveLength(1);
  expect(await testServer.after(7 * day)).toHaveLength(1);
  await testServer.post({ ...sample, message: "Another" });
  expect((await testServer.after(7 * day))[1]?.subject).toContain("1 quote request,");
});

test("a digest that was set aside tells its own week when it is sent again", async () => {
  const testServer = await startTestServerOnFriday();
  await testServer.post(sample);
  await testServer.after(2 * day);
  testServer.pass(day);
  await runHousekeeping({ ...housekeepingOf(testServer), hasWeeklyDigest: true }, true);
  await testServer.db
    .updateTable("outbox_mail")
    .set({ status: "set-aside" })
    .where("kind", "=", "weekly-digest")
    .execute();
  await testServer.post({ ...sample, message: "Another" });
  testServer.pass(7 * day);
  // As the owner's command resend does.
  const now = testServer.clock();
  await testServer.db
    .updateTable("outbox_mail")
    .set({ status: "waiting", attempts: 0, next_attempt_at: now, created_at: now })
    .where("status", "=", "set-aside")
    .execute();
  const weeks = (await testServer.after(0)).map(({ text }) => /Jan \d+–\d+/.exec(text ?? "")?.[0]);
  expect(weeks.sort()).toEqual(["Jan 11–17", "Jan 18–24"]);
});

test("an erased request does not have its week's digest sent again", async () => {
  const testServer = await startTestServerOnFriday();
  const { reference } = await (await testServer.post(sample)).json();
  await testServer.post({ ...sample, message: "Another" });
  expect(await testServer.after(3 * day)).toHaveLength(1);
  await testServer.db.deleteFrom("quote_request").where("reference", "=", reference).execute();
  expect(await testServer.after(hour)).toHaveLength(1);
});

test("it is not sent unless it is asked for", async () => {
  const testServer = await startTestServerOnFriday(false);
  await testServer.post(sample);
  expect(await testServer.after(3 * day)).toEqual([]);
});
