import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { backupFolder } from "../../server/backup/backup-files.ts";
import { makeCurrent } from "../../server/built-site/builds.ts";
import { serverMigrations } from "../../server/db/migrate.ts";
import { listPendingMigrations } from "../../server/db/open-database.ts";
import * as releases from "./releases.ts";
import * as service from "./service.ts";

/**
 * Builds and checks a release whose packages are installed, switches to it and returns a sentence;
 * `madeBackup` names a backup that was made by hand. Throws a sentence when anything fails, and the
 * release before is served as it was.
 */
export async function publish(
  deployment: service.Deployment,
  name: string,
  madeBackup: string | null,
): Promise<string> {
  const { root, config, desk } = deployment;
  const before = releases.readCurrentRelease(root);
  const isSameCommit = before?.name.split("-")[1] === name.split("-")[1];
  if (isSameCommit) console.log("The commit is the one that is served; it is built again.");
  if (existsSync(join(config.dataDir, "website/current")))
    console.log(
      desk
        ? "The server builds what was published in the desk once it has started; the desk says how that ended."
        : "The desk is off: what was published in it is not in this release.",
    );
  console.log("Building the site …");
  if (!service.build(releases.folderOf(root, name), deployment))
    throw new Error("The build failed; what to correct is said above. The site is as it was.");
  console.log("Checking the release …");
  if (!(await service.servesOnAnotherPort(deployment, name)))
    throw new Error("The new release's server does not answer. The site is as it was.");
  if (before) await releases.keepReplacedFiles(root, before.name, name);
  const pending = await listPendingMigrations(config.databaseAddress, migrationsOf(deployment));
  const newBackup = pending.length > 0 ? backUp(deployment, name, madeBackup) : null;
  // A commit that is published again replaces its own release: --undo then goes back to the commit
  // before it.
  const replaced = (isSameCommit ? before?.replaced : before?.name) ?? null;
  const backup = newBackup ?? (isSameCommit && before ? before.backup : null);
  const release = { name, replaced, migrations: namesOf(deployment), backup };
  ignoreSignals();
  writeFileSync(releases.fileOf(root, name), JSON.stringify(release, null, 2));

  console.log("Switching to the new release …");
  makeCurrent(releases.releasesIn(root), name);
  console.log("Restarting the server …");
  if (!(await service.restartAndVerify(deployment, name)))
    throw new Error(await rollBack(deployment, release, before, pending));
  await releases.pruneReleases(root);
  return `Published: ${name}.${newBackup ? ` The backup made before it is ${newBackup}.` : ""}`;
}

/**
 * Ignores Ctrl+C and lost terminals from now on, so that a release that was switched to is verified
 * or taken back.
 */
function ignoreSignals(): void {
  for (const signal of service.terminalSignals) process.on(signal, () => {});
}

const migrationsOf = ({ desk }: service.Deployment) => (desk ? [desk.deskMigrations] : []);

/** Returns the names of the migrations that a release brings a database to. */
const namesOf = (deployment: service.Deployment) =>
  [serverMigrations, ...migrationsOf(deployment)].flatMap((set) => Object.keys(set.statements));

/** Copies the quote requests before migrations run, and returns where they are. */
function backUp(deployment: service.Deployment, name: string, made: string | null): string {
  const { databaseAddress } = deployment.config;
  if (made) return made;
  if ("postgres" in databaseAddress)
    throw new Error(
      "This release changes the tables in PostgreSQL. Make a backup with pg_dump, then publish with its name: npm run publish-site -- --backup NAME. The site is as it was.",
    );
  console.log("Backing up the quote requests, because this release changes the tables …");
  const file = join(backupFolder(dirname(databaseAddress.sqlite)), `requests-before-${name}.db`);
  const command = `npm run --silent requests -- backup "${file}"`;
  if (!service.run(command, releases.folderOf(deployment.root, name), deployment))
    throw new Error("The quote requests could not be backed up. The site is as it was.");
  return file;
}

/** Serves the release before again, and returns a sentence that says whether that succeeded. */
async function rollBack(
  deployment: service.Deployment,
  { name, backup }: releases.Release,
  before: releases.Release | null,
  pending: string[],
): Promise<string> {
  const { root, settings, config } = deployment;
  rmSync(releases.fileOf(root, name));
  if (!before)
    return "The server does not answer, so nothing is published; journalctl -u washrooms says why.";
  const left = await listPendingMigrations(config.databaseAddress, migrationsOf(deployment));
  let backupNote = "";
  if (left.length < pending.length) {
    await service.runDetached(
      settings.PUBLISH_STOP || "systemctl stop washrooms",
      root,
      deployment,
    );
    const restore = `npm run --silent requests -- restore "${backup}"`;
    const isRestored =
      "sqlite" in config.databaseAddress &&
      (await service.runDetached(restore, releases.folderOf(root, name), deployment));
    backupNote = isRestored
      ? ` The backup ${backup} is restored.`
      : ` The backup made before is ${backup}.`;
  }
  makeCurrent(releases.releasesIn(root), before.name);
  return (await service.restartAndVerify(deployment, before.name))
    ? `The new release's server does not answer, so the release before is served again: ${before.name}.${backupNote}`
    : `Neither the new release's server answers nor that of ${before.name}, which is current again; journalctl -u washrooms says why.${backupNote}`;
}

/**
 * Goes back to the release that was served before the current one, and returns a sentence. Throws a
 * sentence, and leaves everything as it was, where there is none, or a migration lies between.
 */
export async function undoPublication(deployment: service.Deployment): Promise<string> {
  const { root } = deployment;
  const current = releases.readCurrentRelease(root);
  const target = releases.readRelease(root, current?.replaced);
  if (!current || !target)
    throw new Error("No release before the current one is kept. Nothing was changed.");
  const added = current.migrations.filter((name) => !target.migrations.includes(name));
  if (added.length > 0)
    throw new Error(
      `The current release has changed the tables (${added.join(", ")}), which the one before cannot read. Nothing was changed. The backup made before is ${current.backup}.`,
    );
  ignoreSignals();
  await releases.keepReplacedFiles(root, current.name, target.name);
  console.log(`Switching back to ${target.name} …`);
  makeCurrent(releases.releasesIn(root), target.name);
  if (await service.restartAndVerify(deployment, target.name))
    return `Served again: ${target.name}. Publishing takes the newest commit again; correct or revert it first.`;
  makeCurrent(releases.releasesIn(root), current.name);
  await service.restartAndVerify(deployment, current.name);
  throw new Error(
    `The server of ${target.name} does not answer, so ${current.name} is current again.`,
  );
}
