import { build } from "esbuild";

/**
 * Returns a TypeScript module with its imports as one minified classic script. Throws what esbuild
 * reports.
 */
export async function bundleScript(module: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [module],
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
    // Without the project's settings, which would add "use strict" to every script.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
