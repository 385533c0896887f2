import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readRows } from "../../tests/support/servers/running-server.ts";
import {
  changeTables,
  openServerToPublishOn,
  type ServerToPublishOn,
} from "../../tests/support/servers/server-to-publish-on.ts";

const timeout = 1_200_000;

test("--undo serves the release before again, with the hashed files of the one that is undone", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn();
  expect(await server.publish("--undo")).toEqual({
    code: 1,
    said: "Nothing is published yet, so there is nothing to undo.\n",
  });
  await server.release();
  const first = server.current();
  expect(await server.publish("--undo")).toEqual({
    code: 1,
    said: "No release before the current one is kept. Nothing was changed.\n",
  });
  await server.commit("page.txt", "two");
  await server.release();
  expect(await server.publish("--undo")).toEqual({
    code: 0,
    said: expect.stringContaining("Served again: "),
  });
  expect([server.current(), await server.page()]).toEqual([first, "one"]);
  expect(await server.page("/_astro/form.two.js")).toBe("two");

  // What was undone is no release to go back to.
  await server.commit("page.txt", "three");
  await server.release();
  expect(await server.page()).toBe("three");
  expect((await server.publish("--undo")).code).toBe(0);
  expect(await server.page()).toBe("one");
});

test("a commit that is published again is no release of its own to go back to", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn({ isRealServer: true });
  await server.release();
  const first = server.current();
  await changeTables(server);
  const said = await server.release();
  const [, backup = ""] = /The backup made before it is (\S+)\.\n$/.exec(said) ?? [];
  for (let time = 0; time < 2; time += 1)
    expect(await server.release()).toMatch(
      /The commit is the one that is served; it is built again\.\n/,
    );
  expect(server.releases()).toHaveLength(2);
  expect((await server.publish("--undo")).said).toContain(`The backup made before is ${backup}.`);

  // What does not answer gives way to the release of the same commit, not to the one before that.
  const again = server.current();
  await server.breakNextStart("does not start");
  expect((await server.publish()).code).toBe(1);
  expect(server.current()).toBe(again);

  await server.commit("page.txt", "three");
  await server.release();
  await server.release();
  expect((await server.publish("--undo")).code).toBe(0);
  expect([server.current(), await server.page()]).toEqual([again, "two"]);
  expect(server.releases()).toContain(first.replace("releases/", ""));
});

/** Names of the migrations that the server's database has had. */
function migrationsOf(server: ServerToPublishOn) {
  const db = new DatabaseSync(join(server.dataDir, "quotes.db"), { readOnly: true });
  const rows = db.prepare("select name from kysely_migration order by name").all();
  db.close();
  return rows.map(({ name }) => name);
}

test("--undo over a change of the tables changes nothing and names the backup made before", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn({ isRealServer: true });
  await server.release();
  await changeTables(server);
  const said = await server.release();
  const [, backup = ""] = /The backup made before it is (\S+)\.\n$/.exec(said) ?? [];
  expect(said).toContain(join(server.dataDir, "backups"));
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  expect(migrationsOf(server)).toContain("9999-test");
  const current = server.current();
  expect(await server.publish("--undo")).toEqual({
    code: 1,
    said: `The current release has changed the tables (9999-test), which the one before cannot read. Nothing was changed. The backup made before is ${backup}.\n`,
  });
  expect([server.current(), await server.page()]).toEqual([current, "two"]);

  // The next release changes no tables: going back to this one is possible again.
  await server.commit("page.txt", "three");
  expect(await server.release()).not.toContain("backup");
  expect((await server.publish("--undo")).code).toBe(0);
  expect(await server.page()).toBe("two");
});

test("a server that ends after it has changed the tables gives way to the backup and the release before", {
  timeout,
}, async () => {
  const server = await openServerToPublishOn({ isRealServer: true });
  await server.release();
  const before = server.current();
  await changeTables(server);
  await server.breakNextStart("migrates, then ends");
  expect(await server.publish()).toEqual({
    code: 1,
    said: expect.stringMatching(/is served again: \S+\. The backup \S+ is restored\.\n$/),
  });
  expect([server.current(), await server.page()]).toEqual([before, "one"]);
  expect(migrationsOf(server)).not.toContain("9999-test");
  expect((await readRows(server.dataDir)).quotes).toHaveLength(1);
});
