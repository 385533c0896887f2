/**
 * Checks that every regular expression of the code that reads strangers' input takes linear time.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript";

/** What the server and the owner's commands are made of; their input comes from anybody. */
const checkedFolders = ["quote-request", "server", "cli"];

/**
 * One expression is analysed for this long at most, in milliseconds; one that takes longer fails.
 */
const analysisTimeout = 20_000;

type Pattern = { file: string; line: number; source: string; flags: string };

/** An expression that is not proved to be linear, and why. */
type Finding = { file: string; line: number; expression: string; problem: string };

/**
 * Returns the regular expressions of TypeScript or JavaScript; `dynamic` are those whose text is
 * put together at run time.
 */
export function collectPatterns(file: string, text: string) {
  const patterns: Pattern[] = [];
  const dynamic: Finding[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      patterns.push({ file, line, source, flags });
    } else if (isRegExpCall(node)) {
      const texts = node.arguments?.filter(ts.isStringLiteralLike).map(({ text }) => text) ?? [];
      const [source = "", flags = ""] = texts;
      const problem = "is put together at run time and cannot be checked: write a literal";
      if (texts.length === node.arguments?.length) patterns.push({ file, line, source, flags });
      else if (!node.arguments?.some(ts.isRegularExpressionLiteral))
        dynamic.push({ file, line, expression: node.getText(tree), problem });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { patterns, dynamic };
}

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";

/** Returns why an expression is not known to be linear; null where it is. */
async function findProblem({ source, flags }: Pattern): Promise<string | null> {
  const result = await check(source, flags, { timeout: analysisTimeout });
  if (result.status === "safe") return null;
  if (result.status === "unknown") return `could not be analysed (${result.error.kind})`;
  return `takes ${result.complexity.summary} time`;
}

/**
 * Checks all files of the folders below `root`, tests left out; returns what is not linear and how
 * many were checked.
 */
export async function checkPatterns(root: string, folders: readonly string[] = checkedFolders) {
  const names = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs}`),
    { cwd: root },
  );
  const findings: Finding[] = [];
  let checked = 0;
  for (const name of names.filter((name) => !name.includes(".test."))) {
    const { patterns, dynamic } = collectPatterns(name, readFileSync(join(root, name), "utf8"));
    findings.push(...dynamic);
    checked += patterns.length;
    for (const pattern of patterns) {
      const problem = await findProblem(pattern);
      const { file, line, source, flags } = pattern;
      if (problem) findings.push({ file, line, expression: `/${source}/${flags}`, problem });
    }
  }
  return { checked, findings };
}

if (import.meta.main) {
  const { checked, findings } = await checkPatterns(".");
  for (const { file, line, expression, problem } of findings)
    console.error(`${file}:${line}: ${expression} ${problem}`);
  console.log(`${checked} regular expressions checked, ${findings.length} not linear`);
  process.exit(findings.length === 0 && checked > 0 ? 0 : 1);
}
