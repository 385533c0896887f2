import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { compile, optimize, type Polyfills } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import postcss, { type AtRule, type Declaration, type Root } from "postcss";
import parseSelector, { type Node, type Root as Selectors } from "postcss-selector-parser";

/** Astro bundles this module for your-day.json, so its own place says nothing. */
const folder = resolve("site/styles");

/** Polyfills are for browsers from before 2023, which lack nesting and more of this stylesheet. */
const noPolyfills: Polyfills = 0;

/**
 * Compiles the site's stylesheet, for the class names that Tailwind finds in the sources or for
 * those given. Returns a function that makes the stylesheet of a page, minified: the rules for the
 * names that the page has. What Tailwind prepares for combinations that no rule of the page makes
 * is written out.
 */
export async function compileStyles(
  names?: ReadonlySet<string>,
): Promise<(used: ReadonlySet<string>) => string> {
  const source = await readFile(`${folder}/site.css`, "utf8");
  const compiler = await compile(source, {
    base: folder,
    onDependency: () => {},
    polyfills: noPolyfills,
  });
  const candidates = names ?? findCandidates(compiler.root);
  const whole = postcss.parse(compiler.build([...candidates]));
  return (used) => {
    const style = whole.clone();
    dropUnusedRules(style, used);
    settleVariables(style);
    shortenTransparency(style);
    dropUnusedKeyframes(style);
    return optimize(style.toString(), { minify: true }).code.replace(/\/\*!.*?\*\//s, "");
  };
}

/** Returns the words in the folder of sources that could be class names. */
function findCandidates(root: Awaited<ReturnType<typeof compile>>["root"]): string[] {
  if (root === null || root === "none") throw new Error("site.css names no folder of sources.");
  return new Scanner({ sources: [{ ...root, negated: false }] }).scan();
}

/** Removes the rules that match nothing on a page with these class names. */
function dropUnusedRules(style: Root, used: ReadonlySet<string>) {
  style.walkAtRules("layer", (layer) => {
    layer.walkRules((rule) => {
      const canMatch = requiredClasses(rule.selector).some((names) => names.isSubsetOf(used));
      if (!canMatch) rule.remove();
    });
  });
}

/** Removes the keyframes that no animation names. */
function dropUnusedKeyframes(style: Root) {
  const animations: string[] = [];
  style.walkDecls(/^animation(-name)?$/, ({ value }) => void animations.push(value));
  const named = new Set(animations.join(" ").split(/[\s,]+/));
  style.walkAtRules("keyframes", (keyframes) => {
    if (!named.has(keyframes.params)) keyframes.remove();
  });
}

const required = new Map<string, Set<string>[]>();

/**
 * Returns the class names without which a selector matches nothing, for each selector of a list.
 */
function requiredClasses(list: string): Set<string>[] {
  const known = required.get(list);
  if (known) return known;
  const classes = parseSelector()
    .astSync(list)
    .nodes.map((selector) => {
      const names = new Set<string>();
      selector.walkClasses((node) => {
        if (isRequired(node)) names.add(node.value);
      });
      return names;
    });
  required.set(list, classes);
  return classes;
}

/** Whether a class stands in no `:not()`, and in no `:is()` that offers others. */
function isRequired(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === "pseudo" && (at.value === ":not" || at.length > 1)) return false;
  return true;
}

const variable = /var\((--tw-[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;

/**
 * Writes out the variables that no rule of this stylesheet sets, as their registered initial value
 * or the fallback beside them, and those that one rule alone sets and reads. Nothing else can set
 * them: styles come from this stylesheet alone.
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

/** Mixing a colour with transparent gives the same in every colour space; srgb minifies to hex. */
function shortenTransparency(style: Root) {
  style.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /color-mix\(in oklab, (#[0-9a-f]+ [0-9.]+%, transparent\))/g,
      "color-mix(in srgb, $1",
    );
  });
}

/** Returns a list of shadows without those of no size, a list of properties without variables. */
const withoutNothing = (value: string) =>
  value
    .replace(/(?:0 0 #0000,\s*)+(?=\S)/g, "")
    .replace(/,\s*--tw-[\w-]+/g, "")
    .trim();

/** Removes the declarations and registrations of variables that nothing reads. */
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

/** Returns the stylesheet with each class name of its selectors passed through a function. */
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
