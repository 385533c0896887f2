import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

type Functions = Record<string, (...words: unknown[]) => unknown>;
const changes = [
  ...["cp", "rename", "rm", "symlink", "writeFile"],
  ...["cpSync", "renameSync", "rmSync", "symlinkSync", "writeFileSync"],
];

/**
 * Ends this process before a change of files, as far as files are concerned: that change and all
 * later ones fail; `counts` says of which files changes count. Returns whether there was such a
 * one.
 */
export async function endBefore(
  step: number,
  counts: (file: string) => boolean,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const modules = [fs, fs.promises] as unknown as Functions[];
  const real = modules.flatMap((module) =>
    changes.flatMap((name) => (module[name] ? [{ module, name, change: module[name] }] : [])),
  );
  let done = 0;
  let isEnded = false;
  for (const { module, name, change } of real)
    module[name] = (...words) => {
      if (words.slice(0, 2).some((word) => counts(String(word)))) done += 1;
      isEnded ||= done > step;
      if (!isEnded) return change.apply(module, words);
      const ended = new Error("This process has ended.");
      if (module === modules[0]) throw ended;
      return Promise.reject(ended);
    };
  syncBuiltinESMExports();
  try {
    await work().catch(() => {});
  } finally {
    for (const { module, name, change } of real) module[name] = change;
    syncBuiltinESMExports();
  }
  return isEnded;
}
