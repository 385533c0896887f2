import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile, optimize, type Polyfills } from "@tailwindcss/node";
import postcss, { type AtRule, type Declaration, type Root } from "postcss";
import parseSelector, { type Root as Selectors } from "postcss-selector-parser";

const folder = fileURLToPath(new URL("../../styles/", import.meta.url));

/** Polyfills are for browsers from before 2023, which know neither nesting nor much else of this stylesheet. */
const noPolyfills: Polyfills = 0;

/**
 * The site's stylesheet with the rules for these class names only, minified. What Tailwind prepares for combinations
 * that no rule makes is written out.
 */
export async function styleFor(names: ReadonlySet<string>): Promise<string> {
  const source = await readFile(`${folder}site.css`, "utf8");
  const compiler = await compile(forNamesOnly(source), {
    base: folder,
    onDependency: () => {},
    polyfills: noPolyfills,
  });
  const style = postcss.parse(compiler.build([...names]));
  dropForeignRules(style, names);
  settleVariables(style);
  shortenTransparency(style);
  return optimize(style.toString(), { minify: true }).code.replace(/\/\*!.*?\*\//s, "");
}

/** Tailwind looks for names in the sources, and makes some always; here it is told the names. */
function forNamesOnly(source: string): string {
  return source.replace(/source\("[^"]*"\)/, "source(none)").replace(/^@source .*$/gm, "");
}

/** Takes out the rules, written by hand, whose class names the page does not have. */
function dropForeignRules(style: Root, names: ReadonlySet<string>) {
  style.walkAtRules("layer", (layer) => {
    // Utilities are there because they were named.
    if (layer.params === "utilities") return;
    layer.walkRules((rule) => {
      const [name] = /(?<=^\.)[\w-]+/.exec(rule.selector) ?? [];
      if (name && !names.has(name) && rule.selectors.length === 1) rule.remove();
    });
  });
}

const variable = /var\((--tw-[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;

/**
 * Writes out the variables that no rule of this stylesheet sets: their registered initial value, or else the fallback
 * beside them; and those that one rule alone sets and reads. Nothing else can set them, because styles come from this stylesheet alone.
 */
function settleVariables(style: Root) {
  const initial = new Map<string, string>();
  const setBy = new Map<string, Declaration[]>();
  style.walkAtRules("property", (property) => {
    property.walkDecls("initial-value", ({ value }) => void initial.set(property.params, value));
  });
  style.walkDecls(/^--tw-/, (declaration) => {
    setBy.set(declaration.prop, [...(setBy.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, [only, ...others]] of setBy)
    if (only && others.length === 0 && isReadInItsRuleAlone(style, only)) {
      initial.set(name, only.value);
      setBy.delete(name);
    }
  style.walkDecls((declaration) => {
    if (!declaration.value.includes("--tw-")) return;
    let before: string;
    do {
      before = declaration.value;
      declaration.value = before.replace(variable, (whole, name: string, fallback?: string) =>
        setBy.has(name) ? whole : (initial.get(name) ?? fallback ?? ""),
      );
    } while (declaration.value !== before);
    declaration.value = withoutNothing(declaration.value);
  });
  dropUnread(style);
}

function isReadInItsRuleAlone(style: Root, { prop, parent }: Declaration): boolean {
  let isAlone = true;
  style.walkDecls(({ value, parent: reader }) => {
    if (value.includes(`var(${prop}`) && reader !== parent) isAlone = false;
  });
  return isAlone;
}

/** A colour made transparent is the same in every colour space, and shortest as a hexadecimal number. */
function shortenTransparency(style: Root) {
  style.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /color-mix\(in oklab, (#[0-9a-f]+ [0-9.]+%, transparent\))/g,
      "color-mix(in srgb, $1",
    );
  });
}

/** A list of shadows without those of no size, a list of properties without variables. */
const withoutNothing = (value: string) =>
  value
    .replace(/(?:0 0 #0000,\s*)+(?=\S)/g, "")
    .replace(/,\s*--tw-[\w-]+/g, "")
    .trim();

/** Takes out the settings and registrations of variables that nothing reads. */
function dropUnread(style: Root) {
  const isRead = new Set<string>();
  style.walkDecls(({ value }) => {
    for (const [, name = ""] of value.matchAll(/var\((--tw-[\w-]+)/g)) isRead.add(name);
  });
  style.walkDecls(/^--tw-/, (declaration) => {
    if (!isRead.has(declaration.prop)) declaration.remove();
  });
  style.walkAtRules("property", (property: AtRule) => {
    if (!isRead.has(property.params)) property.remove();
  });
}

/** The stylesheet with the class names of its selectors put through a function. */
export function renameSelectors(style: string, rename: (name: string) => string): string {
  const root = postcss.parse(style);
  const renameClasses = parseSelector((selectors: Selectors) => {
    selectors.walkClasses((node) => {
      const name = rename(node.value);
      if (name !== node.value) node.value = name;
    });
  });
  root.walkRules((rule) => {
    if (rule.selector.includes(".")) rule.selector = renameClasses.processSync(rule.selector);
  });
  return root.toString();
}
