import { expect, test } from "vitest";
import { releaseFromQuarantine } from "../../../server/quote-requests/release.repository.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import { listLeastSuspicious } from "./inbox.repository.ts";

const advertising = { ...sample, message: '<a href="http://spam.example">Buy</a> <script>' };

test("requests that are released are acknowledged as often a day as others of their mailbox", async () => {
  const testServer = await startTestServerWithInbox();
  const released = 3;
  for (let number = 0; number < released; number += 1)
    await testServer.post({ ...advertising, name: `Released ${number}` });
  for (let number = 1; number < 20; number += 1)
    await testServer.post({ ...sample, message: `Number ${number}` });
  const quarantined = await listLeastSuspicious(testServer.db, 100);
  expect(quarantined).toHaveLength(released);
  const mail = { mailHost: "maple.example", now: testServer.clock() };
  for (const request of quarantined) {
    expect(
      await testServer.database.transact(
        (db) => releaseFromQuarantine(db, request, mail),
        "release",
      ),
    ).not.toBeNull();
    expect(
      await testServer.database.transact(
        (db) => releaseFromQuarantine(db, request, mail),
        "release",
      ),
    ).toBeNull();
  }
  const kinds = (await testServer.rows()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "acknowledgement")).toHaveLength(20);
  expect(kinds.filter((kind) => kind === "owner-notice")).toHaveLength(19 + released);
});
