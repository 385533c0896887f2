import { rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { migrate } from "../server/db/migrate.ts";
import { openSqlite } from "../server/db/sqlite.ts";

/**
 * The baseline for quotes: the same three rows in a transaction each, by node:sqlite alone. Prints
 * transactions a second.
 */
const [, , file = "", seconds = "5"] = process.argv;
const db = openSqlite(file);
await migrate(db);
await db.destroy();

const database = new DatabaseSync(file);
database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
const begin = database.prepare("begin immediate");
const commit = database.prepare("commit");
const insertQuote = database.prepare(
  `insert into quote_request (reference, name, email, phone, location, start_date, end_date, event_type, guest_count,
   message, received_at, idempotency_key, content_hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
const insertMail = database.prepare(
  `insert into outbox_mail (quote_request_id, kind, message_id, status, attempts, next_attempt_at, created_at)
   values (?, ?, ?, 'waiting', 0, ?, ?)`,
);
const message =
  "A garden wedding from four to midnight, with an open bar. The gate is three metres wide.";

const start = performance.now();
const end = start + Number(seconds) * 1000;
let count = 0;
while (performance.now() < end) {
  count += 1;
  const now = Date.now();
  begin.run();
  const { lastInsertRowid } = insertQuote.run(
    `BARE${count}`,
    `Guest ${count}`,
    `guest${count}@example.com`,
    "905-555-0188",
    "Vineland Estates",
    "2027-06-12",
    "2027-06-13",
    "wedding",
    "75-125",
    message,
    now,
    `key-${count}`,
    "0".repeat(64),
  );
  for (const kind of ["owner-notice", "acknowledgement"])
    insertMail.run(lastInsertRowid, kind, `<${kind}-${count}@example.com>`, now, now);
  commit.run();
}
console.log(count / ((performance.now() - start) / 1000));
database.close();
await rm(file, { force: true });
