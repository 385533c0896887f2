import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { databaseOf, executeSql } from "../../tests/support/databases/database.ts";
import { manyRequestsSql } from "../../tests/support/databases/many-requests.ts";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { sample } from "../../tests/support/sample.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { usesPostgres } from "../../tests/support/settings.ts";
import { hasMail, insertMail } from "../outbox/queue.repository.ts";
import { day, minute } from "../time/durations.ts";
import { runHousekeeping } from "./housekeeping.ts";

test("what is past its time is erased, with its mails and their files, and nothing else", async () => {
  const testServer = await startTestServer();
  await testServer.post(sample);
  testServer.pass(400 * day);
  await testServer.post({ ...sample, name: "Later Sender" });
  testServer.pass(331 * day);
  const mailFolder = join(testServer.folder, "mail");
  await mkdir(mailFolder);
  for (const [file, age] of Object.entries({ "old.eml": 731, "new.eml": 729 })) {
    await writeFile(join(mailFolder, file), "a mail");
    const written = new Date(testServer.clock() - age * day);
    await utimes(join(mailFolder, file), written, written);
  }
  const list = { kind: "morning-list", mailHost: "maple.example" };
  for (const [payload, age] of Object.entries({ "2027-01-15": 731, "2027-01-17": 729 }))
    await insertMail(testServer.db, { ...list, payload, now: testServer.clock() - age * day });
  await runHousekeeping(housekeepingOf(testServer), true);
  expect(await hasMail(testServer.db, list.kind, "2027-01-15")).toBe(false);
  expect(await hasMail(testServer.db, list.kind, "2027-01-17")).toBe(true);
  expect(await readdir(mailFolder)).toEqual(["new.eml"]);
  const rows = await testServer.db.selectFrom("quote_request").select("name").execute();
  expect(rows).toEqual([{ name: "Later Sender" }]);
  expect(await testServer.count("outbox_mail")).toBe(3);
  expect(testServer.logged()).toContain('"requests":1');
  expect(testServer.logged()).not.toContain(sample.name);
});

if (!usesPostgres)
  test("between few of many requests that are erased after their time, others have their turn", async () => {
    const testServer = await startTestServer();
    const address = await databaseOf(testServer.folder);
    const receivedAt = testServer.clock() - 731 * day;
    await executeSql(address, manyRequestsSql(200, receivedAt));
    const other = new DatabaseSync(join(testServer.folder, "requests.db"), { readOnly: true });
    const count = other.prepare("select count(*) as left from quote_request");
    let left = 200;
    let maxInATurn = 0;
    const countTurn = () => {
      const now = Number(count.get()?.left);
      maxInATurn = Math.max(maxInATurn, left - now);
      left = now;
      timer = setImmediate(countTurn);
    };
    let timer = setImmediate(countTurn);
    await runHousekeeping(housekeepingOf(testServer), true);
    clearImmediate(timer);
    other.close();
    expect(await testServer.count("quote_request")).toBe(0);
    expect(await testServer.count("outbox_mail")).toBe(0);
    expect(testServer.logged()).toContain('"requests":200');
    expect(maxInATurn).toBeLessThanOrEqual(50);
  });

test("nothing is erased while the clock cannot be believed", async () => {
  const testServer = await startTestServer();
  await testServer.post(sample);
  testServer.pass(3000 * day);
  await runHousekeeping(housekeepingOf(testServer), false);
  expect(await testServer.count("quote_request")).toBe(1);
});

test("reminders are queued while something cannot be erased", async () => {
  const testServer = await startTestServer();
  await testServer.post(sample);
  testServer.pass(2 * 60 * minute);
  await testServer.db.schema.alterTable("desk_log").renameTo("gone").execute();
  await runHousekeeping(housekeepingOf(testServer), true);
  const mails = await testServer.db.selectFrom("outbox_mail").select("kind").execute();
  expect(mails).toContainEqual({ kind: "reminder-90-minutes" });
  expect(testServer.logged()).toContain("housekeeping failed");
});

test("a folder that somebody made among the mails or the backups holds nothing up", async () => {
  const testServer = await startTestServer();
  await testServer.post(sample);
  testServer.pass(731 * day);
  await testServer.post({ ...sample, name: "Later Sender" });
  testServer.pass(2 * 60 * minute);
  const old = new Date(testServer.clock() - 731 * day);
  for (const folder of ["mail/Answered", "backups/Kept.db", "backups/Kept.1.part"]) {
    const kept = join(testServer.folder, folder);
    await mkdir(kept, { recursive: true });
    await writeFile(join(kept, "a file"), "");
    await utimes(kept, old, old);
  }
  await writeFile(join(testServer.folder, "mail", "old.eml"), "a mail");
  await utimes(join(testServer.folder, "mail", "old.eml"), old, old);
  await runHousekeeping(housekeepingOf(testServer), true);
  expect(await readdir(join(testServer.folder, "mail"))).toEqual(["Answered"]);
  expect(await readdir(join(testServer.folder, "mail/Answered"))).toEqual(["a file"]);
  expect((await readdir(join(testServer.folder, "backups"))).sort()).toEqual([
    "Kept.1.part",
    "Kept.db",
  ]);
  // Reminders come after the files.
  const reminders = await testServer.db.selectFrom("outbox_mail").select("kind").execute();
  expect(reminders).toContainEqual({ kind: "reminder-90-minutes" });
});
