import { defineConfig } from "vitest/config";

/** The proxies' own tests: apart from the others, because nginx and Caddy do not come with npm. */
export default defineConfig({
  test: {
    include: ["deploy/proxies.test.ts"],
    globalSetup: "./e2e/build.setup.ts",
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ["verbose"],
    allowOnly: false,
  },
});
