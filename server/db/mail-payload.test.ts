import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { databaseOf, tamper } from "../../tests/support/databases/database.ts";
import { sampleRow } from "../../tests/support/sample.ts";
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

const quoted = (value: string | number | null) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);

function insertSql(table: string, row: Record<string, string | number | null>): string {
  const values = Object.values(row).map(quoted);
  return `insert into ${table} (${Object.keys(row).join(", ")}) values (${values.join(", ")});`;
}

/** A quote request as it was stored before, under its id as reference. */
const request = (id: number, receivedAt: string, changes: Record<string, string | number> = {}) =>
  insertSql("quote_request", {
    ...sampleRow,
    id,
    reference: `OLD${id}`,
    content_hash: `${id}`,
    email_key: "priya.raman@example.com",
    received_at: Date.parse(receivedAt),
    ...changes,
  });

const created = Date.parse("2027-01-15T15:00:00Z");
const mail = (
  id: number,
  requestId: number,
  kind: string,
  changes: Record<string, string | number>,
) =>
  insertSql("outbox_mail", {
    id,
    quote_request_id: requestId,
    kind,
    message_id: `<${id}@maple.example>`,
    status: "waiting",
    attempts: 0,
    next_attempt_at: created,
    created_at: created,
    ...changes,
  });

const sent = { status: "sent", attempts: 1, sent_at: created + 1 };
const setAside = { status: "set-aside", attempts: 9, last_error: "550 …", fault: "mail" };
const everyReason =
  "trap filled in; sent by another site's page; link where none belongs; markup of a link; three links or more; letters of two scripts in a word; filled in within three seconds; many from one network; too many without an address; above the hourly ceiling";

/** Requests and mails of every kind in every state, as the version before has left them. */
const oldRows = [
  request(1, "2027-01-18T04:30:00Z"),
  request(2, "2027-01-13T15:00:00Z", { held_for: everyReason, digest_mail_id: 21 }),
  request(3, "2027-01-13T16:00:00Z", { held_for: "markup of a link", digest_mail_id: 21 }),
  request(4, "2027-01-14T15:00:00Z", { digest_mail_id: 22 }),
  request(5, "2027-01-14T15:00:00Z", { held_for: "a reason of before", network_hash: "hash" }),
  request(6, "2027-07-05T04:30:00Z"),
  request(7, "2027-03-14T12:00:00Z"),
  mail(11, 1, "owner-notice", sent),
  mail(12, 1, "acknowledgement", setAside),
  mail(13, 6, "owner-notice", { claimed_by: "maple|1|1", claimed_until: created + 180_000 }),
  mail(14, 6, "acknowledgement", { last_error: "451 …", fault: "temporary", attempts: 3 }),
  mail(15, 7, "acknowledgement", sent),
  mail(21, 2, "held-back-digest", {}),
  mail(22, 4, "held-back-digest", { ...sent, created_at: Date.parse("2027-01-15T04:59:00Z") }),
  mail(23, 5, "held-back-digest", setAside),
  mail(31, 1, "weekly-digest", {}),
  mail(32, 6, "weekly-digest", sent),
  mail(33, 7, "weekly-digest", setAside),
  mail(99, 7, "owner-notice", sent),
  // Its id must not be given out again.
  "delete from outbox_mail where id = 99;",
];

const readMails = async (db: Db) =>
  (await sql<Record<string, unknown>>`select * from outbox_mail order by id`.execute(db)).rows;

/** A database of the version before, with these rows. */
async function openFilled() {
  const address = await databaseOf(await temporaryFolder());
  const db = await open(address);
  await createMigrator(db).migrateTo("0009-outbox-indexes");
  await tamper(address, oldRows.join("\n"));
  // PostgreSQL's next id does not follow ids that are given.
  if ("postgres" in address)
    await tamper(address, "select setval(pg_get_serial_sequence('outbox_mail', 'id'), 99)");
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
    settings: { from: "hello@maple.example", inbox: "quotes@maple.example", siteUrl: "https://a" },
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
