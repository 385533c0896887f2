import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cp, mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * Copies the project's own files, changes that are not committed included, into a folder; neither
 * packages nor builds. Of some folders and files only, where `paths` names them.
 */
export async function copyProject(folder: string, paths: readonly string[] = []): Promise<void> {
  const words = ["ls-files", "-z", "-co", "--exclude-standard", "--", ...paths];
  const listed = execFileSync("git", words);
  // A file that was deleted and not yet committed is listed, too.
  for (const file of listed.toString().split("\0").filter(Boolean))
    await cp(file, join(folder, file)).catch((error) => {
      if (error.code !== "ENOENT") throw error;
    });
}

/** Links this project's packages into a copy of it. */
export const linkPackages = (folder: string) =>
  symlink(resolve("node_modules"), join(folder, "node_modules"));

/** Links the files that this project's builds have kept into a copy of it. */
export async function linkBuildCache(folder: string): Promise<void> {
  await mkdir(join(folder, ".cache/astro"), { recursive: true });
  // Not all of .cache: builds at one moment would write one another's list of contents.
  for (const kept of ["compressed", "share-pictures", "astro/assets", "astro/fonts"]) {
    await mkdir(join(".cache", kept), { recursive: true });
    await symlink(resolve(".cache", kept), join(folder, ".cache", kept));
  }
}

/** Replaces a text that the file must contain, where it stands first. */
export function replaceIn(file: string, from: string, to: string): void {
  const before = readFileSync(file, "utf8");
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(
    file,
    before.replace(from, () => to),
  );
}
