import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/desk.ts";

const program = `
  const { openSqlite } = await import("./server/db/sqlite.ts");
  const { migrate } = await import("./server/db/migrate.ts");
  process.stdin.once("data", async () => {
    const db = openSqlite(process.env.FILE);
    await migrate(db);
    await db.destroy();
    process.exit(0);
  });
  console.log("ready");
`;

test("processes that start together on a new file all find their tables", async () => {
  for (let round = 0; round < 5; round += 1) {
    const file = join(await temporaryFolder(), "quotes.db");
    const processes = Array.from({ length: 4 }, () =>
      spawn("node", ["--input-type=module", "-e", program], {
        stdio: ["pipe", "pipe", "inherit"],
        env: { ...process.env, FILE: file },
      }),
    );
    await Promise.all(processes.map((child) => once(child.stdout, "data")));
    const ends = processes.map((child) => once(child, "exit"));
    for (const child of processes) child.stdin.write("go\n");
    expect(await Promise.all(ends)).toEqual(Array(4).fill([0, null]));
  }
});
