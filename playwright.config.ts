import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/browser/chromium.ts";
import { notInSetup } from "./tests/support/browser/setups.ts";
import { setup, suiteName } from "./tests/support/settings.ts";

const launchOptions = await findChromium();
/** Each suite's reports and pictures are kept apart, as Playwright empties its folder first. */
const results = `test-results/${suiteName}`;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/build.setup.ts",
  outputDir: results,
  fullyParallel: true,
  testIgnore: notInSetup[setup],
  // There is one hosted function, where the pages expect it.
  workers: setup === "hosted" ? 1 : 2,
  // A test that passes only the second time is named at the end of the run as unstable.
  retries: 1,
  // A test that hangs fails; one on a busy machine does not.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: `${results}.json` }]],
  use: {
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: "en-CA",
    timezoneId: "America/Toronto",
    screenshot: "only-on-failure",
    // What waits for something that never comes says for what.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
  },
});
