import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "../server/config.ts";
import { freePort } from "../tests/support/servers/free-port.ts";
import { run } from "./programs.ts";
import { atMost, median, type Row } from "./row.ts";

/** The targets, in seconds. */
const limits = { cold: 45, warm: 8, development: 2 };
const rounds = 3;
const notCopied = /^(node_modules|dist|\.cache|\.git|data|test-results|bench\/results)(\/|$)/;

/**
 * Measures, in a copy of the project, the build without caches, the build after a change of one
 * word, and how soon `npm run dev` shows such a change.
 */
export async function measureBuilds(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    await cp(".", folder, { recursive: true, filter: (source) => !notCopied.test(source) });
    await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
    const build = () => seconds(() => run("npm", ["run", "build", "--prefix", folder]));
    const cold = await build();
    const warm: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await changeHeading(folder, `Warm ${round}.`);
      warm.push(await build());
    }
    return [
      atMost("build, cold", cold, limits.cold, "s"),
      atMost("build, warm, one sentence changed", median(warm), limits.warm, "s"),
      atMost("change shown by npm run dev", await measureDev(folder), limits.development, "s"),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The median time from saving a changed file to a page that shows it, in seconds. */
async function measureDev(folder: string): Promise<number> {
  const port = await freePort();
  const dev = spawn("npm", ["run", "dev", "--prefix", folder], {
    stdio: "ignore",
    detached: true,
    env: { ...readEnvironment(), PORT: String(port) },
  });
  const shows = async (heading: string) => {
    while (true) {
      const page = await fetch(`http://localhost:${port}/`).catch(() => null);
      if ((await page?.text())?.includes(heading)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  try {
    await shows(`Warm ${rounds - 1}.`);
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const heading = `Shown ${round}.`;
      await changeHeading(folder, heading);
      waits.push(await seconds(() => shows(heading)));
    }
    return median(waits);
  } finally {
    process.kill(-(dev.pid as number), "SIGTERM");
    await new Promise((resolve) => dev.once("close", resolve));
  }
}

async function changeHeading(folder: string, heading: string): Promise<void> {
  const file = join(folder, "content/home.yaml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/^ {2}heading: .*/m, `  heading: ${heading}`));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
