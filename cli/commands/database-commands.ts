import { join } from "node:path";
import { pluralize } from "../../content-files/pluralize.ts";
import { loadRegistrations } from "../../load-desk.ts";
import { backUp, restore } from "../../server/backup/backup.ts";
import { backupFolder } from "../../server/backup/backup-files.ts";
import { timestampedName } from "../../server/backup/database-file.ts";
import type { Config } from "../../server/config.ts";
import type { Command } from "./command.ts";

/** Commands that copy or replace the whole database. */
export const databaseCommands: Record<string, Command> = {
  backup: {
    usage: "[FILE]",
    help: "copies the quote requests to a file while the server runs; into DATA_DIR/backups when none is named",
    maxOperands: 1,
    async run({ databaseAddress, dataDir }, { operands: [file] }, clock) {
      const now = new Date(clock());
      const target = file ?? join(backupFolder(dataDir), timestampedName("requests", "db", now));
      const { requests, mails } = await backUp(sqliteFile(databaseAddress), target, now);
      return `${target} holds ${pluralize(requests, "quote request")} and ${pluralize(mails, "mail")}. Keep it where only you can read it.`;
    },
  },
  restore: {
    usage: "FILE",
    help: "puts a backup in the place of the quote requests; stop the server first",
    maxOperands: 1,
    async run({ databaseAddress, deskPeople }, { operands: [file] }, clock) {
      const databaseFile = sqliteFile(databaseAddress);
      if (!file) throw new Error("Name the backup: npm run requests -- restore FILE");
      const desk = await loadRegistrations(deskPeople !== null);
      const now = new Date(clock());
      const { requests, waiting, kept } = await restore(databaseFile, file, now, desk);
      return [
        `${databaseFile} holds what the backup has: ${pluralize(requests, "quote request")}.`,
        ...(kept ? [`What was there before is in ${kept.file}.`] : []),
        ...(kept?.isDamaged
          ? ["It is damaged, which hides whether a server still runs: restart one that does."]
          : []),
        ...(desk
          ? [
              "Everybody is signed out of the desk. Passkeys that were removed since the backup work again, and so does the calendar's address of then: remove the ones and renew the other in the desk.",
            ]
          : []),
        "Requests that were erased since the backup are in it again: erase those that your receipts name.",
        ...(waiting
          ? [`${pluralize(waiting, "mail")} in it will go out when the server starts.`]
          : []),
      ].join("\n");
    },
  },
};

function sqliteFile(address: Config["databaseAddress"]): string {
  if ("sqlite" in address) return address.sqlite;
  throw new Error(
    "The quote requests are in PostgreSQL; back them up and restore them with pg_dump and pg_restore.",
  );
}
