/** Checks that the code of the browser calls nothing that its oldest browsers lack. */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { featureKeys, missingIn, oldestForCode } from "./browser-support.ts";

/** What runs in the browser; what it imports is checked, too. */
const browserCode = [
  "site/{features,hydration}/**/*.{ts,tsx}",
  "site/layouts/before-paint.ts",
  "desk/app/**/*.{ts,tsx}",
  "quote-request/*.ts",
];
/** Tests, and what runs in a build. */
const otherCode = /\.test\.|\.integration\.|-content\.ts$|before-paint-script|vite/;

const menu = "site/features/menus/mobile-menu.ts";
const travelling = "site/layouts/travelling-picture.ts";
/** Where what is younger may be named all the same. */
const allowed: Record<string, string> = {
  // Asked for first.
  Notification: "desk/app/push/subscription.ts",
  "Notification.requestPermission": "desk/app/push/subscription.ts",
  "Window.requestIdleCallback": "site/hydration/",
  "HTMLElement.showPopover": menu,
  "HTMLElement.hidePopover": menu,
  // Comes only where it is known.
  "the event notificationclick": "desk/app/service-worker/notices.ts",
  "the event prerenderingchange": "site/",
  // Without it more than one is open, a keyboard writes small letters, a picture comes later.
  "the attribute name": "desk/app/website/Collections.tsx",
  "the attribute autoCapitalize": "site/features/quote-form/FormFields.tsx",
  "the attribute fetchPriority": "site/ui/Photo.tsx",
  // Without them a picture does not travel.
  "the event pageswap": travelling,
  "the event pagereveal": travelling,
  "Navigation.activation": travelling,
  "Window.navigation": travelling,
  "NavigationActivation.entry": travelling,
  "NavigationActivation.from": travelling,
  "NavigationHistoryEntry.url": travelling,
  // In a function that the build calls.
  Temporal: "site/content/dates.ts",
  "Temporal.PlainDate": "site/content/dates.ts",
  "PlainDate.toZonedDateTime": "site/content/dates.ts",
};

/** Keys by their last part, for members of interfaces that MDN's data names otherwise. */
const keysByName = Map.groupBy(
  [...featureKeys].filter((key) => /^(api|javascript\.builtins)\./.test(key)),
  (key) => key.split(".").at(-1) ?? "",
);

/** Returns which of the oldest browsers lack a global or a member of one; null where none does. */
function problemOf(owner: string | undefined, name: string): string | null {
  const type = owner?.replace(/Constructor$/, "").replace(/^IteratorObject$/, "Iterator");
  const path = type ? `${type}.${name}` : name;
  const known = [`api.${path}`, `api.${path}_static`, `api.Window.${path}`]
    .concat([`javascript.builtins.${path}`, `javascript.builtins.Intl.${path}`])
    .filter((key) => featureKeys.has(key));
  const keys = known.length > 0 ? known : owner ? (keysByName.get(name) ?? []) : [];
  const problems = keys.map((key) => missingIn(key, oldestForCode));
  return problems.includes(null) ? null : (problems[0] ?? null);
}

/** Returns the name of the interface or namespace of TypeScript's own libraries. */
function ownerOf({ parent }: ts.Declaration): string | undefined {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText();
  return ts.isModuleBlock(parent) ? parent.parent.name.getText() : undefined;
}

/** The event that addEventListener is called for. */
const eventOf = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  /\baddEventListener$/.test(node.expression.getText()) &&
  node.arguments[0] &&
  ts.isStringLiteral(node.arguments[0])
    ? node.arguments[0].text
    : undefined;

/** Returns which browsers lack an attribute that a component writes; null where none does. */
function attributeProblem({ name, parent: { parent } }: ts.JsxAttribute): string | null {
  const [tag, attribute] = [parent.tagName.getText(), name.getText().toLowerCase()];
  return (
    missingIn(`html.elements.${tag}.${attribute}`) ??
    missingIn(`html.global_attributes.${attribute}`)
  );
}

/** Returns a sentence for each call below `root` of what an old browser lacks. */
export function checkBrowsers(root: string, patterns: readonly string[] = browserCode): string[] {
  const names = globSync([...patterns], { cwd: root }).filter((name) => !otherCode.test(name));
  const { compilerOptions } = ts.parseConfigFileTextToJson(
    "tsconfig.json",
    readFileSync("tsconfig.json", "utf8"),
  ).config;
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, ".");
  const program = ts.createProgram(
    names.map((name) => join(root, name)),
    options,
  );
  const checker = program.getTypeChecker();
  const findings = new Set<string>();
  const read = new Set<ts.SourceFile>();

  const readFile = (file: ts.Node | undefined) => {
    if (!file || !ts.isSourceFile(file) || file.isDeclarationFile || read.has(file)) return;
    if (file.fileName.includes("/node_modules/")) return;
    read.add(file);
    const report = (node: ts.Node, name: string, problem: string | null) => {
      const path = relative(root, file.fileName);
      if (!problem || path.startsWith(allowed[name] ?? "-")) return;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      findings.add(`${path}:${line + 1}: ${name} needs ${problem}`);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
      if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly)
        readFile(checker.getSymbolAtLocation(node.moduleSpecifier)?.valueDeclaration);
      const event = eventOf(node);
      if (event) report(node, `the event ${event}`, problemOf("EventTarget", `${event}_event`));
      if (ts.isJsxAttribute(node))
        report(node, `the attribute ${node.name.getText()}`, attributeProblem(node));
      if (ts.isIdentifier(node)) {
        const symbol = checker.getSymbolAtLocation(node);
        const declaration = symbol?.declarations?.find((one) =>
          /\/typescript\/lib\/lib\.[^/]+$/.test(one.getSourceFile().fileName),
        );
        const owner = declaration && ownerOf(declaration);
        const name = owner ? `${owner}.${node.text}` : node.text;
        if (declaration) report(node, name, problemOf(owner, node.text));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  };
  for (const name of names) readFile(program.getSourceFile(join(root, name)));
  return [...findings];
}

if (import.meta.main) {
  const findings = checkBrowsers(".");
  for (const finding of findings) console.error(finding);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
