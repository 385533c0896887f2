import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/e2e/support/browser.ts";
import { notInSetup } from "./tests/e2e/support/setups.ts";
import { setup } from "./tests/support/settings.ts";

const launchOptions = await findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/build.setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  testIgnore: notInSetup[setup],
  // There is one hosted function, where the pages expect it.
  workers: setup === "hosted" ? 1 : 2,
  retries: 0,
  timeout: 45_000,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: "en-CA",
    timezoneId: "America/Toronto",
    screenshot: "only-on-failure",
  },
});
