import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { load } from "cheerio";
import { allowInline } from "./content-security-policy.ts";
import { pageStyles } from "./page-styles.ts";
import { shareScripts } from "./shared-scripts.ts";

/**
 * Gives each built page its own styles, the scripts that pages share and the hashes of its security
 * policy (decision 0106).
 */
export function finishPages(): AstroIntegration {
  return {
    name: "finish-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, "");
        const parse = async (file: string) => load(await readFile(`${folder}/${file}`, "utf8"));
        const { importMap, replaceScripts } = await shareScripts(folder, await parse("index.html"));
        const inlineStyles = pageStyles(folder);
        for await (const file of glob("**/*.html", { cwd: folder })) {
          const page = await parse(file);
          replaceScripts(page);
          await inlineStyles(page);
          allowInline(page, [importMap]);
          await writeFile(`${folder}/${file}`, page.html());
        }
      },
    },
  };
}
