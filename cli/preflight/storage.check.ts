import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backupFolder, listBackupFiles } from "../../server/backup/backup-files.ts";
import type { Config } from "../../server/config.ts";
import { openDatabase } from "../../server/db/open-database.ts";
import { isLoopback } from "../../server/mail/loopback.ts";
import { day } from "../../server/time/durations.ts";
import { advice, blocker, type Check, ok, type PreflightFinding } from "./finding.ts";

const gibibyte = 1024 ** 3;
/**
 * With less, logs and backups fill the disk within days; a year of quote requests takes megabytes.
 */
const minFree = 0.5 * gibibyte;
const comfortable = 2 * gibibyte;
const maxBackupAge = 7 * day;

/** Checks disk space, write access, and the age of the last backup. */
export const storageCheck: Check = {
  name: "Where quote requests are kept",
  async run({ config }) {
    const cannotWrite = await tryWriting(config.dataDir);
    if (cannotWrite) return [cannotWrite];
    return [
      ...(await judgeSpace(config.dataDir)),
      ...("sqlite" in config.databaseAddress
        ? await judgeBackups(config)
        : await judgePostgres(config.databaseAddress.postgres)),
    ];
  },
};

async function tryWriting(folder: string): Promise<PreflightFinding | null> {
  const file = join(folder, `preflight-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, "", { mode: 0o600 });
    await rm(file);
    return null;
  } catch {
    return blocker(
      `Nothing can be written into ${folder}. Set DATA_DIR to a folder of the server's own.`,
    );
  }
}

async function judgeSpace(folder: string): Promise<PreflightFinding[]> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const space = `${(free / gibibyte).toFixed(1)} GB are free where ${folder} is`;
  if (free < minFree) return [blocker(`Only ${space}. Make room before going online.`)];
  return [free < comfortable ? advice(`Only ${space}.`) : ok(`${space}.`)];
}

async function judgeBackups({ dataDir, databaseAddress }: Config): Promise<PreflightFinding[]> {
  const onOneDisk = "sqlite" in databaseAddress && dirname(databaseAddress.sqlite) === dataDir;
  const keep = onOneDisk ? " Keep copies on another machine, too." : "";
  const folder = backupFolder(dataDir);
  const [newest] = await listBackupFiles([folder]);
  if (!newest)
    return [
      advice(
        `There is no backup in ${folder}. Have npm run requests -- backup run each night (docs/owner-handbook.md).${keep}`,
      ),
    ];
  const day = new Date(newest.at).toISOString().slice(0, 10);
  if (Date.now() - newest.at > maxBackupAge)
    return [advice(`The last backup in ${folder} is of ${day}. Does the nightly backup run?`)];
  return [ok(`The last backup is of ${day}.${keep}`)];
}

async function judgePostgres(address: string): Promise<PreflightFinding[]> {
  const { host, hostname, searchParams } = new URL(address);
  try {
    const { db } = await openDatabase({ postgres: address });
    await db.destroy();
  } catch (error) {
    return [blocker(`PostgreSQL at ${host}: ${error instanceof Error ? error.message : error}`)];
  }
  const backups = advice(
    `Quote requests are in PostgreSQL at ${host}. Make sure that it is backed up, and that somebody has tried to restore.`,
  );
  // A name without a dot is of a container beside this one.
  const isNear = isLoopback(hostname) || !hostname.includes(".");
  const isEncrypted = ["require", "verify-ca", "verify-full", "no-verify"].includes(
    searchParams.get("sslmode") ?? "",
  );
  if (isNear || isEncrypted) return [backups];
  return [
    advice(`The connection to ${host} is not encrypted. Add ?sslmode=verify-full to DATABASE_URL.`),
    backups,
  ];
}
