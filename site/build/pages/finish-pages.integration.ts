import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { load } from "cheerio";
import { deleteUnused, hashOf, hashOfFiles, readOrCreate } from "../build-cache.ts";
import { allowInline } from "./content-security-policy.ts";
import { inlineStyles } from "./inline-styles.ts";
import type { Page, Stage } from "./page.ts";
import { removeUnusedMarkup } from "./remove-unused-markup.ts";
import { renamePictures } from "./rename-pictures.ts";
import { shareScripts } from "./shared-scripts.ts";
import { sortAttributes } from "./sort-attributes.ts";

/** In the order in which they run; decision 0050 says what each is worth. */
const stages: readonly Stage[] = [
  removeUnusedMarkup,
  renamePictures,
  shareScripts,
  inlineStyles,
  sortAttributes,
  allowInline,
];

/** Kept between builds: after a change of words most pages are as they were. */
const cacheFolder = ".cache/pages";
/** The code of the stages; of an island's code its page has the hash. */
const code = [
  "site/build/pages/*.ts",
  "site/hydration/*.ts",
  "site/styles/*.css",
  "package-lock.json",
];

/** Makes every built page small enough for the first packets of a connection (decision 0016). */
export function finishPages(): AstroIntegration {
  return {
    name: "finish-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const home = parse(await readFile(`${folder}/index.html`, "utf8"));
        const ready = await Promise.all(stages.map((stage) => stage({ folder, home })));
        const finish = async (html: string) => {
          const page = parse(html);
          for (const stage of ready) await stage.finish(page);
          return page.document.html();
        };
        const inputs = [await hashOfFiles(...code), ...ready.map(({ input = "" }) => input)];
        for await (const file of glob("**/*.html", { cwd: folder })) {
          const html = await readFile(`${folder}/${file}`, "utf8");
          const kept = `${cacheFolder}/${hashOf(...inputs, html)}.html`;
          await writeFile(`${folder}/${file}`, await readOrCreate(kept, () => finish(html)));
        }
        await deleteUnused(cacheFolder);
      },
    },
  };
}

const parse = (html: string): Page => ({ document: load(html), addedScripts: [] });
