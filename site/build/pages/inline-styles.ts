import { classNamesInIslands, classNamesOf, renameClasses, shortenNames } from "./class-names.ts";
import { islandCodeReader } from "./island-code.ts";
import type { Page, Stage } from "./page.ts";
import { compileStyles, renameSelectors } from "./page-styles.ts";

/** Astro puts the whole stylesheet of the site into every page, beside the fonts' own styles. */
const isWholeStylesheet = (text: string) => text.includes("tailwindcss");

/** Astro adds a hash to the names of font families, which are unique here. */
const fontHash = /(?<=Fraunces|Figtree)-[0-9a-f]{16}/g;

/** Gives each page the styles that it uses, in one element, and short class names. */
export const inlineStyles: Stage = async ({ folder }) => {
  const readCode = islandCodeReader(folder);
  let compiled: ReturnType<typeof compileStyles> | undefined;

  const finish = async (page: Page) => {
    compiled ??= compileStyles();
    const makeStyle = await compiled;
    const { document: $ } = page;
    const names = classNamesOf(page);
    const islands = $("astro-island[component-url]").get();
    const inCode = new Set(
      islands.flatMap((island) => [...readCode($(island).attr("component-url") as string)]),
    );
    const style = makeStyle(names.union(inCode));
    const rename = shortenNames(names, inCode.union(classNamesInIslands(page)));
    const fonts = $("style")
      .get()
      .map((element) => $(element).text())
      .filter((text) => !isWholeStylesheet(text));
    $("style").remove();
    renameClasses(page, rename);
    $("head").append(
      $("<style>").text(fonts.join("").replace(fontHash, "") + renameSelectors(style, rename)),
    );
  };
  return { finish };
};
