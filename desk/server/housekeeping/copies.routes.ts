import { open } from "node:fs/promises";
import { join } from "node:path";
import { ReadableStream, TextEncoderStream } from "node:stream/web";
import { type Context, Hono } from "hono";
import { backUp } from "../../../server/backup/backup.ts";
import { backupFolder, listBackupFiles } from "../../../server/backup/backup-files.ts";
import { timestampedName } from "../../../server/backup/database-file.ts";
import { withoutPersonalData } from "../../../server/log/without-personal-data.ts";
import type { DeskDeps, DeskEnv } from "../desk-env.ts";
import { writeTable } from "../export/export.ts";
import { DeskRefusal } from "../http/desk-refusal.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";

/** Copies to take away: a table of all quote requests, and backups of the database's file. */
export function copiesRoutes(deps: DeskDeps) {
  const { database, databaseAddress, dataDir, clock, log, content } = deps;
  const { db } = database;
  let isBackingUp = false;
  const findBackup = async (name: string) =>
    (await listBackupFiles([backupFolder(dataDir)])).find((backup) => backup.name === name);
  /** A full disk must keep nobody from taking the requests away: the server's log has it then. */
  const recordDownload = ({ var: { person: by } }: Context<DeskEnv>, what: string) =>
    writeDeskLog(db, { at: clock(), by, logLine: `Downloaded ${what}` }).catch((error) =>
      log.error({ what, reason: withoutPersonalData(error) }, "download not recorded"),
    );

  return new Hono<DeskEnv>()
    .get("/export.csv", async (c) => {
      const headers = {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${timestampedName("requests", "csv", new Date(clock()))}"`,
      };
      if (c.req.method === "HEAD") return c.body(null, 200, headers);
      await recordDownload(c, "all requests as a table");
      const table = ReadableStream.from(writeTable(db, content));
      const bytes = table.pipeThrough(new TextEncoderStream());
      return c.body(bytes as globalThis.ReadableStream, 200, headers);
    })
    .post("/housekeeping/backup", async (c) => {
      if (!("sqlite" in databaseAddress))
        throw new DeskRefusal("conflict", "The requests are in PostgreSQL; pg_dump backs them up.");
      if (isBackingUp) throw new DeskRefusal("conflict", "A backup is being made already.");
      isBackingUp = true;
      try {
        const name = timestampedName("requests", "db", new Date(clock()));
        if (await findBackup(name))
          throw new DeskRefusal("conflict", "A backup was made a moment ago.");
        const target = join(backupFolder(dataDir), name);
        await backUp(databaseAddress.sqlite, target, new Date(clock()));
        await writeDeskLog(db, { at: clock(), by: c.var.person, logLine: `Backed up to ${name}` });
        const { at = clock(), bytes = 0 } = (await findBackup(name)) ?? {};
        return c.json({ name, at, bytes });
      } finally {
        isBackingUp = false;
      }
    })
    .get("/housekeeping/backups/:name", async (c) => {
      const backup = "sqlite" in databaseAddress && (await findBackup(c.req.param("name")));
      if (!backup) throw new DeskRefusal("not-found", "There is no such backup any more.");
      const headers = {
        "Content-Type": "application/octet-stream",
        "Content-Length": String(backup.bytes),
        "Content-Disposition": `attachment; filename="${backup.name.replace(/[^\w.-]/g, "_")}"`,
      };
      // A file that nobody reads would stay open until the garbage collector ends the process.
      if (c.req.method === "HEAD") return c.body(null, 200, headers);
      const file = await open(backup.file);
      await recordDownload(c, backup.name);
      const bytes = file.readableWebStream({ autoClose: true });
      return c.body(bytes as globalThis.ReadableStream, 200, headers);
    });
}
