import { join } from "node:path";
import { listBackupFiles } from "../../backup/backup-files.ts";
import type { BackupMade } from "../desk-api.ts";

/** The folder of the backups that the desk shows and makes. */
export const backupFolder = (dataDir: string): string => join(dataDir, "backups");

/** Returns the complete backups, the newest first. */
export const listBackups = async (dataDir: string): Promise<BackupMade[]> =>
  (await listBackupFiles([backupFolder(dataDir)])).map(({ name, at, bytes }) => ({
    name,
    at,
    bytes,
  }));
