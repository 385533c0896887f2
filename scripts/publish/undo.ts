import { type Deployment, ignoreSignals } from "./deployment.ts";
import { keepHashedFiles, type Release, readCurrent, readRelease, switchTo } from "./releases.ts";
import { restartAndVerify } from "./server-answers.ts";

/**
 * Goes back to the release that was served before the current one, and returns a sentence. Throws a
 * sentence, and leaves everything as it was, where there is none, or a migration lies between.
 */
export async function undo(deployment: Deployment): Promise<string> {
  const { root } = deployment;
  const current = await readCurrent(root);
  const target = current?.replaced ? await readRelease(root, current.replaced) : null;
  if (!current || !target)
    throw new Error("No release before the current one is kept. Nothing was changed.");
  const added = current.migrations.filter((name) => !target.migrations.includes(name));
  if (added.length > 0) throw new Error(refuse(current, added));
  ignoreSignals();
  await keepHashedFiles(root, current.name, target.name);
  deployment.print(`Switching back to ${target.name} …`);
  await switchTo(root, target.name);
  if (await restartAndVerify(deployment, target.name))
    return `Served again: ${target.name}. Publishing takes the newest commit again; correct or revert it first.`;
  await switchTo(root, current.name);
  const isBack = await restartAndVerify(deployment, current.name);
  throw new Error(
    `The server of ${target.name} does not answer, so ${current.name} is current again${isBack ? "" : ", which does not answer either"}.`,
  );
}

function refuse({ backup }: Release, added: string[]): string {
  const where = backup
    ? `The backup made before is ${backup}.`
    : "There were no quote requests to back up before.";
  return `The current release has changed the tables (${added.join(", ")}), which the one before cannot read. Nothing was changed. ${where}`;
}
