import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { partialFileOf } from "./partial-files.ts";

/** Writes a private file that is whole or not there however the process ends. */
export function writeAtomically(file: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  const partial = partialFileOf(file);
  const handle = openSync(partial, "w", 0o600);
  try {
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(partial, file);
}
