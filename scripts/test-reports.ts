import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/**
 * The results of a suite: how many tests passed, and a line for each that failed or was skipped.
 */
export type Outcome = { passed: number; failed: string[]; skipped: string[] };

/** Reads the JSON report of a Vitest or Playwright run; counts nothing where there is none. */
export async function readReport(file: string): Promise<Outcome> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { passed: 0, failed: [], skipped: [] };
  const report: JsonTestResults | JSONReport = JSON.parse(text);
  return "suites" in report ? readPlaywright(report) : readVitest(report);
}

function readVitest({ testResults, numPassedTests }: JsonTestResults): Outcome {
  const outcome: Outcome = { passed: numPassedTests, failed: [], skipped: [] };
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

function readPlaywright({ suites, errors }: JSONReport): Outcome {
  const failed = errors.map(({ message }) => shorten(message));
  const outcome: Outcome = { passed: 0, failed, skipped: [] };
  const readSuite = ({ specs, suites: inner = [] }: JSONReportSuite) => {
    for (const { file, line, title, tests } of specs)
      for (const { status, annotations, results } of tests) {
        const why = annotations.map(({ description = "" }) => `: ${description}`).join("");
        const named = `${file}:${line}: ${title}${why}`;
        if (status === "expected") outcome.passed += 1;
        else if (status === "skipped") outcome.skipped.push(named);
        else outcome.failed.push(`${named}: ${shorten(results.at(-1)?.error?.message)}`);
      }
    inner.forEach(readSuite);
  };
  suites.forEach(readSuite);
  return outcome;
}

/** An error's message on one line of at most 300 characters, differences included. */
const shorten = (message = "") =>
  stripVTControlCharacters(message).replace(/\s+/g, " ").trim().slice(0, 300);
