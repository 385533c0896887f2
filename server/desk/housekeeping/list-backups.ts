import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BackupMade } from "../desk-api.ts";

/** The folder of the backups that the desk shows and makes. */
export const backupFolder = (dataDir: string): string => join(dataDir, "backups");

/** Returns the complete backups, the newest first. */
export async function listBackups(dataDir: string): Promise<BackupMade[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const backups = await Promise.all(
    names
      .filter((name) => name.endsWith(".db"))
      .map(async (name) => {
        const { mtimeMs, size } = await stat(join(folder, name));
        return { name, at: Math.round(mtimeMs), bytes: size };
      }),
  );
  return backups.sort((a, b) => b.at - a.at);
}
