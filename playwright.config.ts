import { defineConfig } from "@playwright/test";
import { findChromium } from "./e2e/browser.ts";

const launchOptions = await findChromium();

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/build.setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
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
