import { defineConfig } from "vitest/config";

/** The proxies' own tests: apart from the others, because nginx and Caddy do not come with npm. */
export default defineConfig({
  test: {
    include: ["tests/proxies/proxies.test.ts"],
    globalSetup: "./tests/support/build.setup.ts",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ["verbose"],
    allowOnly: false,
  },
});
