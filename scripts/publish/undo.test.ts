import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  changeTables,
  failure,
  openServerToPublishOn,
  type ServerToPublishOn,
} from "../../tests/support/servers/server-to-publish-on.ts";

// Each test goes on where the one before it has ended: publishing takes seconds.
let server: ServerToPublishOn;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  server = await openServerToPublishOn({ serves: "tables", atEnd: (work) => ends.push(work) });
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** Returns what a query finds in the server's database. */
function ask(query: string) {
  const db = new DatabaseSync(join(server.dataDir, "requests.db"));
  const rows = db.prepare(query).all();
  db.close();
  return rows;
}
const migrations = () => ask("select name from kysely_migration").map(({ name }) => name);
const backupIn = (said: string) => /The backup made before it is (\S+)\.\n$/.exec(said)?.[1] ?? "";

let first: string;
let second: string;
let backup: string;

test("a server that ends after it has changed the tables gives way to the backup and the release before", async () => {
  expect(await server.publish("--undo")).toEqual(failure(/^Nothing is published yet, so there/));
  await server.release();
  first = server.current();
  expect(await server.publish("--undo")).toEqual(failure(/^No release before .* is kept\. No/));
  ask("insert into desk_setting values ('kept', 'yes')");
  await changeTables(server);
  await server.breakNextStart("migrates, then ends");
  expect(await server.publish()).toEqual(
    failure(/is served again: \S+\. The backup \S+ is restored\.\n$/),
  );
  expect([server.current(), await server.page()]).toEqual([first, "one"]);
  expect(migrations()).not.toContain("9999-test");
  expect(ask("select value from desk_setting where name = 'kept'")).toEqual([{ value: "yes" }]);
});

test("--undo over a change of the tables changes nothing and names the backup made before", async () => {
  backup = backupIn(await server.release());
  expect(backup).toContain(join(server.dataDir, "backups"));
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  expect(migrations()).toContain("9999-test");
  second = server.current();
  expect(await server.publish("--undo")).toEqual({
    code: 1,
    said: `The current release has changed the tables (9999-test), which the one before cannot read. Nothing was changed. The backup made before is ${backup}.\n`,
  });
  expect([server.current(), await server.page()]).toEqual([second, "two"]);
});

test("a commit that is published again is no release of its own to go back to", async () => {
  expect(await server.release()).toMatch(/The commit is the one that is served; it is built/);
  expect(server.releases()).toHaveLength(2);
  expect((await server.publish("--undo")).said).toContain(`The backup made before is ${backup}.`);
  // What does not answer gives way to the release of the same commit, not to the one before that.
  second = server.current();
  await server.breakNextStart("does not start");
  expect((await server.publish()).code).toBe(1);
  expect(server.current()).toBe(second);
});

test("--undo serves the release before again, with the hashed files of the one that is undone", async () => {
  // Changes no tables: going back is possible again.
  await server.commit("page.txt", "three");
  expect(await server.release()).not.toContain("backup");
  expect(await server.publish("--undo")).toEqual({
    code: 0,
    said: expect.stringContaining("Served again: "),
  });
  expect([server.current(), await server.page()]).toEqual([second, "two"]);
  expect(await server.page("/_astro/form.three.js")).toBe("three");
  expect(server.releases()).toContain(first.replace("releases/", ""));

  // What was undone is no release to go back to.
  await server.commit("page.txt", "four");
  await server.release();
  expect((await server.publish("--undo")).code).toBe(0);
  expect([server.current(), await server.page()]).toEqual([second, "two"]);
});
