import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { startTestServerWithInbox } from "../../tests/support/servers/test-server-with-inbox.ts";
import { eraseReferences } from "../erasure/erasure.repository.ts";
import { eraseMailFiles } from "../erasure/mail-files.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";
import { fileMailer } from "../mail/file-mailer.ts";
import { deliverDue } from "../outbox/deliver.ts";
import { acknowledgementsADay } from "../quote-requests/mails/queue-mails.ts";
import { listQuotes } from "./quote-records.repository.ts";
import { releaseFromQuarantine } from "./release.repository.ts";

const advertising = { ...sample, message: '<a href="http://spam.example">Buy</a> <script>' };

test("a digest that waits names the requests that are left when one of its requests is erased", async () => {
  const testServer = await startTestServerWithInbox();
  const runServerHousekeeping = () => runHousekeeping(housekeepingOf(testServer), true);
  const { reference } = await (await testServer.post(advertising)).json();
  await testServer.post({ ...advertising, name: "A Customer After All" });
  await runServerHousekeeping();
  await testServer.database.write((db) => eraseReferences(db, [reference]), "erase");
  await runServerHousekeeping();
  expect(await testServer.deliver()).toBe(1);
  expect(testServer.inbox.mails.map(({ subject }) => subject)).toEqual([
    "Held back for you to look at: 1 quote request",
  ]);
  expect(testServer.inbox.mails[0]?.text).toContain("A Customer After All");
});

test("the file of a digest goes with each request that it names", async () => {
  const testServer = await startTestServer();
  await testServer.post(advertising);
  const { reference } = await (await testServer.post({ ...advertising, name: "Second" })).json();
  await runHousekeeping(housekeepingOf(testServer), true);
  const folder = join(testServer.folder, "mail");
  await deliverDue(testServer.outbox(fileMailer(folder)));
  const [file = "", ...others] = await readdir(folder);
  expect([file, others]).toEqual([expect.stringMatching(/^\d+-quarantine-digest\.eml$/), []]);
  // Versions before named it after the first request that it told of.
  await rename(join(folder, file), join(folder, "7KQM3XWA-held-back-digest.eml"));
  const { mails } = await testServer.database.write(
    (db) => eraseReferences(db, [reference]),
    "erase",
  );
  expect(await eraseMailFiles(testServer.folder, mails)).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test("requests that are released are acknowledged as often a day as others of their mailbox", async () => {
  const testServer = await startTestServerWithInbox();
  const released = 3;
  for (let number = 0; number < released; number += 1)
    await testServer.post({ ...advertising, name: `Released ${number}` });
  for (let number = 1; number < acknowledgementsADay; number += 1)
    await testServer.post({ ...sample, message: `Number ${number}` });
  const quarantined = await listQuotes(testServer.db, { isQuarantined: true });
  expect(quarantined).toHaveLength(released);
  const mail = { mailHost: "maple.example", now: testServer.clock() };
  for (const { id } of quarantined) {
    expect(
      await testServer.database.write((db) => releaseFromQuarantine(db, id, mail), "release"),
    ).toBe(true);
    expect(
      await testServer.database.write((db) => releaseFromQuarantine(db, id, mail), "release"),
    ).toBe(false);
  }
  const kinds = (await testServer.rows()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "acknowledgement")).toHaveLength(acknowledgementsADay);
  expect(kinds.filter((kind) => kind === "owner-notice")).toHaveLength(
    acknowledgementsADay - 1 + released,
  );
});
