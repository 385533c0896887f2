import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./programs.ts";
import { atMost, type Row } from "./row.ts";

/** The targets, in seconds. */
const limits = { cold: 90, warm: 15 };
const notCopied = /^(node_modules|dist|\.cache|\.git|data|test-results|bench\/results)(\/|$)/;

/** Measures the build of a copy of the project without caches, and then with them. */
export async function measureBuilds(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    await cp(".", folder, { recursive: true, filter: (source) => !notCopied.test(source) });
    await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
    const build = async () => {
      const start = performance.now();
      await run("npm", ["run", "build", "--prefix", folder]);
      return (performance.now() - start) / 1000;
    };
    const cold = await build();
    const warm = [await build(), await build(), await build()];
    return [
      atMost("build, cold", cold, limits.cold, "s"),
      atMost("build, warm", warm.toSorted((a, b) => a - b)[1] as number, limits.warm, "s"),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
