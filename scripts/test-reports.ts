import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/**
 * The results of a suite: how many tests passed, and a line for each that failed, was skipped or
 * passed only when it ran again.
 */
export type SuiteOutcome = {
  passed: number;
  failed: string[];
  skipped: string[];
  unstable: string[];
};

const nothing = (): SuiteOutcome => ({
  passed: 0,
  failed: [],
  skipped: [],
  unstable: [],
});

/** Reads the JSON report of a Vitest or Playwright run; counts nothing where there is none. */
export async function readReport(file: string): Promise<SuiteOutcome> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return nothing();
  const report: JsonTestResults | JSONReport = JSON.parse(text);
  return "suites" in report ? readPlaywright(report) : readVitest(report);
}

function readVitest({ testResults, numPassedTests }: JsonTestResults): SuiteOutcome {
  const outcome = { ...nothing(), passed: numPassedTests };
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(".", name);
    // A file whose preparation failed has a message of its own and may have no failed test.
    if (message) outcome.failed.push(`${file}: ${shorten(message)}`);
    for (const { status, fullName, failureMessages } of assertionResults) {
      const line = `${file}: ${fullName.trim()}`;
      if (status === "failed") outcome.failed.push(`${line}: ${shorten(failureMessages?.[0])}`);
      else if (status !== "passed") outcome.skipped.push(line);
    }
  }
  return outcome;
}

function readPlaywright({ suites, errors }: JSONReport): SuiteOutcome {
  const failed = errors.map(({ message }) => shorten(message));
  const outcome = { ...nothing(), failed };
  const readSuite = ({ specs, suites: inner = [] }: JSONReportSuite) => {
    for (const { file, line, title, tests } of specs)
      for (const { status, annotations, results } of tests) {
        const why = annotations.map(({ description = "" }) => `: ${description}`).join("");
        const named = `${file}:${line}: ${title}${why}`;
        if (status === "expected" || status === "flaky") outcome.passed += 1;
        if (status === "skipped") outcome.skipped.push(named);
        // The first failure tells why.
        const failure = `${named}: ${shorten(results[0]?.error?.message)}`;
        if (status === "unexpected") outcome.failed.push(failure);
        if (status === "flaky") outcome.unstable.push(failure);
      }
    inner.forEach(readSuite);
  };
  suites.forEach(readSuite);
  return outcome;
}

/** An error's message on one line of at most 300 characters, differences included. */
const shorten = (message = "") =>
  stripVTControlCharacters(message).replace(/\s+/g, " ").trim().slice(0, 300);
