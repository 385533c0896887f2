import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const messageIdHeader = /^Message-ID:(?:\r\n)? (<[^<>\s]{1,300}>)/im;

/** Erases the files of mails and their drafts by Message-ID; returns the number of files. */
export async function eraseMailFiles(
  dataDir: string,
  mails: readonly { messageId: string }[],
): Promise<number> {
  const messageIds = new Set(mails.map(({ messageId }) => messageId));
  const folder = join(dataDir, "mail");
  let erased = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    // A draft may get its name, or be removed, at this moment.
    const mail = await readFile(file, "latin1").catch(() => "");
    if (!messageIds.has(messageIdHeader.exec(mail)?.[1] ?? "")) continue;
    await rm(file, { force: true });
    erased += 1;
  }
  return erased;
}
