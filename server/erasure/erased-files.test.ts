import { readdirSync, statSync } from "node:fs";
import { mkdir, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { databaseOf, executeSql } from "../../tests/support/databases/database.ts";
import { signInToDesk } from "../../tests/support/desk/desk-api-client.ts";
import { filesWith } from "../../tests/support/files-with.ts";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { commandsOf, post } from "../../tests/support/run-command.ts";
import { sample } from "../../tests/support/sample.ts";
import { isAllSent, startServer } from "../../tests/support/servers/running-server.ts";
import { startTestServer, temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { until } from "../../tests/support/until.ts";
import { backUp } from "../backup/backup.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";
import { fileMailer } from "../mail/file-mailer.ts";
import { deliverDue } from "../outbox/deliver.ts";
import { day, hour } from "../time/durations.ts";

const words = ["Quixotic-Name", "quixotic.address", "quixotic message", "quixotic note"];
const quixotic = {
  name: words[0],
  email: "quixotic.address@example.com",
  message: `A ${words[2]}. `.repeat(200),
};

describe("the files of the data directory", () => {
  test("hold nothing of an erased request while the server goes on running", async () => {
    const dataDir = await temporaryFolder();
    const server = await startServer({ dataDir, env: { LOG_LEVEL: "info" } });
    const send = (changes: object) =>
      fetch(`${server.url}/functions/v1/send-contact-email`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
        body: JSON.stringify({ ...sample, ...changes }),
      });
    const { reference } = await (await send(quixotic)).json();
    await send({ name: "Somebody Else" });
    await until(() => isAllSent(dataDir), "the mails");
    const command = await commandsOf(dataDir);
    await executeSql(
      await databaseOf(dataDir),
      `insert into request_note (quote_request_id, at, "by", text, folded_text)
       select id, 1, 'owner', 'A quixotic note', 'a quixotic note' from quote_request where reference = '${reference}'`,
    );
    expect(await filesWith(dataDir, words)).not.toEqual([]);
    const receipt = await command("erase", "Quixotic.Address@EXAMPLE.com", "--yes");
    expect(receipt).toContain("2 mail files");
    expect(receipt).toContain("2 mails sent before");
    expect(receipt).not.toContain("write-ahead");
    expect(await filesWith(dataDir, words)).toEqual([]);
    expect(server.output()).not.toMatch(/quixotic/i);
    await server.stop();
    expect(await filesWith(dataDir, words)).toEqual([]);
  });

  test("hold nothing of one that was erased after its time", async () => {
    const testServer = await startTestServer();
    await post(testServer, quixotic);
    testServer.pass(731 * day);
    await runHousekeeping(housekeepingOf(testServer), true);
    expect(await filesWith(testServer.folder, words)).toEqual([]);
  });

  test("hold it in the log while somebody reads, and the receipt says when no more", async () => {
    const testServer = await startTestServer();
    const reference = await post(testServer, quixotic);
    const reader = new DatabaseSync(join(testServer.folder, "requests.db"), { readOnly: true });
    reader.exec("begin; select count(*) from quote_request");
    const receipt = await (await commandsOf(testServer.folder))("erase", reference, "--yes");
    expect(receipt).toContain("The server empties it within a minute after that program has ended");
    expect(await filesWith(testServer.folder, words)).toContain("requests.db-wal");
    await runHousekeeping(housekeepingOf(testServer), true);
    reader.exec("rollback");
    reader.close();
    await runHousekeeping(housekeepingOf(testServer), true);
    expect(await filesWith(testServer.folder, words)).toEqual([]);
  });
});

test("a backup that holds an erased request is named with the day of its deletion, and is deleted on it", async () => {
  const testServer = await startTestServer();
  const backups = join(testServer.folder, "backups");
  const backUpAs = async (name: string, at: string) => {
    await backUp(join(testServer.folder, "requests.db"), join(backups, name), new Date());
    await utimes(join(backups, name), new Date(at), new Date(at));
  };
  await backUpAs("without.db", "2027-01-14T15:00:00Z");
  const reference = await post(testServer, quixotic);
  await backUpAs("with.db", "2027-01-15T15:00:00Z");
  await writeFile(join(backups, "unreadable.db"), "no database");
  const receipt = await (await commandsOf(testServer.folder))("erase", reference, "--yes");
  expect(receipt).toContain("with.db, which the server deletes on Monday, February 15, 2027");
  expect(receipt).toContain("unreadable.db, which the server deletes on");
  expect(receipt).not.toContain("without.db");
  expect((await readdir(backups)).sort()).toEqual(["unreadable.db", "with.db", "without.db"]);
  await utimes(join(backups, "unreadable.db"), new Date("2027-02-01"), new Date("2027-02-01"));
  testServer.pass(31 * day - 1);
  await runHousekeeping(housekeepingOf(testServer), true);
  expect((await readdir(backups)).sort()).toEqual(["unreadable.db", "with.db"]);
  testServer.pass(1);
  await runHousekeeping(housekeepingOf(testServer), false);
  expect((await readdir(backups)).sort()).toEqual(["unreadable.db", "with.db"]);
  await runHousekeeping(housekeepingOf(testServer), true);
  expect(await readdir(backups)).toEqual(["unreadable.db"]);
});

test("a partial file of a backup is its owner's only from its first byte", async () => {
  const testServer = await startTestServer();
  const folder = join(testServer.folder, "backups");
  const target = join(folder, "copy.db");
  const modes = new Set<number>();
  const look = () => {
    for (const name of readdirSync(folder)) {
      // The partial file is renamed between the two calls at times.
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      if (stats) modes.add(stats.mode & 0o777);
    }
  };
  await mkdir(folder);
  const oldMask = process.umask(0);
  const looking = setInterval(look, 1);
  await backUp(join(testServer.folder, "requests.db"), target, new Date());
  clearInterval(looking);
  process.umask(oldMask);
  expect([...modes]).toEqual([0o600]);
  expect((await stat(target)).mode & 0o777).toBe(0o600);
});

/** A server whose mails are files, with a request that all kinds of mail have told of. */
async function startWithMailFiles() {
  const testServer = await startTestServer();
  const outbox = testServer.outbox(fileMailer(join(testServer.folder, "mail")));
  const work = async () => {
    await runHousekeeping(housekeepingOf(testServer), true);
    await deliverDue(outbox);
  };
  const reference = await post(testServer, quixotic);
  await work();
  const passHours = async (hours: number) => {
    testServer.pass(hours * hour);
    await work();
  };
  await passHours(2);
  await post(testServer, { name: "Somebody Else", email: "else@example.com" });
  // Past both reminders, on the next morning, when one mail reminds of the two.
  for (const hours of [2, 18, 1]) await passHours(hours);
  const desk = await signInToDesk(testServer);
  const reply = { id: crypto.randomUUID(), subject: "Quixotic-Name", text: "quixotic message" };
  await desk.send(`requests/${reference}/replies`, { ...reply, marksAnswered: false });
  testServer.pass(10_000);
  await work();
  const kinds = async () =>
    (await readdir(join(testServer.folder, "mail"))).map((name) =>
      name.replace(/^[0-9A-Z]{8}-|-\d+\.eml$/g, ""),
    );
  return { testServer, desk, reference, work, kinds };
}

describe("mails as files", () => {
  test("of every kind are erased with the request that they name, lists of several included", async () => {
    const { testServer, desk, reference, kinds } = await startWithMailFiles();
    const all = ["acknowledgement", "owner-notice", "reminder-90-minutes"];
    const lists = ["morning-list", "reminder-list"];
    expect(await kinds()).toEqual(expect.arrayContaining([...all, ...lists, "owner-reply"]));
    expect(await filesWith(join(testServer.folder, "mail"), words)).toHaveLength(6);
    const { receipt, ownerNotes } = await desk.send(`requests/${reference}/erase`, {
      confirm: true,
    });
    expect(ownerNotes).toContain("6 mail files");
    expect(receipt).toContain("6 mails sent before, in our mailbox and yours");
    expect(ownerNotes).toContain("each phone and browser drops it at its next answer");
    expect(await filesWith(testServer.folder, words)).toEqual([]);
    expect((await kinds()).sort()).toEqual(all.sort());
  });

  test("of two replies to one request within seconds are both there", async () => {
    const { testServer, desk, reference, work, kinds } = await startWithMailFiles();
    const second = { id: crypto.randomUUID(), subject: "Second", text: "One more thing" };
    await desk.send(`requests/${reference}/replies`, { ...second, marksAnswered: false });
    testServer.pass(10_000);
    await work();
    expect((await kinds()).filter((kind) => kind === "owner-reply")).toHaveLength(2);
  });

  test("of spam are erased with it after 30 days", async () => {
    const { testServer, desk, reference, work } = await startWithMailFiles();
    const spam = { id: crypto.randomUUID(), status: "spam" };
    await desk.send(`requests/${reference}/status`, spam);
    testServer.pass(30 * day);
    await work();
    expect(await filesWith(testServer.folder, words)).not.toEqual([]);
    testServer.pass(1);
    await work();
    expect(await filesWith(testServer.folder, words)).toEqual([]);
    expect(testServer.logged()).toContain('"requests":1');
  });
});
