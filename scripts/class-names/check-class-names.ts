/**
 * Checks that every class name of the components of site and desk has a rule in the stylesheet.
 * Tailwind makes no rule for a name that it does not know, such as a size that the design lacks,
 * and says nothing.
 */
import { globSync } from "node:fs";
import postcss from "postcss";
import parseSelector from "postcss-selector-parser";
import { compileStyles } from "../../site/build/pages/page-styles.ts";
import { collectClassNames } from "./collect-class-names.ts";

/** Tailwind's `group` and `peer`, which have no rule; the rules of other names refer to them. */
const markers = /^(group|peer)(\/[\w-]+)?$/;

/**
 * Returns `file: name` for each class name of these components without a rule, markers left out.
 */
export async function findNamesWithoutRule(files: readonly string[]): Promise<string[]> {
  const found = files.flatMap(collectClassNames);
  const names = new Set(found.map(({ name }) => name));
  const known = namesInSelectors((await compileStyles(names))(names));
  const unknown = found.filter(({ name }) => !known.has(name) && !markers.test(name));
  return [...new Set(unknown.map(({ file, name }) => `${file}: ${name}`))];
}

function namesInSelectors(style: string): Set<string> {
  const names = new Set<string>();
  const readNames = parseSelector((selectors) => {
    selectors.walkClasses(({ value }) => void names.add(value));
  });
  postcss.parse(style).walkRules(({ selector }) => void readNames.processSync(selector));
  return names;
}

if (import.meta.main) {
  const files = globSync("{site,desk}/**/*.{tsx,astro}").sort();
  const found = await findNamesWithoutRule(files);
  if (found.length > 0) {
    console.error("These class names have no rule; site/styles/site.css has the design's values:");
    console.error(found.join("\n"));
    process.exitCode = 1;
  } else console.log(`${files.length} components: every class name has a rule.`);
}
