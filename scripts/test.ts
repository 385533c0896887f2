/** Runs every test, those of the parts, those in the browser and those of how pages look, and ends with one line that counts them. */
import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { relative } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { buildSiteForTests } from "../tests/support/build.setup.ts";

await rm("test-results", { recursive: true, force: true });
await mkdir("test-results", { recursive: true });

// Several suites look at the built site, and two builds at once refuse each other.
await buildSiteForTests();

const unitCode = run("vitest", ["run"]);
const unit = await readJson<JsonTestResults>("test-results/unit.json");
const browserCode = run("playwright", ["test"]);
const browser = await readJson<JSONReport>("test-results/browser.json");
const visualCode = run("playwright", ["test", "--config", "tests/visual/playwright.config.ts"]);
const visual = await readJson<JSONReport>("test-results/visual.json");

const inBrowser = [browser?.stats, visual?.stats];
const sum = (numbers: (number | undefined)[]) =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
const passed = sum([unit?.numPassedTests, ...inBrowser.map((stats) => stats?.expected)]);
let failed = sum([
  unit?.numFailedTests,
  ...inBrowser.flatMap((stats) => [stats?.unexpected, stats?.flaky]),
]);
/** What this machine cannot run, such as a checker without Java; each says why by its name. */
const skipped = sum([unit?.numPendingTests, ...inBrowser.map((stats) => stats?.skipped)]);
// A suite that could not even start counts as one failure.
const isEveryCodeGood = unitCode === 0 && browserCode === 0 && visualCode === 0;
if (failed === 0 && !(isEveryCodeGood && unit && browser && visual)) failed = 1;

// The end of a long log is often all that is kept, so the names stand beside the count.
for (const line of [...namesInUnit(unit), ...[browser, visual].flatMap(namesInBrowser)])
  console.log(line);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: "inherit" }).status ?? 1;
}

async function readJson<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}

/** One line for each test of the parts that failed or was skipped, with the first line of why. */
function namesInUnit(report: JsonTestResults | null): string[] {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = relative(process.cwd(), file.name);
    const named = file.assertionResults.flatMap((test) => {
      if (test.status === "passed") return [];
      const why = test.failureMessages?.[0]?.split("\n")[0] ?? "";
      return [`${test.status}: ${path}: ${test.fullName} ${why}`];
    });
    // A file whose preparation failed has a message of its own and may have no failed test.
    return file.message ? [`failed: ${path}: ${file.message.split("\n")[0]}`, ...named] : named;
  });
}

/** One line for each test in the browser that failed, passed at the second try or was skipped. */
function namesInBrowser(report: JSONReport | null): string[] {
  const lines: string[] = [];
  const visit = (suite: JSONReportSuite) => {
    for (const spec of suite.specs ?? []) {
      for (const { status } of spec.tests) {
        if (status !== "expected") lines.push(`${status}: ${spec.file}:${spec.line} ${spec.title}`);
      }
    }
    suite.suites?.forEach(visit);
  };
  report?.suites?.forEach(visit);
  return lines;
}
