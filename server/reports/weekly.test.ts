import { expect, test } from "vitest";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { sample } from "../../tests/support/sample.ts";
import { openDeskWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { keepHouse } from "../housekeeping/housekeeping.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A desk whose clock begins on a Friday at ten in the morning. */
async function openHouse(hasWeeklyDigest = true) {
  const desk = await openDeskWithInbox();
  /** Keeps house so much later, and returns the digests that have arrived. */
  const after = async (milliseconds: number) => {
    desk.pass(milliseconds);
    await keepHouse({ ...housekeepingOf(desk), hasWeeklyDigest }, true);
    await desk.deliver();
    return desk.inbox.mails.filter(({ subject }) => subject?.startsWith("Your week"));
  };
  return { ...desk, after };
}

test("the week's figures reach the owner once, on Monday morning", async () => {
  const desk = await openHouse();
  await desk.post({ ...sample, location: "12 King St, Hamilton" });
  await desk.post({ ...sample, name: "Ann Smith", eventType: "festival" });
  expect(await desk.after(2 * day)).toEqual([]);
  // Monday at seven, then at nine.
  expect(await desk.after(21 * hour)).toEqual([]);
  const [digest] = await desk.after(2 * hour);
  expect(digest?.subject).toBe("Your week: 2 quote requests, 0 answered within two hours");
  expect(digest?.recipients).toEqual(["quotes@maple.example"]);
  for (const part of [digest?.text, digest?.html]) {
    expect(part).toContain("Jan 11–17, 2027");
    expect(part).toContain("2 not marked as answered");
    expect(part).toMatch(/Festival\/Fair[\s\S]*Hamilton[\s\S]*75-125 guests/);
    expect(part).not.toMatch(/Ann|Priya|King St|example\.com/);
  }
  expect(await desk.after(day)).toHaveLength(1);
});

test("a week without a request has none, and the one after is told again", async () => {
  const desk = await openHouse();
  await desk.post(sample);
  expect(await desk.after(3 * day)).toHaveLength(1);
  expect(await desk.after(7 * day)).toHaveLength(1);
  await desk.post({ ...sample, message: "Another" });
  expect((await desk.after(7 * day))[1]?.subject).toContain("1 quote request,");
});

test("a digest that was set aside tells its own week when it is sent again", async () => {
  const desk = await openHouse();
  await desk.post(sample);
  await desk.after(2 * day);
  desk.pass(day);
  await keepHouse({ ...housekeepingOf(desk), hasWeeklyDigest: true }, true);
  await desk.db
    .updateTable("outbox_mail")
    .set({ status: "set-aside" })
    .where("kind", "=", "weekly-digest")
    .execute();
  await desk.post({ ...sample, message: "Another" });
  desk.pass(7 * day);
  // As the owner's command resend does.
  const now = desk.clock();
  await desk.db
    .updateTable("outbox_mail")
    .set({ status: "waiting", attempts: 0, next_attempt_at: now, created_at: now })
    .where("status", "=", "set-aside")
    .execute();
  const weeks = (await desk.after(0)).map(({ text }) => /Jan \d+–\d+/.exec(text ?? "")?.[0]);
  expect(weeks.sort()).toEqual(["Jan 11–17", "Jan 18–24"]);
});

test("it is not sent unless it is asked for", async () => {
  const desk = await openHouse(false);
  await desk.post(sample);
  expect(await desk.after(3 * day)).toEqual([]);
});
