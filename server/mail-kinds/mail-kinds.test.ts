import { expect, test } from "vitest";
import { sample } from "../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { insertMail } from "../outbox/queue.repository.ts";

test("mails of kinds that earlier versions sent are erased, and hold up no other", async () => {
  const testServer = await startTestServerWithInbox();
  for (const kind of ["quarantine-digest", "weekly-digest"])
    await insertMail(testServer.db, {
      kind,
      payload: "2027-01-14",
      mailHost: "maple.example",
      now: testServer.clock() - 1,
    });
  await testServer.post(sample);
  expect(await testServer.deliver()).toBe(2);
  expect(testServer.inbox.mails).toHaveLength(2);
  expect((await testServer.rows()).map(({ kind, status }) => [kind, status])).toEqual([
    ["owner-notice", "sent"],
    ["acknowledgement", "sent"],
  ]);
});
