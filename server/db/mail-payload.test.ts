import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseOf, executeSql } from "../../tests/support/databases/database.ts";
import { created, oldMailsSql } from "../../tests/support/databases/old-mails.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { readBusiness } from "../business/business.ts";
import type { Log } from "../log/log.ts";
import type { Mail } from "../mail/mailer.ts";
import { mailKinds } from "../mail-kinds/mail-kinds.ts";
import { renderMail } from "../mail-kinds/render-mail.ts";
import { deliverDue } from "../outbox/deliver.ts";
import { insertMail } from "../outbox/queue.repository.ts";
import type { DatabaseAddress } from "./database.ts";
import { createMigrator, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import type { Db } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

const readMails = async (db: Db) =>
  (await sql<Record<string, unknown>>`select * from outbox_mail order by id`.execute(db)).rows;

/** A database of the version before, with these rows. */
async function openFilled() {
  const address = await databaseOf(await temporaryFolder());
  const db = await open(address);
  await createMigrator(db).migrateTo("0009-outbox-indexes");
  await executeSql(address, oldMailsSql);
  // PostgreSQL's next id does not follow ids that are given.
  if ("postgres" in address)
    await executeSql(address, "select setval(pg_get_serial_sequence('outbox_mail', 'id'), 99)");
  return db;
}

async function open(address: DatabaseAddress): Promise<Db> {
  const db =
    "sqlite" in address ? openSqlite(address.sqlite) : (await openPostgres(address.postgres)).db;
  onTestFinished(() => db.destroy());
  return db;
}

test("every mail keeps what it had, and digests have their period in place of a request", async () => {
  const db = await openFilled();
  const before = await readMails(db);
  await migrate(db);
  const digests: Record<number, object> = {
    21: { kind: "quarantine-digest", payload: "2027-01-15" },
    22: { kind: "quarantine-digest", payload: "2027-01-14" },
    23: { kind: "quarantine-digest", payload: "2027-01-15" },
    31: { payload: "2027-01-11" },
    32: { payload: "2027-07-05" },
    33: { payload: "2027-03-08" },
  };
  expect(await readMails(db)).toEqual(
    before.map((row) => ({
      ...row,
      payload: null,
      ...(digests[Number(row.id)] && { quote_request_id: null, ...digests[Number(row.id)] }),
    })),
  );
  const requests = await db
    .selectFrom("quote_request")
    .select(["id", "quarantine_reasons", "network_hash", "digest_mail_id"])
    .orderBy("id")
    .execute();
  expect(requests.map(({ quarantine_reasons }) => quarantine_reasons)).toEqual([
    null,
    "trap-filled-in; sent-by-other-site; misplaced-link; link-markup; many-links; mixed-scripts; filled-in-too-fast; many-from-one-network; too-many-without-address; above-hourly-ceiling",
    "link-markup",
    null,
    "a reason of before",
    null,
    null,
  ]);
  expect(requests[4]).toMatchObject({ network_hash: "hash", digest_mail_id: null });
  expect(requests.map(({ digest_mail_id }) => digest_mail_id)).toEqual([
    null,
    21,
    21,
    22,
    null,
    null,
    null,
  ]);
});

test("after it the rules of the table hold: rising ids, one mail of a kind, erasure", async () => {
  const db = await openFilled();
  await migrate(db);
  const queue = (kind: string) =>
    insertMail(db, { kind, quoteRequestId: 7, mailHost: "maple.example", now: created });
  expect(await queue("owner-notice")).toBe(100);
  await expect(queue("owner-notice")).rejects.toThrow(/unique/i);
  await expect(
    db
      .insertInto("outbox_mail")
      .values({ ...(await firstMail(db)), quote_request_id: 999 })
      .execute(),
  ).rejects.toThrow(/foreign key/i);
  await db.deleteFrom("quote_request").execute();
  expect((await readMails(db)).map(({ id }) => Number(id))).toEqual([21, 22, 23, 31, 32, 33]);
});

/** The first mail's values for another row. */
async function firstMail(db: Db) {
  const { id: _id, ...row } = await db
    .selectFrom("outbox_mail")
    .selectAll()
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return { ...row, message_id: "<another@maple.example>" };
}

test("digests that waited are sent, without a request that was erased meanwhile", async () => {
  const db = await openFilled();
  await migrate(db);
  await db.deleteFrom("quote_request").where("reference", "=", "OLD2").execute();
  const log: Log = { info() {}, warn() {}, error() {} };
  const mails: Mail[] = [];
  await deliverDue({
    db,
    log,
    business: readBusiness(),
    clock: () => created + 60_000,
    kinds: mailKinds,
    renderMail,
    settings: {
      from: "hello@maple.example",
      inbox: "quotes@maple.example",
      siteUrl: "https://a",
      deskUrl: null,
    },
    leaseOwner: "test",
    mailer: { send: async (sentMail) => void mails.push(sentMail), close: () => {} },
  });
  expect(mails.map(({ fileName, messageId }) => [fileName, messageId])).toEqual([
    ["OLD6-acknowledgement", "<14@maple.example>"],
    ["21-quarantine-digest", "<21@maple.example>"],
    ["31-weekly-digest", "<31@maple.example>"],
  ]);
  expect(mails[1]?.subject).toBe("Held back for you to look at: 1 quote request");
  expect(mails[1]?.text).toContain("OLD3");
  expect(mails[1]?.text).not.toContain("OLD2");
  expect(mails[2]?.text).toContain("Jan 11–17, 2027");
});
