import { execFileSync } from "node:child_process";
import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const isRoot = process.getuid?.() === 0;
const size = 12 * 1024 * 1024;

/** Makes a folder a disk of its own, of 12 MB, where we may. */
export function ownDisk(folder: string) {
  if (!isRoot) return limitedFiles(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder]);
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  const ballast = join(folder, "ballast");
  return {
    fill(_pid: number) {
      try {
        for (let part = 64; ; part += 64) writeFileSync(ballast, Buffer.alloc(part * 1024));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    free: (_pid: number) => rmSync(ballast),
    forbidWriting: () => execFileSync("mount", ["-o", "remount,ro", folder]),
    allowWriting: () => execFileSync("mount", ["-o", "remount,rw", folder]),
  };
}

/** Without root: the kernel lets the server's files grow no further. */
function limitedFiles(folder: string) {
  const limit = (pid: number, bytes: number | "unlimited") =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
  return {
    fill(pid: number) {
      const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
      limit(pid, Math.min(...sizes.filter((bytes) => bytes > 0)));
    },
    free: (pid: number) => limit(pid, "unlimited"),
    forbidWriting: () => chmodSync(folder, 0o500),
    allowWriting: () => chmodSync(folder, 0o700),
  };
}
