import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { previousFolderOf } from "../../site-folder.ts";

/**
 * The file that says what a built site was made from; beside the site, because all that lies in it
 * is served.
 */
export const stampFileOf = (folder: string): string => `${folder}.sources.sha256`;

/** A finished build in `next`, the folder whose place it takes, and what it was made from. */
export type Switch = { folder: string; next: string; stamp: string };

/**
 * Puts a finished build in the place of the built site by renaming, and then says in the stamp what
 * it was made from. The replaced build is kept as the previous one. Killed at any moment it leaves
 * a whole site, in its place or as the previous one, and no stamp, so that the next start builds
 * again.
 */
export async function switchSite(what: Switch): Promise<void> {
  for (const step of stepsOfSwitch(what)) await step();
}

/** The steps of a switch in their order, so that tests can stop after each. */
export function stepsOfSwitch({ folder, next, stamp }: Switch): (() => Promise<void>)[] {
  const stampFile = stampFileOf(folder);
  const previous = previousFolderOf(folder);
  // Written before anything moves: on a full disk nothing is switched, and renaming needs no room.
  const nextStamp = stampFileOf(next);
  return [
    () => writeFile(nextStamp, stamp),
    () => rm(stampFile, { force: true }),
    async () => {
      // Where an earlier switch was interrupted, the previous build is the only whole one.
      if (existsSync(folder)) await rm(previous, { recursive: true, force: true });
    },
    async () => {
      if (existsSync(folder)) await rename(folder, previous);
    },
    () => rename(next, folder),
    () => rename(nextStamp, stampFile),
  ];
}
