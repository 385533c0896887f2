import { resolve } from "node:path";
import type { AstroIntegration } from "astro";

type ContentModule = {
  /** As code imports it, such as "virtual:guest-planner". */
  name: string;
  /** The name of its only export. */
  exported: string;
  /** Returns the files of content/ that `read` reads; a change of one makes the module anew. */
  files: () => string[];
  read: () => unknown;
};

/**
 * Adds a module with content, for islands: as their props, pages would carry the same words twice,
 * and words that are not shown yet (decision 0074).
 */
export function contentModule({ name, exported, files, read }: ContentModule): AstroIntegration {
  const resolvedName = `\0${name}`;
  const plugin = {
    name,
    resolveId: (id: string) => (id === name ? resolvedName : null),
    load(this: { addWatchFile: (file: string) => void }, id: string) {
      if (id !== resolvedName) return null;
      for (const file of files()) this.addWatchFile(resolve(file));
      return `export const ${exported} = ${JSON.stringify(read())};`;
    },
  };
  return {
    name,
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
