import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { atMost, median, type Row } from "./row.ts";

/** The targets, in seconds. */
const limits = { cold: 60, warm: 12 };
const notCopied = /^(node_modules|dist|\.cache|\.git|data|test-results)(\/|$)/;

/** Measures the build without caches and after a change of one word, in a copy of the project. */
export async function measureBuilds(runs: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    await cp(".", folder, { recursive: true, filter: (source) => !notCopied.test(source) });
    await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
    const build = async () => {
      const start = performance.now();
      await promisify(execFile)("npm", ["run", "build", "--prefix", folder]);
      return (performance.now() - start) / 1000;
    };
    const cold = await build();
    const warm: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await changeHeading(folder, `Warm ${run}.`);
      warm.push(await build());
    }
    return [
      atMost("build, empty caches", cold, limits.cold, "s"),
      atMost("build, one word changed", median(warm), limits.warm, "s"),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function changeHeading(folder: string, heading: string): Promise<void> {
  const file = join(folder, "content/home.yaml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/^ {2}heading: .*/m, `  heading: ${heading}`));
}
