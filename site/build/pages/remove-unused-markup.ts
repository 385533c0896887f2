import type { Page, Stage } from "./page.ts";

/** What React prints between two texts, for hydration. */
const textSeparator = " ";

/**
 * Removes what Astro and React print and nothing reads: separators of texts outside islands, what
 * icons and pictures repeat of their defaults, the islands' ids, and Astro's style for islands,
 * which may not stand in a body (site.css has the same rule).
 */
export const removeUnusedMarkup: Stage = async () => ({ finish: cleanPage });

export function cleanPage({ document: $ }: Pick<Page, "document">): void {
  $("body style").remove();
  $("astro-island").removeAttr("uid");
  $("img[loading=eager]").removeAttr("loading");
  $("svg").removeAttr("xmlns");
  $("svg.lucide").removeClass((_, names) =>
    names
      .split(" ")
      .filter((name) => name.startsWith("lucide"))
      .join(" "),
  );
  $("[class='']").removeAttr("class");
  $(":not(astro-island, astro-island *)")
    .contents()
    .filter((_, node) => node.type === "comment" && node.data === textSeparator)
    .remove();
}
