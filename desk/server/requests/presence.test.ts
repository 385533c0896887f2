import { expect, test } from "vitest";
import { eraseReferences } from "../../../server/erasure/erasure.repository.ts";
import { openSignedIn } from "../../../tests/support/desk/desk-client.ts";
import { post } from "../../../tests/support/run-command.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import type { RequestDetail } from "../desk-answers.ts";

const partner = "partner@maple.example";

async function openTwo() {
  const testServer = await startTestServer();
  const reference = await post(testServer, {});
  const at = `/desk/api/requests/${reference}`;
  const [owner, helper] = [await openSignedIn(testServer), await openSignedIn(testServer, partner)];
  type Browser = typeof owner;
  const writingFor = async (browser: Browser) =>
    ((await (await browser.ask(at)).json()) as RequestDetail).writing;
  return { testServer, reference, at, owner, helper, writingFor };
}

test("who is writing a reply is told to others, for a minute", async () => {
  const { testServer, at, owner, helper, writingFor } = await openTwo();
  expect(await writingFor(owner)).toEqual([]);
  for (let time = 1; time <= 2; time += 1)
    expect((await helper.postJson(`${at}/writing`)).status).toBe(200);
  expect(await writingFor(owner)).toEqual([partner]);
  expect(await writingFor(helper)).toEqual([]);
  testServer.pass(59_999);
  expect(await writingFor(owner)).toEqual([partner]);
  testServer.pass(1);
  expect(await writingFor(owner)).toEqual([]);
  await owner.postJson(`${at}/writing`);
  const rows = await testServer.db.selectFrom("desk_presence").select("person").execute();
  expect(rows).toEqual([{ person: "quotes@maple.example" }]);
});

test("who has sent the reply is writing no more, and an erasure reaches it", async () => {
  const { testServer, reference, at, owner, helper, writingFor } = await openTwo();
  await helper.postJson(`${at}/writing`);
  const id = crypto.randomUUID();
  const reply = { id, subject: "About", text: "Text", marksAnswered: true };
  expect((await helper.postJson(`${at}/replies`, reply)).status).toBe(200);
  expect(await writingFor(owner)).toEqual([]);
  await owner.postJson(`${at}/writing`);
  await testServer.database.transact((db) => eraseReferences(db, [reference]), "erase");
  expect(await testServer.db.selectFrom("desk_presence").selectAll().execute()).toEqual([]);
  expect((await owner.postJson(`${at}/writing`)).status).toBe(404);
});
