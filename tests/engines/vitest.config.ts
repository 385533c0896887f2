import { defineConfig } from "vitest/config";

/** Journeys in other browsers: apart from the other tests, because Firefox and WebKit do not come with npm. */
export default defineConfig({
  test: {
    include: ["tests/engines/*.test.ts"],
    globalSetup: "./tests/support/build.setup.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["verbose"],
    allowOnly: false,
  },
});
