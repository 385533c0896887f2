import type { AstroIntegration } from "astro";
import { expectGoodContent } from "./check-content.ts";

/** Stops every Astro command while content/ has errors. */
export function contentChecks(): AstroIntegration {
  return {
    name: "content-checks",
    hooks: {
      "astro:config:setup": async () => {
        await expectGoodContent();
      },
    },
  };
}
