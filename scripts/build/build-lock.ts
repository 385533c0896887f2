import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Claims a folder of the built site for one build and returns how to release it; throws a sentence
 * while another build has it. The lock is SQLite's on an empty file: the system releases it however
 * the process ends, which a file with a process id in it would not.
 */
export function lockBuild(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new Error(
      `Another build into ${folder} is under way. Wait until it has ended, then start this one again.`,
    );
  }
  return () => lock.close();
}
