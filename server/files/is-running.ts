import { readFileSync } from "node:fs";

/** Whether a process with this id runs on this machine; one that has ended as a zombie does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Not permitted means that there is such a process.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return !isZombie(pid);
}

/** Whether a process only waits for its parent to ask how it ended; false without /proc. */
function isZombie(pid: number): boolean {
  try {
    // The state follows the name, which is in parentheses and may have some of its own.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")")).startsWith(") Z");
  } catch {
    return false;
  }
}
