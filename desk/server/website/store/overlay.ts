import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import * as z from "zod";
import { editFile, type FileData, parseFile } from "../../../../content-files/edit-file.ts";
import { type Merge, mergeData, type Sides } from "../../../../content-files/merge-data.ts";
import { hashOf, readKept } from "./kept-files.ts";

/** A file below content/ that the owner may change. */
const editablePath =
  /^((business|notice|home|about|testimonials|questions|facts|fact-lists|categories|policies|cost-and-booking|photos|reply-templates|fleet)\.yaml|(trailers|cities|landing)\/[a-z0-9-]{1,60}\.yaml|(posts|articles)\/[a-z0-9-]{1,60}\.md|photos\/[a-z0-9-]{1,60}\.jpg)$/;
export const isEditable = (path: string): boolean => editablePath.test(path);

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable();
/**
 * Files that differ from a content folder, by their path: the owner's text and the text that she
 * started from, each by its hash. Null is no file: a new one has no base, a removed one no text.
 */
export const overlaySchema = z.record(
  z.string().regex(editablePath),
  z.object({ ours: hash, base: hash }),
);
export type Overlay = z.output<typeof overlaySchema>;

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

/** Writes a file of a content folder; null is none. */
export async function putFile(
  folder: string,
  path: string,
  bytes: Uint8Array | string | null,
): Promise<void> {
  const file = join(folder, path);
  if (bytes === null) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/**
 * Lays the owner's files over a content folder, merging by fields what others changed in the same
 * files. Nothing is written where two people changed one value, unless `oursWins`; those values are
 * returned.
 */
export async function layOver(
  overlay: Overlay,
  websiteFolder: string,
  folder: string,
  { oursWins = false } = {},
): Promise<MergeConflict[]> {
  const conflicts: MergeConflict[] = [];
  const writes: [path: string, bytes: Buffer | string | null][] = [];
  for (const [path, { ours, base }] of Object.entries(overlay)) {
    const theirs = await readFileOf(folder, path);
    const theirHash = theirs && hashOf(theirs);
    if (theirHash === ours) continue;
    const read = (name: string | null) =>
      name === null ? null : readKept(websiteFolder, name, path);
    if (theirHash === base) writes.push([path, read(ours)]);
    else {
      const merged = mergeFile(path, { base: read(base), ours: read(ours), theirs });
      writes.push([path, merged.bytes]);
      conflicts.push(...merged.conflicts);
    }
  }
  if (conflicts.length > 0 && !oursWins) return conflicts;
  for (const [path, bytes] of writes) await putFile(folder, path, bytes);
  return conflicts;
}

/** Returns a file with what two people changed in it, written into theirs; ours in a conflict. */
export function mergeFile(file: string, { base, ours, theirs }: Sides<Buffer | null>) {
  const whole = { bytes: ours, conflicts: [conflictOf(file, [], { ours, theirs })] };
  if (!base || !ours || !theirs || file.endsWith(".jpg")) return whole;
  try {
    const [from, own, other] = [base, ours, theirs].map((bytes) =>
      parseFile(file, String(bytes)),
    ) as [FileData, FileData, FileData];
    const { merged, conflicts } = mergeData({ base: from, ours: own, theirs: other });
    return {
      bytes: editFile(file, String(theirs), merged as FileData),
      conflicts: conflicts.map((path) => conflictOf(file, path, { ours: own, theirs: other })),
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
    const value = path.reduce((at, key) => Object(at)[key], side);
    if (value === undefined || value === null) return "(removed)";
    if (file.endsWith(".jpg")) return "(another picture)";
    const isText = typeof value === "string" || Buffer.isBuffer(value);
    return (isText ? String(value) : stringify(value)).split("\n").slice(0, 12).join("\n").trim();
  };
  const inFile = path[0] === "data" ? path.slice(1) : path;
  return { file, path: inFile, ours: say(ours), theirs: say(theirs) };
}

/** Returns the editable files of a content folder, by their paths. */
const listEditable = (folder: string): string[] =>
  globSync(["*.yaml", "*/*.{yaml,md,jpg}"], { cwd: folder }).filter(isEditable).sort();

/** Whether two files have the same bytes, or neither is there. */
export const isSame = (a: Buffer | null, b: Buffer | null): boolean =>
  a && b ? a.equals(b) : a === b;

/** Yields the editable files that differ between two content folders. */
export async function* listDifferences(base: string, folder: string) {
  for (const path of new Set([...listEditable(base), ...listEditable(folder)])) {
    const file = { path, base: await readFileOf(base, path), ours: await readFileOf(folder, path) };
    if (!isSame(file.base, file.ours)) yield file;
  }
}
