import { expect, test } from "vitest";
import { databaseOf } from "../../tests/support/databases/database.ts";
import {
  changeTables,
  failure,
  openServerToPublishOn,
} from "../../tests/support/servers/server-to-publish-on.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";

test("a release that changes the tables in PostgreSQL waits for a backup made by hand, which --undo names", async () => {
  const database = await databaseOf(await temporaryFolder());
  const DATABASE_URL = "postgres" in database ? database.postgres : "";
  const server = await openServerToPublishOn({ serves: "tables", settings: { DATABASE_URL } });
  expect((await server.publish()).code).toBe(0);
  const first = server.current();
  await changeTables(server);
  expect(await server.publish()).toEqual(
    failure(
      /Make a backup with pg_dump, then publish with its name: .* The site is as it was\.\n$/,
    ),
  );
  expect([server.current(), await server.page()]).toEqual([first, "one"]);
  expect(await server.publish("--backup", "requests.dump")).toEqual({
    code: 0,
    said: expect.stringMatching(/The backup made before it is requests\.dump\.\n$/),
  });
  expect(await server.page()).toBe("two");
  expect(await server.publish("--undo")).toEqual(
    failure(/Nothing was changed\. The backup made before is requests\.dump\.\n$/),
  );
  expect(await server.page()).toBe("two");
});
