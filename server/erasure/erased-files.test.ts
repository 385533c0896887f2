import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { commandsOf, post } from "../../tests/support/run-command.ts";
import { sample } from "../../tests/support/sample.ts";
import { isAllSent, startServer } from "../../tests/support/servers/running-server.ts";
import { startTestServer, temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { until } from "../../tests/support/until.ts";
import { backUp } from "../backup/backup.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";

const day = 24 * 60 * 60_000;

/** The files below a folder whose bytes hold any of these words, as SQLite and mails write them. */
async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    if (words.some((word) => bytes.includes(word))) found.push(entry.name);
  }
  return found;
}

describe("the files of the data directory", () => {
  const words = ["Quixotic-Name", "quixotic.address", "quixotic message", "quixotic note"];
  const quixotic = {
    name: words[0],
    email: "quixotic.address@example.com",
    message: `A ${words[2]}. `.repeat(200),
  };

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
    await quotes("note", reference, "A", "quixotic note");
    expect(await filesWith(dataDir, words)).not.toEqual([]);
    const receipt = await quotes("erase", "Quixotic.Address@EXAMPLE.com", "--yes");
    expect(receipt).toContain("2 mail files");
    expect(receipt).toContain("2 mails sent before");
    expect(receipt).not.toContain("write-ahead");
    expect(await filesWith(dataDir, words)).toEqual([]);
    expect(server.output()).not.toMatch(/quixotic/i);
    await server.stop();
    expect(await filesWith(dataDir, words)).toEqual([]);
  }, 300_000);

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

test("a draft of a backup is its owner's only from its first byte", async () => {
  const testServer = await startTestServer();
  const target = join(testServer.folder, "backups", "copy.db");
  const modes: number[] = [];
  const watch = async () => {
    for (const name of await readdir(join(testServer.folder, "backups")).catch(() => []))
      modes.push(
        (await stat(join(testServer.folder, "backups", name)).catch(() => null))?.mode ?? 0,
      );
  };
  const looks: Promise<void>[] = [];
  const oldMask = process.umask(0);
  const copying = backUp(
    join(testServer.folder, "quotes.db"),
    target,
    () => void looks.push(watch()),
  );
  await copying;
  await Promise.all(looks);
  process.umask(oldMask);
  expect(modes.length).toBeGreaterThan(0);
  for (const mode of modes.filter((one) => one !== 0)) expect(mode & 0o777).toBe(0o600);
  expect((await stat(target)).mode & 0o777).toBe(0o600);
});
