import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { OnTouch } from "./hydrate-on-interaction.directive.ts";

/** Adds `client:touch`: an island that wakes when a visitor first reaches for it, or as its options say. */
export function onTouch(): AstroIntegration {
  return {
    name: "on-touch",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({
          name: "touch",
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
    "client:touch"?: boolean | OnTouch;
  }
}
