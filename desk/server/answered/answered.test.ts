import { expect, test } from "vitest";
import { runHousekeeping } from "../../../server/housekeeping/housekeeping.ts";
import { day, hour } from "../../../server/time/durations.ts";
import { dumpDatabase } from "../../../tests/support/databases/dump.ts";
import { openBrowser } from "../../../tests/support/desk/desk-client.ts";
import { housekeepingOf } from "../../../tests/support/housekeeping.ts";
import { post } from "../../../tests/support/run-command.ts";
import { startTestServerWithInbox } from "../../../tests/support/servers/test-server-with-inbox.ts";
import { findByReference } from "../request-records/request-records.repository.ts";

/** A server that has mailed a reminder, and a browser in which nobody is signed in. */
async function remind() {
  const testServer = await startTestServerWithInbox();
  const reference = await post(testServer, {});
  const other = await post(testServer, { message: "Another", name: "Bob Jones" });
  await testServer.deliver();
  testServer.pass(2 * hour);
  await runHousekeeping(housekeepingOf(testServer), false);
  await testServer.deliver();
  const mail = testServer.inbox.mails.find(
    ({ subject, text }) => subject?.startsWith("Not answered yet") && text?.includes(reference),
  );
  const [, path = ""] =
    /https:\/\/maple\.example(\/desk\/answered\/\S+)/.exec(mail?.text ?? "") ?? [];
  const statusOf = async (of: string) => (await findByReference(testServer.db, of))?.status;
  const browser = openBrowser(testServer);
  const read = async (at: string, method: "GET" | "POST") => {
    const answer = method === "GET" ? await browser.ask(at) : await browser.postForm(at, {});
    return { status: answer.status, text: await answer.text() };
  };
  return { testServer, reference, other, path, statusOf, read };
}

test("a reminder's link opens a page whose button records the answer, without signing in", async () => {
  const { testServer, reference, other, path, statusOf, read } = await remind();
  const before = await dumpDatabase(testServer.db);
  // Mail scanners follow links.
  const page = await read(path, "GET");
  expect(await dumpDatabase(testServer.db)).toBe(before);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`Priya, ${reference}`);
  expect(page.text).not.toMatch(/Raman|555-?0188|@|Vineland/);
  expect(page.text.match(/<button/g)).toHaveLength(1);
  expect(await statusOf(reference)).toBe("new");
  for (let time = 1; time <= 2; time += 1) expect((await read(path, "POST")).status).toBe(200);
  expect([await statusOf(reference), await statusOf(other)]).toEqual(["answered", "new"]);
  expect((await read(path, "GET")).text).not.toContain("<button");
  const log = await testServer.db.selectFrom("desk_log").selectAll().execute();
  expect(log).toMatchObject([{ action: "Marked as answered", reference }]);
});

test("what the owner has recorded meanwhile stays", async () => {
  const { testServer, reference, path, statusOf, read } = await remind();
  const { id = 0 } = (await findByReference(testServer.db, reference)) ?? {};
  await testServer.db
    .insertInto("request_mark")
    .values({ quote_request_id: id, status: "booked", changed_at: 0 })
    .execute();
  expect((await read(path, "POST")).status).toBe(200);
  expect(await statusOf(reference)).toBe("booked");
});

test("a link that was changed, is of another request, or is older than seven days does nothing", async () => {
  const { testServer, reference, other, path, statusOf, read } = await remind();
  const [, until] = path.split(".");
  const changed = [
    path.replace(reference, other),
    path.replace(`.${until}.`, `.${Number(until) + day}.`),
    path.slice(0, -1),
    `${path}A`,
    `/desk/answered/${reference}`,
    "/desk/answered/%00",
    `/desk/answered/${"A".repeat(5_000)}`,
  ];
  for (const link of changed)
    for (const method of ["GET", "POST"] as const) {
      const { status, text } = await read(link, method);
      expect([link, method, status]).toEqual([link, method, 404]);
      expect(text).not.toMatch(/Priya|Bob/);
    }
  testServer.pass(7 * day);
  expect((await read(path, "POST")).status).toBe(404);
  expect([await statusOf(reference), await statusOf(other)]).toEqual(["new", "new"]);
});
