/**
 * Checks that each folder imports only what its row of import-rules.mjs names, and that no rows
 * import each other in a circle. dependency-cruiser reads no Astro file, so that it does not see
 * what pages and layouts import.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { allowed } from "../import-rules.mjs";

type Rules = Readonly<Record<string, readonly string[]>>;

const isWithin = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** The row that a file falls under: its own, or that of the nearest folder above it. */
const rowOf = (file: string, rules: Rules) =>
  Object.keys(rules)
    .filter((folder) => isWithin(file, folder))
    .toSorted((a, b) => b.length - a.length)[0];

/** The code of an Astro file: what stands between its fences, and its scripts. */
function codeOf(file: string, text: string): string {
  if (!file.endsWith(".astro")) return text;
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code,
  );
  return [text.split(/^---$/m)[1], ...scripts].join("\n");
}

/** Returns a sentence for each folder below `root` without a row, and each import against one. */
export function checkImports(root: string, rules: Rules): string[] {
  const findings = new Set<string>();
  const files = globSync("**/*.{ts,tsx,mjs,astro}", {
    cwd: root,
    exclude: (path) =>
      /^(node_modules|dist|data|test-results|\..*)$/.test(path.split("/")[0] ?? ""),
  });
  for (const file of files.toSorted()) {
    if (!file.includes("/") || /\.(test|spec)\./.test(file)) continue;
    const row = rowOf(file, rules);
    if (!row) {
      findings.add(`${dirname(file)}: has no row in import-rules.mjs.`);
      continue;
    }
    const { importedFiles } = ts.preProcessFile(
      codeOf(file, readFileSync(join(root, file), "utf8")),
    );
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith(".")) continue;
      const target = relative(root, join(root, dirname(file), fileName.replace(/\?.*/, "")));
      const isAllowed =
        rowOf(target, rules) === row || rules[row]?.some((to) => isWithin(target, to));
      if (!isAllowed) findings.add(`${file} imports ${target}, which ${row} may not.`);
    }
  }
  return [...findings];
}

/** Returns a sentence for each row from which allowed imports lead back to it. */
export function findCycles(rules: Rules): string[] {
  const rows = Object.keys(rules);
  const listBelow = (row: string) => {
    const targets = rules[row]?.map((to) => ({ to, itsRow: rowOf(to, rules) }));
    return rows.filter(
      (other) =>
        other !== row && targets?.some(({ to, itsRow }) => isWithin(other, to) || itsRow === other),
    );
  };
  const below = new Map(rows.map((row) => [row, listBelow(row)]));
  const circles = rows.filter((row) => {
    const reached = new Set(below.get(row));
    // What is added to a set meanwhile is looked at, too.
    for (const next of reached) for (const far of below.get(next) ?? []) reached.add(far);
    return reached.has(row);
  });
  return circles.map((row) => `${row}: what it may import leads back to it in import-rules.mjs.`);
}

if (import.meta.main) {
  const findings = [...checkImports(".", allowed), ...findCycles(allowed)];
  for (const finding of findings) console.error(finding);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
