import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { temporaryFolder } from "./test-server.ts";

/** A built site of these files, in a folder that is gone after the test. */
export async function writeSite(files: Record<string, string | Buffer>): Promise<string> {
  const folder = join(await temporaryFolder(), "site");
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
