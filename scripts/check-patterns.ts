/**
 * Checks that every regular expression of what reads typed input takes linear time, but one that
 * the file named below puts together from words.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript";

/** What the server, the desk and the commands are made of; their input comes from anybody. */
const checkedFolders = ["quote-request", "server", "desk/server", "cli"];

/** Searches by an expression of the words that an owner typed, which is linear in each text. */
const composing = "desk/server/website/entries/search-texts.ts";

/**
 * One expression is analysed for this long at most, in milliseconds; one that takes longer fails.
 */
const analysisTimeout = 20_000;

/** A regular expression of the code; no source where its text is put together at run time. */
type Pattern = { file: string; line: number; expression: string; source?: string; flags?: string };

/** Returns the regular expressions of TypeScript or JavaScript. */
function collectPatterns(file: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    const place = { file, line, expression: node.getText(tree) };
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      patterns.push({ ...place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (isRegExpCall(node) && !node.arguments?.some(ts.isRegularExpressionLiteral)) {
      const isWritten = node.arguments?.every(ts.isStringLiteralLike);
      const [source, flags] = node.arguments?.filter(ts.isStringLiteralLike) ?? [];
      patterns.push(isWritten ? { ...place, source: source?.text, flags: flags?.text } : place);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return patterns;
}

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";

/** Returns why an expression is not known to be linear; null where it is. */
async function findProblem({ source, flags = "" }: Pattern): Promise<string | null> {
  if (source === undefined)
    return "is put together at run time and cannot be checked: write a literal";
  // By default an attack that takes long by the clock counts, too, as on a busy machine many do.
  const byStepsAlone = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null };
  const result = await check(source, flags, { timeout: analysisTimeout, ...byStepsAlone });
  if (result.status === "safe") return null;
  if (result.status === "unknown") return `could not be analysed (${result.error.kind})`;
  return `takes ${result.complexity.summary} time`;
}

/**
 * Checks all files of the folders below `root`, tests left out; returns how many expressions there
 * are, and those that are not linear.
 */
export async function checkPatterns(root: string, folders: readonly string[] = checkedFolders) {
  const names = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs}`),
    { cwd: root },
  );
  const patterns = names
    .filter((name) => !name.includes(".test."))
    .flatMap((name) => collectPatterns(name, readFileSync(join(root, name), "utf8")))
    .filter(({ file, source }) => source !== undefined || file !== composing);
  const findings: (Pattern & { problem: string })[] = [];
  for (const pattern of patterns) {
    const problem = await findProblem(pattern);
    if (problem) findings.push({ ...pattern, problem });
  }
  return { checked: patterns.length, findings };
}

if (import.meta.main) {
  const { checked, findings } = await checkPatterns(".");
  for (const { file, line, expression, problem } of findings)
    console.error(`${file}:${line}: ${expression} ${problem}`);
  console.log(`${checked} regular expressions checked, ${findings.length} not linear`);
  process.exit(findings.length === 0 && checked > 0 ? 0 : 1);
}
