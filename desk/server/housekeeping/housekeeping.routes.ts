import { Hono } from "hono";
import type * as z from "zod";
import { readAddress } from "../../../quote-request/quote-request.schema.ts";
import { backupFolder, listBackupFiles } from "../../../server/backup/backup-files.ts";
import type { Db } from "../../../server/db/schema.ts";
import { describeRelated, erasePermanently } from "../../../server/erasure/erase.ts";
import {
  findByAddress,
  findByPhone,
  type PersonMatches,
} from "../../../server/erasure/erasure.repository.ts";
import { readOutboxState } from "../../../server/outbox/outbox-state.repository.ts";
import { resendSetAside } from "../../../server/outbox/queue.repository.ts";
import { listSetAside } from "../../../server/outbox/request-mails.repository.ts";
import { telephoneKeys } from "../../../server/quote-requests/telephone.ts";
import { erasureOfPerson, reminders } from "../desk-api.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { everyHolder } from "../erasure/holders.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { listDeskLog, writeDeskLog } from "../log/desk-log.repository.ts";
import { readReminders, writeReminders } from "../reminders/reminder-settings.ts";

/** Mails and lines of the log that are shown, at most. */
const mostMails = 100;
const mostLogLines = 200;

/** Mails that failed, reminders, erasing all of an address, and the log of what was done. */
export function housekeepingRoutes(deps: DeskDeps) {
  const { database, databaseAddress, clock, dataDir } = deps;
  const { db } = database;

  return new Hono<DeskEnv>()
    .get("/housekeeping", async (c) => {
      const { waiting } = await readOutboxState(db, clock());
      const canBackUp = "sqlite" in databaseAddress;
      const backups = canBackUp ? await listBackupFiles([backupFolder(dataDir)]) : [];
      return c.json({
        mails: { waiting, setAside: await listSetAside(db, mostMails) },
        backups: backups.map(({ name, at, bytes }) => ({ name, at, bytes })),
        canBackUp,
        log: await listDeskLog(db, mostLogLines),
        reminders: await readReminders(db),
      });
    })
    .post("/housekeeping/resend", async (c) => {
      const now = clock();
      const mails = await database.write(async (transaction) => {
        const count = await resendSetAside(transaction, now);
        const action = `Sent again what could not be delivered: ${count}`;
        await writeDeskLog(transaction, { at: now, by: c.var.person, action });
        return count;
      }, "resend");
      if (mails > 0) deps.onNewMail();
      return c.json({ mails });
    })
    .post("/housekeeping/reminders", async (c) => {
      const settings = await readJson(c, reminders);
      const at = clock();
      await database.write(async (transaction) => {
        await writeReminders(transaction, settings);
        await writeDeskLog(transaction, { at, by: c.var.person, action: "Changed the reminders" });
      }, "desk-settings");
      return c.json({});
    })
    .post("/erase", async (c) => {
      const person = await readJson(c, erasureOfPerson);
      const { references, related } = await findRequestsOf(db, person);
      const others = describeRelated(related);
      const place = { dataDir, database: databaseAddress };
      const erased =
        references.length > 0
          ? await erasePermanently(place, database, references, everyHolder)
          : null;
      if (!erased)
        throw new DeskRefusal(
          "not-found",
          `There is no quote request of this person. ${others}`.trim(),
        );
      const done = { at: clock(), by: c.var.person, action: "Erased all of a person" };
      await database.write(async (transaction) => {
        for (const reference of erased.references)
          await writeDeskLog(transaction, { ...done, reference });
      }, "erase");
      return c.json({
        ...erased,
        ownerNotes: [erased.ownerNotes, others].filter(Boolean).join("\n"),
      });
    });
}

async function findRequestsOf(
  db: Db,
  person: z.infer<typeof erasureOfPerson>,
): Promise<PersonMatches> {
  if ("phone" in person) {
    if (telephoneKeys(person.phone).length === 0)
      throw new DeskRefusal("invalid", "This is no phone number.", "phone");
    return findByPhone(db, person.phone);
  }
  const { email } = person;
  if (!email.includes("@") || /\p{Cc}/u.test(email))
    throw new DeskRefusal("invalid", "This is no e-mail address.", "email");
  return findByAddress(db, readAddress(email));
}
