import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { compile, optimize, type Polyfills } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import type { CheerioAPI } from "cheerio";

/** Astro bundles this module, so its own place says nothing. */
const folder = resolve("site/styles");
/** Polyfills are for browsers from before 2023, which lack nesting and more of this stylesheet. */
const noPolyfills: Polyfills = 0;

/** Returns the site's stylesheet with the rules for these class names alone, minified. */
async function compileStyles(classNames: Iterable<string>): Promise<string> {
  const { build } = await compile(await readFile(`${folder}/site.css`, "utf8"), {
    base: folder,
    onDependency: () => {},
    polyfills: noPolyfills,
  });
  return optimize(build([...classNames]), { minify: true }).code;
}

/**
 * Returns a function that gives a page the rules for the classes in its HTML and in the code of its
 * islands, in place of the stylesheet of the whole site.
 */
export function pageStyles(siteFolder: string): ($: CheerioAPI) => Promise<void> {
  const readCode = islandCodeReader(siteFolder);
  /** Pages of one template mostly have the same classes. */
  const stylesheets = new Map<string, Promise<string>>();
  return async ($) => {
    const classNames = new Set(classNamesOf($));
    for (const island of $("astro-island[component-url]").get())
      for (const word of readCode($(island).attr("component-url") ?? "")) classNames.add(word);
    const key = [...classNames].sort().join(" ");
    const stylesheet = stylesheets.get(key) ?? compileStyles(classNames);
    stylesheets.set(key, stylesheet);
    const fonts = $("head style").not(":contains(tailwindcss)").text();
    $("style").remove();
    $("head").append($("<style>").text(fonts + (await stylesheet)));
  };
}

const classNamesOf = ($: CheerioAPI): string[] =>
  $("[class]")
    .get()
    .flatMap((element) => $(element).attr("class")?.split(/\s+/) ?? []);

/** Returns what reads possible class names in a script and in those that it imports. */
function islandCodeReader(siteFolder: string): (address: string) => Set<string> {
  const known = new Map<string, Set<string>>();
  return function readCode(address) {
    const read = known.get(address);
    if (read) return read;
    const content = readFileSync(siteFolder + address, "utf8");
    const words = new Set(new Scanner({}).scanFiles([{ content, extension: "js" }]));
    known.set(address, words);
    for (const [, file] of content.matchAll(/["']\.\/([^"']+\.js)["']/g))
      for (const word of readCode(`/_astro/${file}`)) words.add(word);
    return words;
  };
}
