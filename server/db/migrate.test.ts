import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { migrate, serverMigrations } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";

const program = `
  const { openDatabase } = await import("./server/db/open-database.ts");
  process.stdin.once("data", async (moment) => {
    // Turning in place until the common moment brings them closer together than any message could.
    while (Date.now() < Number(moment));
    const { db } = await openDatabase({ sqlite: process.argv[1] });
    await db.destroy();
    process.exit(0);
  });
  console.log("ready");
`;

test("processes that start together on a new file all find their tables", async () => {
  for (let round = 0; round < 5; round += 1) {
    const file = join(await temporaryFolder(), "requests.db");
    const processes = Array.from({ length: 4 }, () =>
      spawn("node", ["--input-type=module", "-e", program, file], {
        stdio: ["pipe", "pipe", "inherit"],
      }),
    );
    await Promise.all(processes.map((child) => once(child.stdout, "data")));
    const ends = processes.map((child) => once(child, "exit"));
    const moment = Date.now() + 100;
    for (const child of processes) child.stdin.write(`${moment}\n`);
    expect(await Promise.all(ends)).toEqual(Array(4).fill([0, null]));
  }
});

test("a migration that ends half way leaves nothing behind, so that the next start succeeds", async () => {
  const db = openSqlite(join(await temporaryFolder(), "requests.db"));
  const { statements } = serverMigrations;
  const first = statements["0001-requests"];
  statements["0001-requests"] = (isPostgres) => [
    ...(first?.(isPostgres) ?? []),
    "the power is gone",
  ];
  await expect(migrate(db, [serverMigrations])).rejects.toThrow('near "the": syntax error');
  Object.assign(statements, { "0001-requests": first });
  await migrate(db, [serverMigrations]);
  await db.destroy();
});

test("the file of quote requests is for its owner's eyes only, in a folder that others may read", async () => {
  const file = join(await temporaryFolder(), "requests.db");
  const db = openSqlite(file);
  await migrate(db, [serverMigrations]);
  for (const part of ["", "-wal", "-shm"]) {
    expect((await stat(file + part)).mode & 0o777).toBe(0o600);
  }
  await db.destroy();
});
