import { Hono } from "hono";
import { backupFolder, listBackupFiles } from "../../../server/backup/backup-files.ts";
import { readOutboxState } from "../../../server/outbox/outbox-state.repository.ts";
import { resendSetAside } from "../../../server/outbox/queue.repository.ts";
import { listSetAside } from "../../../server/outbox/request-mails.repository.ts";
import { reminders } from "../desk-api.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { readJson } from "../http/desk-refusal.ts";
import { listDeskLog, writeDeskLog } from "../log/desk-log.repository.ts";
import { readReminders, writeReminders } from "../reminders/reminder-settings.ts";

/** Mails and lines of the log that are shown, at most. */
const maxMails = 100;
const maxLogLines = 200;

/** Mails that failed, reminders, and the log of what was done. */
export function housekeepingRoutes(deps: DeskDeps) {
  const { database, databaseAddress, clock, dataDir } = deps;
  const { db } = database;

  return new Hono<DeskEnv>()
    .get("/housekeeping", async (c) => {
      const { waiting } = await readOutboxState(db, clock(), deps.kinds);
      const canBackUp = "sqlite" in databaseAddress;
      const backups = canBackUp ? await listBackupFiles([backupFolder(dataDir)]) : [];
      return c.json({
        mails: { waiting, setAside: await listSetAside(db, maxMails) },
        backups: backups.map(({ name, at, bytes }) => ({ name, at, bytes })),
        canBackUp,
        log: await listDeskLog(db, maxLogLines),
        reminders: await readReminders(db),
      });
    })
    .post("/housekeeping/resend", async (c) => {
      const now = clock();
      const mails = await database.transact(async (transaction) => {
        const count = await resendSetAside(transaction, now);
        const logLine = `Sent again what could not be delivered: ${count}`;
        await writeDeskLog(transaction, { at: now, by: c.var.person, logLine });
        return count;
      }, "resend");
      if (mails > 0) deps.onNewMail();
      return c.json({ mails });
    })
    .post("/housekeeping/reminders", async (c) => {
      const settings = await readJson(c, reminders);
      const at = clock();
      await database.transact(async (transaction) => {
        await writeReminders(transaction, settings);
        await writeDeskLog(transaction, { at, by: c.var.person, logLine: "Changed the reminders" });
      }, "desk-settings");
      return c.json({});
    });
}
