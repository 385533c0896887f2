import { glob, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Erases the mails of quote requests that were written to files, drafts of them, and the digests that
 * are kept under others' references but name them, and returns how many there were.
 */
export async function eraseMailFiles(
  dataDir: string,
  references: readonly string[],
  digestsUnder: readonly string[] = [],
): Promise<number> {
  const folder = join(dataDir, "mail");
  let erased = 0;
  const patterns = [
    ...references.map((reference) => `${reference}-*`),
    ...digestsUnder.map((reference) => `${reference}-held-back-digest.*`),
  ];
  for await (const file of glob(patterns, { cwd: folder })) {
    await rm(join(folder, file), { force: true });
    erased += 1;
  }
  return erased;
}
