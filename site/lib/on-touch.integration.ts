import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Adds `client:touch`: an island that wakes when a visitor first reaches for it. */
export function onTouch(): AstroIntegration {
  return {
    name: "on-touch",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({
          name: "touch",
          entrypoint: fileURLToPath(new URL("./on-touch.directive.ts", import.meta.url)),
        });
      },
    },
  };
}

declare module "astro" {
  interface AstroClientDirectives {
    "client:touch"?: boolean;
  }
}
