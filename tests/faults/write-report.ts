/**
 * Writes the table of docs/reliability.md from the rows of the last full run (docs/developing.md,
 * Tests).
 */
import { readFile, writeFile } from "node:fs/promises";
import { type FaultRow, rowsFile } from "./row.ts";

const page = "docs/reliability.md";
const begin = "<!-- rows -->";
const end = "<!-- /rows -->";

const written = (await readFile(rowsFile, "utf8"))
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as FaultRow);
// A part that was run again counts in place of its first run.
const rows = [...new Map(written.map((row) => [row.fault, row])).values()].sort((a, b) =>
  a.fault.localeCompare(b.fault),
);
const table = [
  "| fault or attack | how it was injected | times | answered | lost | doubled | 5xx |",
  "|---|---|---|---|---|---|---|",
  ...rows.map(
    ({ fault, injected, times, answered, lost, doubled, serverErrors }) =>
      `| ${fault} | ${injected} | ${times} | ${answered ?? "–"} | ${lost ?? "–"} | ${doubled ?? "–"} | ${serverErrors} |`,
  ),
];
const text = await readFile(page, "utf8");
const before = text.slice(0, text.indexOf(begin) + begin.length);
const after = text.slice(text.indexOf(end));
const day = new Date().toISOString().slice(0, 10);
await writeFile(page, `${before}\nMeasured on ${day}.\n\n${table.join("\n")}\n${after}`);
console.log(table.join("\n"));
