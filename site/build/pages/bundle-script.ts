import { build } from "esbuild";

/**
 * Returns a TypeScript module with its imports as one minified classic script. `constants` are the
 * values of names that the module declares and the build knows. Throws what esbuild reports.
 */
export async function bundleScript(
  module: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = await build({
    entryPoints: [module],
    define: Object.fromEntries(define),
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
    // Without the project's settings, which would add "use strict" to every script.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
