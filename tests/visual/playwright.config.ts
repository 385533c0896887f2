import { defineConfig } from "@playwright/test";
import { findBundledChromium } from "../support/browser/chromium.ts";

/**
 * Pictures of every template, compared with those that were looked at and kept; `npx playwright
 * test --config tests/visual/playwright.config.ts --update-snapshots` keeps new ones.
 */
export default defineConfig({
  testDir: ".",
  globalSetup: "../support/build.setup.ts",
  outputDir: "../../test-results/visual",
  snapshotPathTemplate: "{testDir}/kept/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "../../test-results/visual.json" }]],
  expect: {
    // Two pictures in a row have to be equal, which takes a busy machine longer.
    timeout: 30_000,
    toHaveScreenshot: {
      animations: "disabled",
      scale: "device",
      // Edges of letters differ by a shade from machine to machine; a moved line differs by far
      // more.
      threshold: 0.25,
      maxDiffPixelRatio: 0.004,
    },
  },
  use: {
    // Always the Chromium that npm brings, which draws letters alike on every machine.
    launchOptions: await findBundledChromium(),
    locale: "en-CA",
    timezoneId: "America/Toronto",
    reducedMotion: "reduce",
    // Half the pixels across are enough to see that something moved, and keep the files small.
    deviceScaleFactor: 0.5,
  },
});
