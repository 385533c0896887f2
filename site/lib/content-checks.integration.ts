import type { AstroIntegration } from "astro";
import { rankCities } from "./city-similarity.ts";
import { largestShare } from "./similarity.ts";

/** Stops the build when two city pages are too much alike to be worth having. */
export function contentChecks(): AstroIntegration {
  return {
    name: "content-checks",
    hooks: {
      "astro:build:setup": ({ target }) => {
        if (target === "server") checkCities();
      },
    },
  };
}

/** Throws when the two city pages most alike share more than a fifth of their wording; names both files. */
export function checkCities(source?: string): void {
  const [worst] = rankCities(source);
  if (!worst || worst.share <= largestShare) return;
  const [one, other] = worst.ids;
  throw new Error(
    `content/cities/${one}.yaml and content/cities/${other}.yaml share ${Math.round(worst.share * 100)} % of their wording; at most ${largestShare * 100} % is allowed. Rewrite one of them with what is true of that city only.`,
  );
}
