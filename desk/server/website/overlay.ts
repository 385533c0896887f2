import { createHash, randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import * as z from "zod";
import { editFile, type FileData, parseFile } from "../../../content-files/edit-file.ts";
import { type Merge, mergeData, type Sides } from "../../../content-files/merge-data.ts";

/** A file below content/ that the owner may change. */
const editablePath =
  /^((business|notice|home|about|testimonials|questions|facts|policies|photos|reply-templates|fleet)\.yaml|(trailers|cities|landing)\/[a-z0-9-]{1,60}\.yaml|(posts|articles)\/[a-z0-9-]{1,60}\.md|photos\/[a-z0-9-]{1,60}\.jpg)$/;
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
  z.object({ hers: hash, base: hash }),
);
export type Overlay = z.output<typeof overlaySchema>;

/** Two people changed one value of a file, or the file as a whole; what each wrote, in short. */
export type MergeConflict = {
  file: string;
  path: Merge["conflicts"][number];
  hers: string;
  theirs: string;
};

/** The largest text and photograph, in bytes. */
const largest = { text: 1_000_000, photo: 8_000_000 };

/** The folder of kept files, each under its hash; they are never changed. */
export const filesOf = (websiteFolder: string): string => join(websiteFolder, "files");

/** Returns the hash by which a file is kept. */
export const hashOf = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

/**
 * Writes a file that is whole or not there however the process ends; with `isPrivate`, nobody else
 * on the machine can read it.
 */
export function writeWhole(file: string, bytes: Uint8Array | string, isPrivate = false): void {
  fs.mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  const handle = fs.openSync(part, "w", isPrivate ? 0o600 : 0o666);
  try {
    fs.writeFileSync(handle, bytes);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(part, file);
}

/** Keeps a file and returns its hash; null for none. */
export function keepFile(websiteFolder: string, bytes: Uint8Array | string | null): string | null {
  if (bytes === null) return null;
  const name = hashOf(bytes);
  const file = join(filesOf(websiteFolder), name);
  if (!fs.existsSync(file)) writeWhole(file, bytes, true);
  return name;
}

/**
 * Returns a kept file. Who may write the folder need not be trusted: a link, another kind of file,
 * one that is too large and one with other bytes than its name says are refused.
 */
function readKept(websiteFolder: string, name: string, path: string): Buffer {
  const bytes = readPlain(join(filesOf(websiteFolder), name), largestOf(path));
  if (hashOf(bytes) !== name) throw new Error(`${name} in ${websiteFolder} is damaged.`);
  return bytes;
}

/** Whether a kept file is there and whole. */
export function canRead(websiteFolder: string, name: string, path: string): boolean {
  try {
    return readKept(websiteFolder, name, path).length >= 0;
  } catch {
    return false;
  }
}

/** Returns how large a file may be, in bytes. */
export const largestOf = (path: string): number =>
  path.endsWith(".jpg") ? largest.photo : largest.text;

/** Returns a regular file of a limited size, through no link. */
export function readPlain(file: string, limit: number): Buffer {
  if (!fs.lstatSync(dirname(file)).isDirectory()) throw new Error(`${dirname(file)} is no folder.`);
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants;
  const handle = fs.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stats = fs.fstatSync(handle);
    if (!stats.isFile() || stats.size > limit)
      throw new Error(`${file} is no file of ${limit} bytes or fewer.`);
    return fs.readFileSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Returns a file of a content folder; null where there is none. */
export function readFileOf(folder: string, path: string): Buffer | null {
  const file = join(folder, path);
  return fs.existsSync(file) ? fs.readFileSync(file) : null;
}

/**
 * Lays the owner's files over a content folder, merging by fields what others changed in the same
 * files. Nothing is written where two people changed one value, unless `hersWins`; those values are
 * returned.
 */
export function layOver(
  overlay: Overlay,
  websiteFolder: string,
  folder: string,
  { hersWins = false } = {},
): MergeConflict[] {
  const conflicts: MergeConflict[] = [];
  const writes: [path: string, bytes: Buffer | string | null][] = [];
  for (const [path, { hers, base }] of Object.entries(overlay)) {
    const theirs = readFileOf(folder, path);
    const theirHash = theirs && hashOf(theirs);
    if (theirHash === hers) continue;
    const read = (name: string | null) =>
      name === null ? null : readKept(websiteFolder, name, path);
    if (theirHash === base) writes.push([path, read(hers)]);
    else {
      const merged = mergeFile(path, { base: read(base), hers: read(hers), theirs });
      writes.push([path, merged.bytes]);
      conflicts.push(...merged.conflicts);
    }
  }
  if (conflicts.length > 0 && !hersWins) return conflicts;
  for (const [path, bytes] of writes) {
    const file = join(folder, path);
    if (bytes === null) fs.rmSync(file, { force: true });
    else writeWhole(file, bytes);
  }
  return conflicts;
}

/** Returns a file with what two people changed in it, written into theirs; hers in a conflict. */
function mergeFile(file: string, { base, hers, theirs }: Sides<Buffer | null>) {
  const whole = { bytes: hers, conflicts: [conflictOf(file, [], { hers, theirs })] };
  if (!base || !hers || !theirs || file.endsWith(".jpg")) return whole;
  try {
    const [from, own, other] = [base, hers, theirs].map((bytes) =>
      parseFile(file, String(bytes)),
    ) as [FileData, FileData, FileData];
    const { merged, conflicts } = mergeData({ base: from, hers: own, theirs: other });
    return {
      bytes: editFile(file, String(theirs), merged as FileData),
      conflicts: conflicts.map((path) => conflictOf(file, path, { hers: own, theirs: other })),
    };
  } catch {
    // What cannot be parsed or edited cannot be merged.
    return whole;
  }
}

function conflictOf(
  file: string,
  path: MergeConflict["path"],
  { hers, theirs }: Omit<Sides, "base">,
): MergeConflict {
  const say = (side: unknown) => {
    const value = path.reduce((at, key) => Object(at)[key], side);
    if (value === undefined || value === null) return "(removed)";
    if (file.endsWith(".jpg")) return "(another picture)";
    const isText = typeof value === "string" || Buffer.isBuffer(value);
    return (isText ? String(value) : stringify(value)).split("\n").slice(0, 12).join("\n").trim();
  };
  const inFile = path[0] === "data" ? path.slice(1) : path;
  return { file, path: inFile, hers: say(hers), theirs: say(theirs) };
}

/** Returns the editable files of a content folder, by their paths. */
const listEditable = (folder: string): string[] =>
  fs.globSync(["*.yaml", "*/*.{yaml,md,jpg}"], { cwd: folder }).filter(isEditable).sort();

/** Whether two files have the same bytes, or neither is there. */
export const isSame = (a: Buffer | null, b: Buffer | null): boolean =>
  a && b ? a.equals(b) : a === b;

/** Returns the editable files that differ between two content folders. */
export function listDifferences(base: string, folder: string) {
  return [...new Set([...listEditable(base), ...listEditable(folder)])]
    .map((path) => ({ path, base: readFileOf(base, path), hers: readFileOf(folder, path) }))
    .filter((file) => !isSame(file.base, file.hers));
}
