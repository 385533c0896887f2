import { dirname, join } from "node:path";
import { listPendingMigrations, migrationNames } from "../../server/db/pending-migrations.ts";
import { type Deployment, ignoreSignals, run, runDetached } from "./deployment.ts";
import {
  commitOf,
  folderOf,
  keepHashedFiles,
  pruneReleases,
  type Release,
  readCurrent,
  switchTo,
  withdraw,
  writeRelease,
} from "./releases.ts";
import { restartAndVerify, servesOnAnotherPort } from "./server-answers.ts";

/**
 * Builds and checks a release whose packages are installed, switches to it and returns a sentence;
 * `madeBackup` names a backup that was made by hand. Throws a sentence when anything fails, and the
 * release before is served as it was.
 */
export async function publish(
  deployment: Deployment,
  name: string,
  madeBackup: string | null,
): Promise<string> {
  const { root, config, print } = deployment;
  const before = await readCurrent(root);
  const isSameCommit = before !== null && commitOf(before.name) === commitOf(name);
  if (isSameCommit) print("The commit is the one that is served; it is built again.");
  print("Building the site …");
  if (!(await run("npm run --silent build", folderOf(root, name), deployment)))
    throw new Error("The build failed; what to correct is said above. The site is as it was.");
  print("Checking the release …");
  if (!(await servesOnAnotherPort(deployment, name)))
    throw new Error("The new release's server does not answer. The site is as it was.");
  if (before) await keepHashedFiles(root, before.name, name);
  const pending = await listPendingMigrations(config.database);
  const backup = pending.length > 0 ? await backUp(deployment, name, madeBackup) : null;
  const migrations = [...migrationNames];
  // A commit that is published again replaces its own release: --undo then goes back to the commit
  // before it.
  const release = isSameCommit
    ? { ...before, name, migrations, backup: backup ?? before.backup }
    : { name, replaced: before?.name ?? null, migrations, backup };
  ignoreSignals();
  await writeRelease(root, release);

  print("Switching to the new release …");
  await switchTo(root, name);
  print("Restarting the server …");
  if (!(await restartAndVerify(deployment, name)))
    throw new Error(await rollBack(deployment, release, before, pending));
  await pruneReleases(root);
  return `Published: ${name}.${backup ? ` The backup made before it is ${backup}.` : ""}`;
}

/**
 * Copies the quote requests before migrations run, by the owner's own command, and returns where
 * they are.
 */
async function backUp(
  deployment: Deployment,
  name: string,
  madeBackup: string | null,
): Promise<string> {
  const { database } = deployment.config;
  if (madeBackup) return madeBackup;
  if ("postgres" in database)
    throw new Error(
      "This release changes the tables in PostgreSQL. Make a backup with pg_dump, then publish with its name: npm run publish-site -- --backup NAME. The site is as it was.",
    );
  deployment.print("Backing up the quote requests, because this release changes the tables …");
  const file = join(dirname(database.sqlite), "backups", `quotes-before-${name}.db`);
  const command = `npm run --silent quotes -- backup "${file}"`;
  if (!(await run(command, folderOf(deployment.root, name), deployment)))
    throw new Error("The quote requests could not be backed up. The site is as it was.");
  return file;
}

/** Serves the release before again, and returns a sentence that says whether that succeeded. */
async function rollBack(
  deployment: Deployment,
  { name, backup }: Release,
  before: Release | null,
  pending: string[],
): Promise<string> {
  const { root, config, stop } = deployment;
  if (before === null) {
    await runDetached(stop, root, deployment);
    await switchTo(root, null);
    await withdraw(root, name);
    return "The server does not answer, so nothing is published; journalctl -u washrooms says why.";
  }
  const left = await listPendingMigrations(config.database);
  const hasMigrated = left.length < pending.length;
  let restored = "";
  if (hasMigrated && "sqlite" in config.database) {
    await runDetached(stop, root, deployment);
    const command = `npm run --silent quotes -- restore "${backup}"`;
    if (await runDetached(command, folderOf(root, name), deployment))
      restored = ` The backup ${backup} is restored.`;
  }
  await switchTo(root, before.name);
  await withdraw(root, name);
  if (await restartAndVerify(deployment, before.name))
    return `The new release's server does not answer, so the release before is served again: ${before.name}.${restored}`;
  const backups = hasMigrated && !restored ? ` The backup made before is ${backup}.` : "";
  return `Neither the new release's server answers nor that of ${before.name}, which is current again; journalctl -u washrooms says why.${backups}`;
}
