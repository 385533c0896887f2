import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allHolders } from "../../desk/server/erasure/holders.ts";
import { insertReply } from "../../desk/server/replies/reply.repository.ts";
import { keepFromErasure } from "../../desk/server/request-records/marks.repository.ts";
import { databaseOf, executeSql, isLockAwaited } from "../../tests/support/databases/database.ts";
import { manyRequestsSql } from "../../tests/support/databases/many-requests.ts";
import { signInToDesk } from "../../tests/support/desk/desk-api-client.ts";
import { housekeepingOf } from "../../tests/support/housekeeping.ts";
import { commandsOf, post } from "../../tests/support/run-command.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { usesPostgres } from "../../tests/support/settings.ts";
import { until } from "../../tests/support/until.ts";
import { runHousekeeping } from "../housekeeping/housekeeping.ts";
import { fileMailer } from "../mail/file-mailer.ts";
import type { Mailer } from "../mail/mailer.ts";
import { deliverDue } from "../outbox/deliver.ts";
import { day, minute } from "../time/durations.ts";
import { erasePermanently } from "./erase.ts";

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

test("all requests of an address are erased in whatever letters it was typed, and other tags are named and kept", async () => {
  const testServer = await startTestServer();
  const first = await post(testServer, { email: "Élodie@École.example" });
  const second = await post(testServer, { email: "e\u0301LODIE@xn--cole-9oa.example" });
  const tagged = await post(testServer, { email: "élodie+wedding@école.example" });
  // The phone number is the same.
  const other = await post(testServer, { email: "elodie@ecole.example" });
  const command = await commandsOf(testServer.folder);
  const would = await command("erase", "ÉLODIE@école.example");
  expect(would).toContain(`${first}, ${second} would be erased`);
  expect(would).toContain("Add --yes");
  expect(await testServer.count("quote_request")).toBe(4);
  expect(would).toContain(`not erased: ${tagged}, ${other}.`);
  const receipt = await command("erase", "ÉLODIE@école.example", "--yes");
  expect(receipt).toContain("2 quote requests");
  expect(receipt).toContain(`not erased: ${tagged}, ${other}.`);
  expect(receipt).not.toContain("@");
  const left = await testServer.db
    .selectFrom("quote_request")
    .select("reference")
    .orderBy("id")
    .execute();
  expect(left.map(({ reference }) => reference)).toEqual([tagged, other]);
  expect(await command("erase", "ÉLODIE@école.example", "--yes")).toMatch(
    new RegExp(`^refused: There is no quote request of this address\\. .*${tagged}`),
  );
});

test("a reply that is being stored while its request is erased leaves no mail behind", async () => {
  const testServer = await startTestServer();
  const { database, db, folder } = testServer;
  const reference = await post(testServer, {});
  const { id } = await db.selectFrom("quote_request").select("id").executeTakeFirstOrThrow();
  const isStored = Promise.withResolvers<void>();
  const replying = database.transact(async (transaction) => {
    await keepFromErasure(transaction, id);
    const reply = { by: "quotes@maple.example", subject: "Hello", text: "Yes" };
    const mail = { mailHost: "maple.example", now: testServer.clock() };
    await insertReply(transaction, { id, reference }, reply, mail);
    isStored.resolve();
    // SQLite begins the erasure once this has ended.
    if (usesPostgres) await until(() => isLockAwaited(db), "the erasure to wait");
  }, reference);
  await isStored.promise;
  const data = { dataDir: folder, databaseAddress: await databaseOf(folder) };
  const [erased] = await Promise.all([
    erasePermanently(data, database, [reference], allHolders, testServer.clock()),
    replying,
  ]);
  expect(erased?.references).toEqual([reference]);
  expect(await testServer.count("outbox_mail")).toBe(0);
});

test("more requests of an address than one query takes are all erased", async () => {
  const testServer = await startTestServer();
  const desk = await signInToDesk(testServer);
  const { folder, clock, count, db } = testServer;
  const many = `${manyRequestsSql(1_200, clock() - 1)}
    update quote_request set email = 'guest@example.com';`;
  await executeSql(await databaseOf(folder), many);
  const reference = await post(testServer, { email: "guest@example.com" });
  const receipt = await desk.send("erase", {
    email: "Guest@example.com",
    confirm: true,
  });
  expect(receipt.references).toHaveLength(1_201);
  expect(receipt.references).toContain(reference);
  expect([await count("quote_request"), await count("outbox_mail")]).toEqual([0, 0]);
  const logged = await db.selectFrom("desk_log").select("reference").execute();
  expect(logged).toHaveLength(1_201);
});

describe("a mail that is being sent while its request is erased", () => {
  /** A mailer that writes files, and waits at a gate before or after it does. */
  function gated(testServer: TestServer, at: "before" | "after") {
    const files = fileMailer(join(testServer.folder, "mail"));
    const opening = Promise.withResolvers<void>();
    let arrived = 0;
    const mailer: Mailer = {
      ...files,
      async send(mail, signal) {
        if (at === "after") await files.send(mail, signal);
        arrived += 1;
        await opening.promise;
        if (at === "before") await files.send(mail, signal);
      },
    };
    return { mailer, open: () => opening.resolve(), arrived: () => arrived };
  }

  test.each(["before", "after"] as const)(
    "leaves no file, where it was erased %s it was written",
    async (at) => {
      const testServer = await startTestServer();
      const reference = await post(testServer, {});
      const { mailer, open, arrived } = gated(testServer, at);
      const delivery = deliverDue(testServer.outbox(mailer));
      await until(() => arrived() === 1, "the first mail at the gate");
      const receipt = await (await commandsOf(testServer.folder))("erase", reference, "--yes");
      expect(receipt).toContain("1 mail being sent at this moment, which may have gone out");
      open();
      await delivery;
      expect(await readdir(join(testServer.folder, "mail"))).toEqual([]);
      expect(arrived()).toBe(1);
      expect(await testServer.count("outbox_mail")).toBe(0);
    },
  );

  test("is not sent, where it was erased while it was written", async () => {
    const testServer = await startTestServer();
    const reference = await post(testServer, {});
    const command = await commandsOf(testServer.folder);
    const sent: string[] = [];
    const outbox = testServer.outbox({
      send: async ({ subject }) => void sent.push(subject),
      close: () => {},
    });
    const kinds = Object.entries(outbox.kinds).map(([name, kind]) => {
      const writeContent: typeof kind.writeContent = async (...about) => {
        const content = await kind.writeContent(...about);
        await command("erase", reference, "--yes");
        return content;
      };
      return [name, { ...kind, writeContent }];
    });
    expect(await deliverDue({ ...outbox, kinds: Object.fromEntries(kinds) })).toBe(0);
    expect(sent).toEqual([]);
    expect(testServer.logged()).toContain("mail not sent: it was erased");
  });

  test("and which names others too, leaves no file either, and is sent again with the others", async () => {
    const testServer = await startTestServer();
    const advertising = '<a href="http://spam.example">Buy</a> <script>';
    const kept = await post(testServer, { message: advertising, email: "one@example.com" });
    const erased = await post(testServer, { message: advertising, email: "two@example.com" });
    testServer.pass(day);
    await runHousekeeping(housekeepingOf(testServer), true);
    const { mailer, open, arrived } = gated(testServer, "before");
    const delivery = deliverDue(testServer.outbox(mailer));
    await until(() => arrived() === 1, "the morning's list at the gate");
    await (await commandsOf(testServer.folder))("erase", erased, "--yes");
    open();
    await delivery;
    expect(await readdir(join(testServer.folder, "mail"))).toEqual([]);
    const left = await testServer.db.selectFrom("quote_request").select("reference").execute();
    expect(left).toEqual([{ reference: kept }]);
    testServer.pass(minute);
    expect(await deliverDue(testServer.outbox(mailer))).toBe(1);
    const [file = "", ...others] = await readdir(join(testServer.folder, "mail"));
    expect(others).toEqual([]);
    const text = await readFile(join(testServer.folder, "mail", file), "utf8");
    expect([text.includes(kept), text.includes(erased)]).toEqual([true, false]);
  });

  test("and which names it alone, is not sent afterwards", async () => {
    const testServer = await startTestServer();
    const erased = await post(testServer, { message: '<a href="http://spam.example">Buy</a>' });
    testServer.pass(day);
    await runHousekeeping(housekeepingOf(testServer), true);
    await (await commandsOf(testServer.folder))("erase", erased, "--yes");
    const { mailer } = gated(testServer, "before");
    expect(await deliverDue(testServer.outbox(mailer))).toBe(0);
    expect(await testServer.count("outbox_mail")).toBe(0);
  });
});

const gone = () => spawnSync("true").pid;

test("a partial file of a killed process is removed by an erasure, with a mail's and a backup's, and named backups are not", async () => {
  const testServer = await startTestServer();
  const reference = await post(testServer, {});
  const abandoned = [
    `requests.db.${gone()}.part`,
    `mail/7KPM3XWA-owner-notice.eml.${gone()}.part`,
    `backups/requests-2026-11-21T08-00-00.db.${gone()}.part`,
    `backups/requests-2026-11-21T08-00-00.db.${gone()}.part-journal`,
  ];
  const kept = ["backups/requests-2026-11-20.db", `backups/other.db.${process.pid}.part`];
  for (const folder of ["mail", "backups"])
    await mkdir(join(testServer.folder, folder), { recursive: true });
  for (const file of [...abandoned, ...kept])
    await writeFile(join(testServer.folder, file), "half a file");
  const receipt = await (await commandsOf(testServer.folder))("erase", reference, "--yes");
  expect(receipt).toContain("requests-2026-11-20.db");
  const exists = (file: string) =>
    stat(join(testServer.folder, file)).then(
      () => true,
      () => false,
    );
  expect(await Promise.all([...abandoned, ...kept].map(exists))).toEqual([
    ...abandoned.map(() => false),
    ...kept.map(() => true),
  ]);
  for (const file of abandoned) await writeFile(join(testServer.folder, file), "half a file");
  await runHousekeeping(housekeepingOf(testServer), true);
  expect(await Promise.all(abandoned.map(exists))).toEqual(abandoned.map(() => false));
});
