import { glob, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Erases the mail files of quote requests, their drafts, and the digests that name them and are
 * kept under the references in `digestsUnder`; returns the number of files.
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
