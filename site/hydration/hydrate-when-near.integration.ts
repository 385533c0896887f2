import type { AstroIntegration } from "astro";

/** Adds `client:near`, which says when an island is hydrated. */
export function hydrateWhenNear(): AstroIntegration {
  return {
    name: "hydrate-when-near",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({
          name: "near",
          entrypoint: "./site/hydration/hydrate-when-near.directive.ts",
        });
      },
    },
  };
}

declare module "astro" {
  interface AstroClientDirectives {
    "client:near"?: boolean;
  }
}
