import { glob, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { dropStale, keep, nameFor, nameForCode } from "../build-cache.ts";
import { shortNames } from "./class-names.ts";
import { allowInline } from "./content-security-policy.ts";
import { islandCodeReader } from "./island-code.ts";
import { loadShared, shareScripts } from "./island-scripts.ts";
import { classNamesInIslands, classNamesOf, islandScriptsOf, renameClasses } from "./page-html.ts";
import { renameSelectors, styleFor } from "./page-styles.ts";
import { renamePictures, shortPictureNames } from "./picture-names.ts";
import { orderAttributes, tidy } from "./tidy.ts";

/** Kept between builds: a change of words leaves most pages as they were. */
const cacheFolder = ".cache/pages";
/** What, beside its own text and the code of its islands, which it names by hash, decides how a page is finished. */
const finishers = ["site/build/pages/*.ts", "site/styles/*.css", "package-lock.json"];

/** Astro puts the whole stylesheet of the site, and what Astro's fonts need, into every page. */
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Astro adds a hash to the name of a font family. */
const fontHash = /(?<=Fraunces|Figtree)-[0-9a-f]{16}/g;
const isWholeStylesheet = (text: string) => text.includes("tailwindcss");

/**
 * Makes every built page small enough for the first packets of a connection: the styles that it uses, short names, one
 * shared script (decision 0016). Then writes into its security policy what it holds.
 */
export function finishPages(): AstroIntegration {
  return {
    name: "finish-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = (await Array.fromAsync(glob("**/*.{html,xml}", { cwd: folder }))).sort();
        const texts = await Promise.all(files.map((file) => readFile(folder + file, "utf8")));
        const pictures = shortPictureNames(texts);
        const scripts = shareScripts(texts, await readModules(folder));
        const finishStyles = pageFinisher(folder);
        const finish = async (text: string) =>
          allowInline(
            loadShared(orderAttributes(await finishStyles(tidy(text))), scripts),
            scripts.importMap,
          );
        const code = nameFor(await nameForCode(...finishers), scripts.waker.address);

        for (const { address, text } of [scripts.waker, scripts.islands])
          await writeFile(folder + address.slice(1), text);
        for (const [at, file] of files.entries()) {
          const text = renamePictures(texts[at] as string, pictures);
          const kept = `${cacheFolder}/${nameFor(code, text)}.html`;
          const isPage = file.endsWith(".html");
          await writeFile(folder + file, isPage ? await keep(kept, () => finish(text)) : text);
        }
        await dropStale(cacheFolder);
        for (const [name, short] of pictures)
          await rename(folder + name.slice(1), folder + short.slice(1));
      },
    },
  };
}

/** The scripts that the build has made, by address. */
async function readModules(folder: string): Promise<Map<string, string>> {
  const files = (await Array.fromAsync(glob("_astro/*.js", { cwd: folder }))).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [`/${file}`, await readFile(folder + file, "utf8")] as const),
    ),
  );
}

/** Gives pages the styles that they use. Pages with the same class names share the work. */
function pageFinisher(folder: string): (html: string) => Promise<string> {
  const readCode = islandCodeReader(folder);
  const made = new Map<string, Promise<string>>();

  return async function finish(html) {
    const names = classNamesOf(html);
    const inCode = new Set(islandScriptsOf(html).flatMap((address) => [...readCode(address)]));
    const all = [...new Set([...names, ...inCode])].sort();
    const key = all.join(" ");
    const style = made.get(key) ?? styleFor(new Set(all));
    made.set(key, style);

    const rename = shortNames(names, new Set([...inCode, ...classNamesInIslands(html)]));
    const fonts = [...html.matchAll(styles)]
      .map(([, text = ""]) => text)
      .filter((text) => !isWholeStylesheet(text));
    const own = `<style>${fonts.join("").replace(fontHash, "")}${renameSelectors(await style, rename)}</style>`;
    const bare = renameClasses(html.replace(styles, ""), rename);
    return bare.replace("</head>", () => `${own}</head>`);
  };
}
