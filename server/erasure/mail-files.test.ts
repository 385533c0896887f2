import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { signInToDesk } from "../../tests/support/desk/desk-api-client.ts";
import { filesWith } from "../../tests/support/files-with.ts";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { post } from "../../tests/support/run-command.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import type { ErasureReceipt } from "../desk/desk-api.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";
import { fileMailer } from "../mail/file-mailer.ts";
import { deliverDue } from "../outbox/deliver.ts";

const day = 24 * 60 * 60_000;
const words = ["Quixotic-Name", "quixotic.address", "quixotic message"];
const quixotic = {
  name: words[0],
  email: "quixotic.address@example.com",
  message: "A quixotic message",
};

/** A server whose mails are files, with a request that all kinds of mail have told of. */
async function startWithMailFiles() {
  const testServer = await startTestServer();
  const outbox = testServer.outbox(fileMailer(join(testServer.folder, "mail")));
  const work = async () => {
    await runHousekeeping(housekeepingOf(testServer), true);
    await deliverDue(outbox);
  };
  const reference = await post(testServer, quixotic);
  await post(testServer, { name: "Somebody Else", email: "else@example.com" });
  await work();
  // Past both reminders, on the next morning.
  for (const hours of [2, 19, 1]) {
    testServer.pass(hours * 60 * 60_000);
    await work();
  }
  const desk = await signInToDesk(testServer);
  const reply = { id: crypto.randomUUID(), subject: "Quixotic-Name", text: "quixotic message" };
  await desk.send(`requests/${reference}/replies`, { ...reply, marksAnswered: false });
  testServer.pass(10_000);
  await work();
  const kinds = async () =>
    (await readdir(join(testServer.folder, "mail"))).map((name) =>
      name.replace(/^[0-9A-Z]{8}-|-\d+\.eml$/g, ""),
    );
  return { testServer, desk, reference, work, kinds };
}

describe("mails as files", () => {
  test("of every kind are erased with the request that they name, lists of several included", async () => {
    const { testServer, desk, reference, kinds } = await startWithMailFiles();
    const all = ["acknowledgement", "owner-notice", "reminder-90-minutes", "reminder-20-hours"];
    expect(await kinds()).toEqual(expect.arrayContaining([...all, "morning-list", "owner-reply"]));
    expect(await filesWith(join(testServer.folder, "mail"), words)).toHaveLength(6);
    const { receipt, ownerNotes } = await desk.send<ErasureReceipt>(`requests/${reference}/erase`, {
      confirm: true,
    });
    expect(ownerNotes).toContain("6 mail files");
    expect(receipt).toContain("6 mails sent before, in our mailbox and yours");
    expect(ownerNotes).toContain("each phone and browser drops it at its next answer");
    expect(await filesWith(testServer.folder, words)).toEqual([]);
    expect((await kinds()).sort()).toEqual(all.sort());
  });

  test("of two replies to one request within seconds are both there", async () => {
    const { testServer, desk, reference, work, kinds } = await startWithMailFiles();
    const second = { id: crypto.randomUUID(), subject: "Second", text: "One more thing" };
    await desk.send(`requests/${reference}/replies`, { ...second, marksAnswered: false });
    testServer.pass(10_000);
    await work();
    expect((await kinds()).filter((kind) => kind === "owner-reply")).toHaveLength(2);
  });

  test("of a list from before it was recorded whom lists name are erased, too", async () => {
    const { testServer, desk, reference } = await startWithMailFiles();
    await testServer.db.deleteFrom("mail_naming").execute();
    await desk.send(`requests/${reference}/erase`, { confirm: true });
    expect(await filesWith(testServer.folder, words)).toEqual([]);
  });

  test("of spam are erased with it after 30 days", async () => {
    const { testServer, desk, reference, work } = await startWithMailFiles();
    const spam = { id: crypto.randomUUID(), status: "spam" };
    await desk.send(`requests/${reference}/status`, spam);
    testServer.pass(30 * day);
    await work();
    expect(await filesWith(testServer.folder, words)).not.toEqual([]);
    testServer.pass(1);
    await work();
    expect(await filesWith(testServer.folder, words)).toEqual([]);
    expect(testServer.logged()).toContain('"requests":1');
  });
});
