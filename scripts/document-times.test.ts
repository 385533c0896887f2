import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Returns the number of minutes that a row of a Markdown table names for a command or a run. */
function minutesIn(document: string, row: RegExp): number {
  const line = readFileSync(document, "utf8")
    .split("\n")
    .find((each) => row.test(each));
  const [, minutes] = /(?:about |\| +)([\d.]+)(?: minutes?| +\|)/.exec(line ?? "") ?? [];
  return Number(minutes);
}

test.each([
  ["npm test", /^\| `npm test` /, /^\| all /],
  ["npm test -- quick", /^\| `npm test -- quick` /, /^\| quick /],
])("README says of `%s` what was measured last, within a third", (_, said, measured) => {
  const inReadme = minutesIn("README.md", said);
  const inTable = minutesIn("docs/developing.md", measured);
  expect(inReadme).toBeGreaterThan(inTable * (2 / 3));
  expect(inReadme).toBeLessThan(inTable * (4 / 3));
});
