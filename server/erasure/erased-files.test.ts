import { readdirSync, statSync } from "node:fs";
import { readdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { databaseOf, executeSql } from "../../tests/support/databases/database.ts";
import { filesWith } from "../../tests/support/files-with.ts";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { commandsOf, post } from "../../tests/support/run-command.ts";
import { sample } from "../../tests/support/sample.ts";
import { isAllSent, startServer } from "../../tests/support/servers/running-server.ts";
import { startTestServer, temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { until } from "../../tests/support/until.ts";
import { backUp } from "../backup/backup.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";

const day = 24 * 60 * 60_000;

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
    const quotes = await commandsOf(dataDir);
    await executeSql(
      await databaseOf(dataDir),
      `insert into quote_note (quote_request_id, at, "by", text)
       select id, 1, 'owner', 'A quixotic note' from quote_request where reference = '${reference}'`,
    );
    expect(await filesWith(dataDir, words)).not.toEqual([]);
    const receipt = await quotes("erase", "Quixotic.Address@EXAMPLE.com", "--yes");
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
    const reader = new DatabaseSync(join(testServer.folder, "quotes.db"), { readOnly: true });
    reader.exec("begin; select count(*) from quote_request");
    const receipt = await (await commandsOf(testServer.folder))("erase", reference, "--yes");
    expect(receipt).toContain("The server empties it within a minute after that program has ended");
    expect(await filesWith(testServer.folder, words)).toContain("quotes.db-wal");
    await runHousekeeping(housekeepingOf(testServer), true);
    reader.exec("rollback");
    reader.close();
    await runHousekeeping(housekeepingOf(testServer), true);
    expect(await filesWith(testServer.folder, words)).toEqual([]);
  });
});

describe("a backup", () => {
  test("that holds an erased request is named with the day of its deletion, and is deleted on it", async () => {
    const testServer = await startTestServer();
    const backups = join(testServer.folder, "backups");
    const backUpAs = async (name: string, at: string) => {
      await backUp(join(testServer.folder, "quotes.db"), join(backups, name), () => {});
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
});

test("a draft of a backup is its owner's only from its first byte", async () => {
  const testServer = await startTestServer();
  const folder = join(testServer.folder, "backups");
  const target = join(folder, "copy.db");
  const modes = new Set<number>();
  const look = () => {
    for (const name of readdirSync(folder)) modes.add(statSync(join(folder, name)).mode & 0o777);
  };
  const oldMask = process.umask(0);
  await backUp(join(testServer.folder, "quotes.db"), target, look);
  process.umask(oldMask);
  expect([...modes]).toEqual([0o600]);
  expect((await stat(target)).mode & 0o777).toBe(0o600);
});
