/** Whether a process with this id runs on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not permitted means that there is such a process.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
