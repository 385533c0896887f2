/** Runs every test, those of the parts and those in the browser, and ends with one line that counts them. */
import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";

await rm("test-results", { recursive: true, force: true });
await mkdir("test-results", { recursive: true });

const unitCode = run("vitest", ["run"]);
const unit = await readJson("test-results/unit.json");
const browserCode = run("playwright", ["test"]);
const browser = await readJson("test-results/browser.json");

const passed = (unit?.numPassedTests ?? 0) + (browser?.stats?.expected ?? 0);
let failed =
  (unit?.numFailedTests ?? 0) +
  (browser?.stats?.unexpected ?? 0) +
  (browser?.stats?.flaky ?? 0) +
  (unit?.numPendingTests ?? 0) +
  (browser?.stats?.skipped ?? 0);
// A suite that could not even start counts as one failure.
if (failed === 0 && (unitCode !== 0 || browserCode !== 0 || !unit || !browser)) failed = 1;

console.log(`\n${passed} passed, ${failed} failed`);
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
