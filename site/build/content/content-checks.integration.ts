import type { AstroIntegration } from "astro";
import { expectGoodContent } from "./check-content.ts";

/** Stops whatever Astro is asked to do when content/ is not in order, whatever Astro has cached of it. */
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
