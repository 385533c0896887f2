import { defineConfig } from "vitest/config";

/** Journeys in other browsers: apart from the other tests, because Firefox and WebKit do not come with npm. */
export default defineConfig({
  test: {
    include: ["engines/*.test.ts"],
    globalSetup: "./e2e/build.setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["verbose"],
    allowOnly: false,
  },
});
