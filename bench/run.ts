/**
 * Measures the site and writes bench/results/latest.md: `npm run bench --
 * [--only lighthouse,requests,build] [--runs 3] [--pages home,city]`.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSiteForTests } from "../tests/support/build.setup.ts";
import { startServer } from "../tests/support/servers/running-server.ts";
import { measureBuilds } from "./build.ts";
import { measureWithLighthouse } from "./lighthouse.ts";
import { measureRequests } from "./requests.ts";
import type { Row } from "./row.ts";

const results = "bench/results/latest.md";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "lighthouse,requests,build" },
    runs: { type: "string", default: "3" },
    pages: { type: "string" },
  },
});
const runs = Number(values.runs);

const benches: Record<string, () => Promise<Row[]>> = {
  lighthouse: measurePages,
  requests: () => measureRequests(runs),
  build: () => measureBuilds(runs),
};

for (const name of values.only.split(",")) {
  const bench = benches[name];
  if (!bench) throw new Error(`There is no bench ${name}: ${Object.keys(benches).join(", ")}.`);
  console.log(`${name} …`);
  await report(name, await bench());
}
console.log(`\n${await readFile(results, "utf8")}`);

async function measurePages(): Promise<Row[]> {
  await buildSiteForTests();
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "error" } });
  const base = server.url.replace("127.0.0.1", "localhost");
  try {
    return await measureWithLighthouse(base, runs, values.pages?.split(","));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Writes the table of a part in the place of its last one; those of other parts stay. */
async function report(name: string, rows: Row[]): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const text = await readFile(results, "utf8").catch(() => "");
  const others = text.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${name}\n`));
  const lines = rows.map(
    ({ what, ours, target, isMet }) => `| ${what} | ${ours} | ${target}${isMet ? "" : " ✗"} |\n`,
  );
  const heading = `## ${name}\n\n${day}, median of ${runs}, Node ${process.version}, ${availableParallelism()} cores\n`;
  const table = `${heading}\n| what | ours | target |\n|---|---|---|\n${lines.join("")}\n`;
  await writeFile(results, [...others, table].join(""));
}
