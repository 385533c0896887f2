import { glob, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** Erases the mails of quote requests that were written to files, and returns how many there were. */
export async function eraseMailFiles(
  dataDir: string,
  references: readonly string[],
): Promise<number> {
  const folder = join(dataDir, "mail");
  let erased = 0;
  for await (const file of glob(`{${references.join(",")},}-*.eml`, { cwd: folder })) {
    await rm(join(folder, file));
    erased += 1;
  }
  // A digest names several requests, and is kept under the first of them.
  for await (const file of glob("*-held-back-digest.eml", { cwd: folder })) {
    const text = await readFile(join(folder, file), "utf8");
    if (!references.some((reference) => text.includes(reference))) continue;
    await rm(join(folder, file));
    erased += 1;
  }
  return erased;
}
