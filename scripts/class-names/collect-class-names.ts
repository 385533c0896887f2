import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertToTsx } from "@astrojs/astro2tsx";
import ts from "typescript";

export type ClassName = { file: string; name: string };

/**
 * Returns the class names of a component (.tsx or .astro): the strings in its `class` and
 * `className`, and in the constants and functions that these refer to, imported ones too.
 */
export function collectClassNames(file: string): ClassName[] {
  const found: ClassName[] = [];
  const visit = (node: ts.Node): void => {
    if (isClassName(node)) collectStrings(node.initializer, found);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const code = file.endsWith(".astro") ? convertToTsx(text, { filename: file }).code : text;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsed.set(file, source);
  return source;
}

/** Whether it is `<p className="…">`, `{ className: "…" }` or `({ className = "…" })`. */
function isClassName(node: ts.Node): node is ts.Node & { initializer: ts.Expression } {
  return (
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isBindingElement(node)) &&
    node.initializer !== undefined &&
    /^class(Name)?$/.test(node.name.getText())
  );
}

/** Adds the class names in every string that an expression may evaluate to. */
function collectStrings(node: ts.Node, found: ClassName[]): void {
  if (isText(node)) {
    const file = node.getSourceFile().fileName;
    for (const name of wholeNamesIn(node)) found.push({ file, name });
  } else if (ts.isIdentifier(node)) {
    const declaration = findDeclaration(node.text, node.getSourceFile());
    if (declaration) collectStrings(declaration, found);
  } else for (const part of partsOf(node)) collectStrings(part, found);
}

type Text = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Returns the names of a text, without those that a template's expression is a part of. */
function wholeNamesIn(node: Text): string[] {
  let { text } = node;
  if (ts.isTemplateMiddleOrTemplateTail(node)) text = text.replace(/^\S+/, "");
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) text = text.replace(/\S+$/, "");
  return text.split(/\s+/).filter(Boolean);
}

/** Returns the parts of a node that its value is made of: of a condition its results alone. */
function partsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return [node.left, node.right].slice(isSum(node) ? 0 : 1);
  if (ts.isCallExpression(node) || ts.isElementAccessExpression(node)) return [node.expression];
  if (ts.isPropertyAccessExpression(node)) return [node.expression];
  if (ts.isPropertyAssignment(node)) return [node.initializer];
  if (ts.isIfStatement(node))
    return [node.thenStatement, node.elseStatement].filter((part) => part !== undefined);
  if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node))
    return node.body ? [node.body] : [];
  if (ts.isTypeNode(node) || ts.isVariableStatement(node)) return [];
  return node.getChildren();
}

const isSum = ({ operatorToken }: ts.BinaryExpression) =>
  operatorToken.kind === ts.SyntaxKind.PlusToken;

/** Returns a constant's value or a function by its name in a file, imported names included. */
function findDeclaration(name: string, source: ts.SourceFile): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) found = node;
    else if (ts.isVariableDeclaration(node) && isNamed(node, name)) found = node.initializer;
    else if (ts.isImportSpecifier(node) && isNamed(node, name)) found = findImported(node);
    if (!found) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isNamed = ({ name }: { name: ts.Node }, text: string) =>
  ts.isIdentifier(name) && name.text === text;

function findImported(specifier: ts.ImportSpecifier): ts.Node | undefined {
  const { moduleSpecifier } = specifier.parent.parent.parent;
  if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith("."))
    return undefined;
  const source = specifier.getSourceFile();
  const file = join(source.fileName, "..", moduleSpecifier.text);
  return findDeclaration((specifier.propertyName ?? specifier.name).text, parse(file));
}
