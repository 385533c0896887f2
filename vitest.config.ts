import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{server,site,quote-request,scripts,desk,faults}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    env: { SITE: "https://www.maple.example" },
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
    allowOnly: false,
  },
});
