import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Astro prints this before a page's first island, which is in the body, where HTML allows no style. site.css says the same. */
const islandStyle = /<style>astro-island,astro-slot,?[^<]*<\/style>/g;

/** Puts right in the built pages what would make them invalid HTML. */
export function tidyHtml(): AstroIntegration {
  return {
    name: "tidy-html",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const file of glob("**/*.html", { cwd: folder })) {
          const html = await readFile(folder + file, "utf8");
          const tidy = html.replace(islandStyle, "");
          if (tidy !== html) await writeFile(folder + file, tidy);
        }
      },
    },
  };
}
