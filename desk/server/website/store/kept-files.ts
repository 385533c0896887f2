import { hash } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { writeWhole } from "../../../../server/files/write-whole.ts";

/** The largest text and photograph, in bytes. */
const largest = { text: 1_000_000, photo: 8_000_000 };

/** Returns how large a file may be, in bytes. */
export const largestOf = (path: string): number =>
  path.endsWith(".jpg") ? largest.photo : largest.text;

/** The folder of kept files, each under its hash; they are never changed. */
export const filesOf = (websiteFolder: string): string => join(websiteFolder, "files");

/** Returns the hash by which a file is kept. */
export const hashOf = (bytes: Uint8Array | string): string => hash("sha256", bytes, "hex");

/** Keeps a file and returns its hash; null for none. */
export function keepFile(websiteFolder: string, bytes: Uint8Array | string | null): string | null {
  if (bytes === null) return null;
  const name = hashOf(bytes);
  const file = join(filesOf(websiteFolder), name);
  if (!fs.existsSync(file)) writeWhole(file, bytes);
  return name;
}

/**
 * Returns a kept file. Who may write the folder need not be trusted: a link, another kind of file,
 * one that is too large and one with other bytes than its name says are refused.
 */
export function readKept(websiteFolder: string, name: string, path: string): Buffer {
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
