import { resolve } from "node:path";
import type { AstroIntegration } from "astro";
import { plannerFiles, readPlanner } from "./planner-content.ts";

const moduleName = "virtual:guest-planner";
const resolvedName = `\0${moduleName}`;

/**
 * Adds the module `virtual:guest-planner` with the planner's content: pages would carry the same
 * words twice if its islands had them as props (decision 0074).
 */
export function plannerModule(): AstroIntegration {
  return {
    name: "guest-planner-module",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: moduleName,
                resolveId: (id: string) => (id === moduleName ? resolvedName : null),
                load(id: string) {
                  if (id !== resolvedName) return null;
                  for (const file of plannerFiles()) this.addWatchFile(resolve(file));
                  return `export const planner = ${JSON.stringify(readPlanner())};`;
                },
              },
            ],
          },
        });
      },
    },
  };
}
