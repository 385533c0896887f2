import { glob, stat } from "node:fs/promises";
import { checkLinks } from "../../site/build/links/check-links.ts";

/** What a page with its styles should not exceed, in bytes, compressed as browsers get it. */
const heavyPage = 22 * 1024;

/**
 * Checks the finished pages of a folder, before every build takes the place of the built site.
 * Returns what is worth knowing, and throws a sentence that says what to correct.
 */
export async function checkPages(folder: string): Promise<string[]> {
  await checkLinks(folder);
  const notes: string[] = [];
  for await (const file of glob("**/*.html.br", { cwd: folder })) {
    const { size } = await stat(`${folder}/${file}`);
    if (size > heavyPage)
      notes.push(
        `/${file.replace(/\.html\.br$/, "")} weighs ${size} bytes; up to ${heavyPage} it loads without a noticeable wait.`,
      );
  }
  return notes;
}
