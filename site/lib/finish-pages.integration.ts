import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { allowInline } from "./content-security-policy.ts";

/** Astro prints this before a page's first island, which is in the body, where HTML allows no style. site.css says the same. */
const islandStyle = /<style>astro-island,astro-slot,?[^<]*<\/style>/g;

/** React marks where two texts meet, for hydration; outside islands nothing hydrates. */
const textMarks = /<astro-island\b|<\/astro-island>|<!-- -->/g;

/** The page without what makes it invalid HTML, and without marks that nothing reads. */
export function tidy(html: string): string {
  let depth = 0;
  return html.replace(islandStyle, "").replace(textMarks, (mark) => {
    if (mark === "<astro-island") depth += 1;
    if (mark === "</astro-island>") depth -= 1;
    return mark === "<!-- -->" && depth === 0 ? "" : mark;
  });
}

/** Tidies every built page, and then writes into its security policy what it holds. */
export function finishPages(): AstroIntegration {
  return {
    name: "finish-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const file of glob("**/*.html", { cwd: folder })) {
          const html = await readFile(folder + file, "utf8");
          await writeFile(folder + file, allowInline(tidy(html)));
        }
      },
    },
  };
}
