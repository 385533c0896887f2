import { expect, test } from "vitest";
import { databaseOf, executeSql } from "../../tests/support/databases/database.ts";
import { startServer } from "../../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { openDatabase } from "./open-database.ts";

test("a database that a newer version has brought to its form is refused with the way back", async () => {
  const dataDir = await temporaryFolder();
  const address = await databaseOf(dataDir);
  const first = await openDatabase(address);
  await first.db.destroy();
  await executeSql(
    address,
    "insert into kysely_migration (name, timestamp) values ('9999-later', 'x')",
  );
  const start = performance.now();
  await expect(openDatabase(address)).rejects.toThrow(
    /^This database was brought to a newer form \(9999-later\) by a newer version .* Start that version again, or put back the backup/,
  );
  expect(performance.now() - start).toBeLessThan(5_000);
  await expect(startServer({ dataDir })).rejects.toThrow(
    /^The server ended with code 1: This database was brought to a newer form [^\n]*\n$/,
  );
});
