import { existsSync, globSync, statSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { stringify } from "yaml";
import { editFile, type FileData, parseFile } from "../../../../content-files/edit-file.ts";
import { isEditable } from "../../../../content-files/editable-files.ts";
import { type Merge, mergeData, type Sides } from "../../../../content-files/merge-data.ts";
import { partialFileOf } from "../../../../server/files/partial-files.ts";
import { readAt } from "../entry-content.ts";

/** Two content folders: what somebody began from, and what was made of it. */
export type Changed = { before: string; after: string };

/** A file that differs between two folders; null is no file. */
export type ChangedFile = { path: string; before: Buffer | null; after: Buffer | null };

/** Two people changed one value of a file, or the file as a whole; what each wrote, in short. */
export type MergeConflict = {
  file: string;
  path: Merge["conflicts"][number];
  ours: string;
  theirs: string;
};

/** Returns a file of a content folder; null where there is none. */
export async function readFileOf(folder: string, path: string): Promise<Buffer | null> {
  const file = join(folder, path);
  return existsSync(file) ? readFile(file) : null;
}

/** Has a folder of the desk's hold a file, in place of the one there; null is none. */
export async function putFile(
  folder: string,
  path: string,
  bytes: Uint8Array | string | null,
): Promise<void> {
  const file = join(folder, path);
  if (bytes === null) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(partialFileOf(file), bytes, { flush: true });
  await rename(partialFileOf(file), file);
}

/**
 * Copies a folder of the desk's to where none is yet. Both have the same files on the disk, because
 * the desk writes into none that is there.
 */
export async function copyLinked(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, file));
    await mkdir(dirname(copy), { recursive: true });
    // Some systems cannot have a file in two folders.
    await link(file, copy).catch(() => copyFile(file, copy));
  }
}

/** Whether two files have the same bytes, or neither is there. */
export const areSameBytes = (a: Buffer | null, b: Buffer | null): boolean =>
  a && b ? a.equals(b) : a === b;

/** Whether two paths lead to one file on the disk, as in a linked copy. */
function isOneFile(...paths: [string, string]): boolean {
  const [a, b] = paths.map((path) => statSync(path, { throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}

/** Yields the editable files that differ between two content folders. */
export async function* listChanged({ before, after }: Changed): AsyncGenerator<ChangedFile> {
  const list = (cwd: string) => globSync(["*.yaml", "*/*.{yaml,md,jpg}"], { cwd });
  for (const path of [...new Set([...list(before), ...list(after)])].filter(isEditable).sort()) {
    if (isOneFile(join(before, path), join(after, path))) continue;
    const file = { before: await readFileOf(before, path), after: await readFileOf(after, path) };
    if (!areSameBytes(file.before, file.after)) yield { path, ...file };
  }
}

/**
 * Merges what was changed elsewhere into a content folder, by fields where both have changed a
 * file. Nothing is written where both changed one value, unless `oursWins`; those values are
 * returned, with the change as ours.
 */
export async function mergeInto(
  folder: string,
  changed: Changed,
  { oursWins = false } = {},
): Promise<MergeConflict[]> {
  const conflicts: MergeConflict[] = [];
  const writes: [path: string, bytes: Buffer | string | null][] = [];
  for await (const { path, before, after } of listChanged(changed)) {
    const theirs = await readFileOf(folder, path);
    const merged = mergeFile(path, { base: before, ours: after, theirs });
    writes.push([path, merged.bytes]);
    conflicts.push(...merged.conflicts);
  }
  if (conflicts.length > 0 && !oursWins) return conflicts;
  for (const [path, bytes] of writes) await putFile(folder, path, bytes);
  return conflicts;
}

/** Returns a file with what two people changed in it, written into theirs; ours in a conflict. */
export function mergeFile(
  file: string,
  { base, ours, theirs }: Sides<Buffer | null>,
): { bytes: Buffer | string | null; conflicts: MergeConflict[] } {
  if (areSameBytes(theirs, base) || areSameBytes(theirs, ours))
    return { bytes: ours, conflicts: [] };
  const whole = { bytes: ours, conflicts: [conflictOf(file, [], { ours, theirs })] };
  if (!base || !ours || !theirs || file.endsWith(".jpg")) return whole;
  try {
    const parse = (bytes: Buffer) => parseFile(file, String(bytes));
    const sides = { base: parse(base), ours: parse(ours), theirs: parse(theirs) };
    const { merged, conflicts } = mergeData(sides);
    return {
      bytes: editFile(file, String(theirs), merged as FileData),
      conflicts: conflicts.map((path) => conflictOf(file, path, sides)),
    };
  } catch {
    // What cannot be parsed or edited cannot be merged.
    return whole;
  }
}

function conflictOf(
  file: string,
  path: MergeConflict["path"],
  { ours, theirs }: Omit<Sides, "base">,
): MergeConflict {
  const say = (side: unknown) => {
    const value = readAt(side, path);
    if (value === undefined || value === null) return "(removed)";
    if (file.endsWith(".jpg")) return "(another picture)";
    const isText = typeof value === "string" || Buffer.isBuffer(value);
    return (isText ? String(value) : stringify(value)).split("\n").slice(0, 12).join("\n").trim();
  };
  const inFile = path[0] === "data" ? path.slice(1) : path;
  return { file, path: inFile, ours: say(ours), theirs: say(theirs) };
}
