import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { HydrateOnInteraction } from "./hydrate-on-interaction.directive.ts";

/** Adds `client:interaction`, which hydrates an island on its first interaction. */
export function hydrateOnInteraction(): AstroIntegration {
  return {
    name: "hydrate-on-interaction",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({
          name: "interaction",
          entrypoint: fileURLToPath(
            new URL("./hydrate-on-interaction.directive.ts", import.meta.url),
          ),
        });
      },
    },
  };
}

declare module "astro" {
  interface AstroClientDirectives {
    "client:interaction"?: boolean | HydrateOnInteraction;
  }
}
