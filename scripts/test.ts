/**
 * Runs every suite of tests, or those that are named, and ends with one line that counts the tests:
 * `npm test`, `npm test -- sqlite visual`.
 */
import { type StdioOptions, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { buildSettings } from "../tests/support/built-site.ts";
import { environmentWith, type Setup } from "../tests/support/settings.ts";
import { buildDeskIfStale } from "./build-desk.ts";
import { buildIfStale } from "./build-site.ts";
import { type Outcome, readReport } from "./test-reports.ts";

type Suite = {
  name: string;
  /**
   * Suites of different lanes run side by side; those of the lane "alone" when all others ended.
   */
  lane: "node" | "servers" | "browser" | "alone";
  command: string;
  args: string[];
  setup?: Setup;
};

const vitest = (name: string, lane: Suite["lane"], ...projects: string[]): Suite => {
  const reports = ["--reporter=default", "--reporter=json"];
  const output = `--outputFile.json=test-results/${name}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  return { name, lane, command: "vitest", args: ["run", ...reports, output, ...chosen] };
};
const playwright = (name: string, setup: Setup, args: string[]): Suite => ({
  name,
  lane: "browser",
  command: "playwright",
  args: ["test", ...args],
  setup,
});

/** What differs where several servers answer, and where the pages come from a static host. */
const journeysOnReplicas = [
  "quote-request.spec",
  "connection",
  "form-without",
  "never-lost",
  "quarantine",
];
const journeysOnHosted = [
  "hosted/",
  "quote-request.spec",
  "connection",
  "integrity",
  "route-table",
];

const suites: Suite[] = [
  vitest("sqlite", "node", "sqlite"),
  vitest("postgres", "servers", "postgres"),
  vitest("faults", "servers", "faults", "faults-postgres"),
  vitest("engines", "servers", "engines"),
  vitest("proxies", "servers", "proxies"),
  playwright("browser", "embedded", []),
  playwright("visual", "embedded", ["--config", "tests/visual/playwright.config.ts"]),
  playwright("replicas", "replicas", journeysOnReplicas),
  playwright("hosted", "hosted", journeysOnHosted),
  vitest("timed", "alone", "timed", "timed-postgres"),
];

/** CI gives a run 90 minutes; what has not ended by then would leave no count. */
const limitMinutes = 80;

const names = process.argv.slice(2);
const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
if (unknown) {
  console.error(`There is no suite ${unknown}. There are: ${suites.map((s) => s.name).join(", ")}`);
  process.exit(1);
}
const chosen = suites.filter(({ name }) => names.length === 0 || names.includes(name));

await rm("test-results", { recursive: true, force: true });
await mkdir("test-results", { recursive: true });

// Suites that run side by side read what is built, and two builds at once refuse each other.
const timeIsUp = AbortSignal.timeout(limitMinutes * 60_000);
await buildIfStale(environmentWith());
await buildDeskIfStale(environmentWith());
if (chosen.some(({ setup }) => setup === "hosted"))
  await buildIfStale(environmentWith(buildSettings.hosted));

const runLane = async (lane: Suite["lane"]) => {
  const results: (Outcome & { suite: string; minutes: number })[] = [];
  for (const suite of chosen) if (suite.lane === lane) results.push(await run(suite));
  return results;
};
const results = (
  await Promise.all([runLane("node"), runLane("servers"), runLane("browser")])
).flat();
results.push(...(await runLane("alone")));

console.log("\nWhat each suite took:");
for (const { suite, minutes, passed, failed, skipped } of results)
  console.log(
    `${suite}: ${minutes.toFixed(1)} minutes, ${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  );
// The end of a long log is often all that is kept, so the names stand beside the count.
for (const kind of ["failed", "skipped", "unstable"] as const)
  for (const { suite, [kind]: lines } of results)
    for (const line of lines) console.log(`${kind}: ${suite}: ${line}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed.length, 0);
const skipped = results.reduce((sum, result) => sum + result.skipped.length, 0);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Runs a suite, prints its output when it has ended, and returns its results. */
async function run({ name, command, args, setup = "embedded" }: Suite) {
  const began = performance.now();
  const log = `test-results/${name}.log`;
  const output = openSync(log, "w");
  console.log(`${name} begins; its output goes to ${log}.`);
  const env = environmentWith({ SETUP: setup });
  const stdio: StdioOptions = ["ignore", output, output];
  const child = spawn(command, args, { stdio, env, signal: timeIsUp });
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", resolve);
  });
  closeSync(output);
  const minutes = (performance.now() - began) / 60_000;
  console.log(`\n${name} took ${minutes.toFixed(1)} minutes:\n${await readFile(log, "utf8")}`);
  const outcome = await readReport(`test-results/${name}.json`);
  if (code !== 0 && outcome.failed.length === 0) {
    const why = timeIsUp.aborted
      ? `the run had lasted ${limitMinutes} minutes`
      : `${command} ended with code ${code}`;
    outcome.failed.push(`${why}; see ${log}`);
  }
  return { suite: name, minutes, ...outcome };
}
