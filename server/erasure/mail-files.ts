import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const messageIdHeader = /^Message-ID:(?:\r\n)? (<[^<>\s]{1,300}>)/im;

/**
 * Erases the files of mails, by their Message-IDs, and those that were written before a moment,
 * with their partial files; returns the number of files.
 */
export async function eraseMailFiles(
  dataDir: string,
  mails: readonly { messageId: string }[],
  before = 0,
): Promise<number> {
  const messageIds = new Set(mails.map(({ messageId }) => messageId));
  const folder = join(dataDir, "mail");
  let erased = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    // A partial file may get its name, or be removed, at this moment; folders are somebody's own.
    if (!found?.isFile()) continue;
    if (found.mtimeMs >= before) {
      if (messageIds.size === 0) continue;
      const mail = await readFile(file, "latin1").catch(() => "");
      if (!messageIds.has(messageIdHeader.exec(mail)?.[1] ?? "")) continue;
    }
    await rm(file, { force: true });
    erased += 1;
  }
  return erased;
}
