import { expect, test } from "vitest";
import { sample } from "../support/sample.ts";
import { startTestServerWithInbox } from "../support/servers/test-server-with-inbox.ts";
import { countMails } from "./losses.ts";

const rounds = 3;
const day = 24 * 60 * 60 * 1000;

test("a mail row that makes no sense holds up no other mail", async () => {
  const testServer = await startTestServerWithInbox();
  for (let number = 0; number < rounds; number += 1)
    await testServer.post({ ...sample, email: `guest${number}@example.com` });
  const nonsense = ["no such kind", ""];
  const spoilt = await testServer.rows();
  for (const [at, { id }] of spoilt.entries()) {
    if (at % 4 !== 0) continue;
    await testServer.db
      .updateTable("outbox_mail")
      .set({ kind: nonsense[at % nonsense.length] })
      .where("id", "=", id)
      .execute();
  }
  await testServer.deliver();
  const whole = spoilt.filter((_, at) => at % 4 !== 0).length;
  const rows = await testServer.rows();
  expect(countMails(whole, testServer.inbox.mails)).toMatchObject({ lost: 0 });
  expect(rows.filter(({ status }) => status === "waiting")).toHaveLength(spoilt.length - whole);
});

/** How often the clock is set; each change tries all waiting mails again. */
const clockChanges = 3;

test("a clock that is set right by years ends no mail that waits", async () => {
  let isBroken = true;
  const testServer = await startTestServerWithInbox({
    onMailFrom: (_address, _session, accept) =>
      isBroken ? accept(Object.assign(new Error("Later"), { responseCode: 421 })) : accept(),
  });
  for (let number = 0; number < clockChanges; number += 1) {
    await testServer.post({ ...sample, email: `guest${number}@example.com` });
    await testServer.deliver();
    testServer.pass((number % 2 ? -1 : 1) * 3650 * day);
  }
  isBroken = false;
  // Past what the last attempt, made at either end of the ten years, was put off to.
  testServer.pass(2 * 3650 * day);
  await testServer.deliver();
  const counted = countMails(2 * clockChanges, testServer.inbox.mails);
  expect(counted).toEqual({ lost: 0, doubled: 0 });
});
