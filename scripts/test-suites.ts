import type { Setup } from "../tests/support/settings.ts";

export type Suite = {
  name: string;
  command: string;
  args: string[];
  setup?: Setup;
  /** What has to be there before it begins: the built site, or also programs that npm lacks. */
  needs?: "build" | "programs";
  /** Another name under which it runs, together with others. */
  part?: "quick";
  /** Whether it repeats tests of another suite, and so is no part of the whole run. */
  isSample?: true;
};

const vitest = (name: string, more: Partial<Suite> = {}): Suite => {
  const reports = ["--reporter=default", "--reporter=json"];
  const output = `--outputFile.json=test-results/${name}.json`;
  const args = ["run", "--maxWorkers", "1", ...reports, output, "--project", `${name}*`];
  return { name, command: "vitest", args, ...more };
};
const playwright = (name: string, args: string[], more: Partial<Suite> = {}): Suite => ({
  name,
  command: "playwright",
  args: ["test", "--workers", "1", ...args],
  needs: "build",
  ...more,
});

/**
 * All suites: while the site is built those that do not need it, then the longest first, so that
 * those that run side by side end at about one time.
 */
export const suites: readonly Suite[] = [
  { name: "check", part: "quick", command: "npm", args: ["run", "check"] },
  vitest("units", { part: "quick" }),
  vitest("postgres"),
  vitest("server", { part: "quick", needs: "build" }),
  playwright("desk", ["e2e/desk/"]),
  vitest("programs", { needs: "build" }),
  playwright("browser", ["features/", "quote-form/", "content/", "checks/"]),
  vitest("faults", { needs: "build" }),
  playwright("visual", ["--config", "tests/visual/playwright.config.ts"]),
  vitest("site", { needs: "build" }),
  playwright("hosted", ["quote-form/", "hosted/", "--grep", "@hosted"], { setup: "hosted" }),
  playwright("replicas", ["quote-form/", "--grep", "@replicas"], { setup: "replicas" }),
  vitest("engines", { needs: "programs" }),
  vitest("proxies", { needs: "programs" }),
  playwright("journeys", ["--grep", "@quick"], { part: "quick", isSample: true }),
];
