import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chown,
  copyFile,
  mkdir,
  open,
  readdir,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import {
  endSessions,
  findSession,
  startSession,
} from "../../desk/server/access/sessions/sessions.repository.ts";
import { referencesOf, startVisitors } from "../../tests/faults/visitors.ts";
import { executeSql, openWholeDatabase } from "../../tests/support/databases/database.ts";
import { commandsOf, post, runCommand } from "../../tests/support/run-command.ts";
import {
  isAllSent,
  readData,
  readRows,
  startServer,
} from "../../tests/support/servers/running-server.ts";
import { startTestServer, temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { until } from "../../tests/support/until.ts";

/** What a disk that fails leaves of a file. */
const damages = {
  truncated: (file: string) => truncate(file, 40_000),
  "random header": async (file: string) => {
    const damaged = await open(file, "r+");
    await damaged.write(randomBytes(100), 0, 100, 0);
    await damaged.close();
  },
};

/** A data directory with quote requests and a backup of them, and the owner's commands. */
async function openBackedUp() {
  const testServer = await startTestServer();
  for (const message of ["One", "Two", "Three"]) await post(testServer, { message });
  await testServer.db.destroy();
  const dataDir = testServer.folder;
  const backup = join(dataDir, "backup.db");
  const run = await commandsOf(dataDir);
  expect(await run("backup", backup)).toContain("holds 3 quote requests");
  return {
    dataDir,
    file: join(dataDir, "requests.db"),
    backup,
    rows: await readRows(dataDir),
    run,
  };
}

test("a backup under load is whole, and a server goes on from it when it is restored", async () => {
  const dataDir = await temporaryFolder();
  const file = join(dataDir, "copy.db");
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  const visitors = startVisitors(2, () => server.url);
  await until(() => visitors.answers.length > 20, "some requests");
  const before = referencesOf(visitors.answers);
  const backup = await runCommand(dataDir, "backup", file);
  expect(backup.code).toBe(0);
  await until(() => visitors.answers.length > before.length + 20, "requests after the backup");
  await visitors.stop();
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  expect(await runCommand(dataDir, "restore", file)).toEqual({
    code: 1,
    said: "The server still runs; stop it first, and start it again afterwards.\n",
  });
  await until(() => isAllSent(dataDir), "all mails to go out", 60_000);
  await server.stop();
  const all = (await readRows(dataDir)).requests.length;
  const restored = await runCommand(dataDir, "restore", file);
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/before-restore/) });

  const again = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  await until(() => isAllSent(dataDir), "the mails that waited in the backup", 60_000);
  await again.stop();
  const data = await readData(dataDir);
  const stored = data.requests.map(({ reference }) => reference);
  expect(stored).toEqual(expect.arrayContaining(before));
  expect(stored.length).toBeLessThan(all);
  // The server goes by its clock: at eight in the morning it adds the list of what is open.
  const mails = data.outbox.filter(({ kind }) => kind !== "morning-list");
  expect(mails).toHaveLength(2 * stored.length);
  expect(backup.said).toContain(`${stored.length} quote requests and ${2 * stored.length} mails`);
});

test("restoring a backup signs everybody out of the desk, also whoever was signed out since", async () => {
  const dataDir = await temporaryFolder();
  const sqlite = join(dataDir, "requests.db");
  const { db } = await openWholeDatabase({ sqlite });
  const session = { person: "hello@mapleandbrass.example", device: "Lost phone", now: Date.now() };
  const token = await startSession(db, session);
  const backup = join(dataDir, "backup.db");
  expect((await runCommand(dataDir, "backup", backup)).code).toBe(0);
  expect(await findSession(db, token, Date.now())).toMatchObject({ device: "Lost phone" });
  expect(await endSessions(db)).toBe(1);
  await db.destroy();
  expect(await runCommand(dataDir, "restore", backup)).toEqual({
    code: 0,
    said: expect.stringContaining("Everybody is signed out of the desk."),
  });
  const again = await openWholeDatabase({ sqlite });
  expect(await findSession(again.db, token, Date.now())).toBeNull();
  await again.db.destroy();
});

test("a backup is restored where nothing is, as on a new machine", async () => {
  const { backup, rows } = await openBackedUp();
  const fresh = join(await temporaryFolder(), "data");
  expect(await (await commandsOf(fresh))("restore", backup)).toContain("3 quote requests");
  expect(await readRows(fresh)).toEqual(rows);
});

test.each(Object.entries(damages))(
  "a damaged database is put aside and the backup takes its place: %s",
  async (_name, damage) => {
    const { dataDir, file, backup, rows, run } = await openBackedUp();
    await damage(file);
    for (const words of [["erase", "7KPM3XWA"], ["backup"]])
      expect(await run(...words)).toMatch(
        /^refused: \S+requests\.db (is damaged|cannot be used as the database)/,
      );
    expect(await run("restore", backup)).toContain(
      "It is damaged, which hides whether a server still runs",
    );
    expect(await readRows(dataDir)).toEqual(rows);
    expect(await readdir(join(dataDir, "backups"))).toContainEqual(
      expect.stringMatching(/^requests-before-restore-.*\.db$/),
    );
  },
);

test("the log that a lost database left is not written into the restored one", async () => {
  const { dataDir, file, backup, rows, run } = await openBackedUp();
  const other = join(dataDir, "other.db");
  await copyFile(file, other);
  const writer = new DatabaseSync(other);
  writer.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 0; delete from outbox_mail");
  await copyFile(`${other}-wal`, `${file}-wal`);
  writer.close();
  await rm(file);
  expect(await run("restore", backup)).toContain("holds what the backup has");
  expect(await readRows(dataDir)).toEqual(rows);
  expect(await readdir(join(dataDir, "backups"))).toContainEqual(
    expect.stringMatching(/^requests-before-restore-.*\.db-wal$/),
  );
});

test("a backup removes the partial files of killed ones and belongs to the server's user", async () => {
  const dataDir = await temporaryFolder();
  const database = await openWholeDatabase({ sqlite: join(dataDir, "requests.db") });
  await database.db.destroy();
  // Only root can give a folder away, as the nightly job finds it.
  if (process.getuid?.() === 0) await chown(dataDir, 1234, 1234);
  const { uid, gid } = await stat(dataDir);
  const folder = join(dataDir, "backups");
  await mkdir(folder);
  const { pid } = spawnSync("true");
  await writeFile(join(folder, `requests-2026-11-21T03-00-00.db.${pid}.part`), "half");
  expect((await runCommand(dataDir, "backup")).code).toBe(0);
  const [backup = "", ...others] = await readdir(folder);
  expect(backup).toMatch(/^requests-.*\.db$/);
  expect(others).toEqual([]);
  expect(await stat(folder)).toMatchObject({ uid, gid });
  expect(await stat(join(folder, backup))).toMatchObject({ uid, gid });
});

test("what a newer version has made is copied, and neither read nor restored by this one", async () => {
  const { dataDir, backup: older, rows, run } = await openBackedUp();
  await executeSql(
    { sqlite: join(dataDir, "requests.db") },
    "insert into kysely_migration (name, timestamp) values ('0009-later', 'x')",
  );
  const newer = join(dataDir, "newer.db");
  expect(await run("backup", newer)).toContain("holds 3 quote requests");
  const refusal =
    /^refused: This database was brought to a newer form \(0009-later\) by a newer version/;
  expect(await run("erase", "7KPM3XWA")).toMatch(refusal);
  expect(await run("restore", newer)).toMatch(refusal);
  expect(await run("restore", older)).toContain("holds what the backup has");
  expect(await readRows(dataDir)).toEqual(rows);
});

test("what cannot be done is said in a sentence, and nothing is touched", async () => {
  const dataDir = await temporaryFolder();
  const run = await commandsOf(dataDir);
  const noFile = join(dataDir, "no-file.txt");
  await writeFile(noFile, "Dear diary");
  for (const [words, sentence] of [
    [["backup"], /^refused: There is no .*requests\.db to back up; set DATA_DIR/],
    [["restore"], /^refused: Name the backup/],
    [["restore", "nowhere.db"], /^refused: There is no nowhere\.db/],
    [["restore", noFile], /no-file\.txt is damaged, or no file of quote requests/],
    [["polish"], /^refused: There is no command polish\.[\s\S]*backup/],
  ] as const)
    expect(await run(...words)).toMatch(sentence);
});
