/** Runs every test, those of the parts, those in the browser and those of how pages look, and ends with one line that counts them. */
import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";

await rm("test-results", { recursive: true, force: true });
await mkdir("test-results", { recursive: true });

const unitCode = run("vitest", ["run"]);
const unit = await readJson("test-results/unit.json");
const browserCode = run("playwright", ["test"]);
const browser = await readJson("test-results/browser.json");
const visualCode = run("playwright", ["test", "--config", "visual/playwright.config.ts"]);
const visual = await readJson("test-results/visual.json");

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

console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: "inherit" }).status ?? 1;
}

async function readJson(file: string) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}
