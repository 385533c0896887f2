import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSiteForTests } from "../tests/support/build.setup.ts";
import { startServer } from "../tests/support/servers/running-server.ts";
import { measureBuilds } from "./build-times.ts";
import { addToHistory, readHistory } from "./history.ts";
import { measureWithLighthouse } from "./lighthouse.ts";
import { measureNextPage } from "./next-page.ts";
import { plot } from "./plot.tsx";
import { measureQuotes } from "./quote-throughput.ts";
import { type Row, round } from "./row.ts";
import { measureStatic } from "./static-throughput.ts";

const results = "bench/results";
/** Every figure that was ever measured, a line each. */
const history = `${results}/history.jsonl`;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "lighthouse,static,quotes,build,next-page" },
    runs: { type: "string", default: "3" },
    beside: { type: "string" },
    pages: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});
if (values.help) {
  console.log(
    "npm run bench -- [--only lighthouse,static,quotes,build,next-page] [--runs 3] [--beside ADDRESS] [--pages home,city]\n" +
      "Measures the site beside its anchors in one run, and beside a server of another release;\n" +
      "docs/developing.md says what it needs.",
  );
  process.exit(0);
}
const runs = Number(values.runs);

await buildSiteForTests();
const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
const server = await startServer({ dataDir, env: { LOG_LEVEL: "error" } });
const benches: Record<string, () => Promise<Row[]>> = {
  lighthouse: () =>
    measureWithLighthouse(server.url.replace("127.0.0.1", "localhost"), {
      runs,
      beside: values.beside,
      pages: values.pages?.split(","),
    }),
  static: () => measureStatic(server, runs),
  quotes: () => measureQuotes(runs),
  build: measureBuilds,
  "next-page": () => measureNextPage(server.url, 4 * runs),
};

type Measured = Record<string, { day: string; runs: number; rows: Row[] }>;
const machine = { node: process.version, cores: availableParallelism() };

/** Figures of earlier runs, which stay until the same part is measured again. */
const measured: Measured = await readFile(`${results}/latest.json`, "utf8").then(
  (text) => JSON.parse(text).measured ?? {},
  () => ({}),
);
const day = new Date().toISOString().slice(0, 10);
try {
  for (const name of values.only.split(",")) {
    const bench = benches[name];
    if (!bench) throw new Error(`There is no bench ${name}: ${Object.keys(benches).join(", ")}.`);
    console.log(`${name} …`);
    const rows = await bench();
    await addToHistory(history, { day, rows });
    // Rows of pages that were not measured this time stay.
    const again = new Set(rows.map(({ what }) => what));
    const before = values.pages ? (measured[name]?.rows ?? []) : [];
    const kept = before.filter(({ what }) => !again.has(what));
    measured[name] = { day, runs, rows: [...kept, ...rows] };
    await report();
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`\n${await readFile(`${results}/latest.md`, "utf8")}`);

/** Writes the table, the plot and the figures, after each part in case a later one fails. */
async function report() {
  const rows = Object.keys(benches).flatMap((name) => measured[name]?.rows ?? []);
  const table = [
    "| what | ours | beside | target | of the target |",
    "|---|---|---|---|---|",
    ...rows.map(
      ({ what, ours, anchor, target, used }) =>
        `| ${what} | ${ours} | ${anchor} | ${target} | ${round(used)}${used > 1 ? " ✗" : ""} |`,
    ),
  ].join("\n");
  await mkdir(results, { recursive: true });
  await writeFile(`${results}/latest.json`, `${JSON.stringify({ machine, measured }, null, 2)}\n`);
  await writeFile(`${results}/latest.md`, `${table}\n`);
  await writeFile(`${results}/latest.svg`, `${plot(rows, await readHistory(history))}\n`);
}
