import { readFile } from "node:fs/promises";
import { readBusiness } from "../business/business.ts";

/** The folder that Supabase's command line reads. */
export const projectFolder = new URL("../../supabase/", import.meta.url);

const functionFolder = "functions/send-contact-email";

/** Packages that the function imports. */
const packages = [
  "hono",
  "ipaddr.js",
  "kysely",
  "libphonenumber-js",
  "pg",
  "rate-limiter-flexible",
  "react",
  "react-dom",
  "temporal-polyfill",
  "yaml",
  "zod",
];

/**
 * Returns what is written into supabase/ and committed, by the paths there: the business's facts
 * and the packages' versions.
 */
export async function projectFiles(): Promise<Record<string, string>> {
  const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [`${functionFolder}/business.json`]: toJson(readBusiness()),
    [`${functionFolder}/deno.json`]: toJson(await denoConfig()),
  };
}

async function denoConfig() {
  const { dependencies } = JSON.parse(
    await readFile(new URL("../package.json", projectFolder), "utf8"),
  ) as { dependencies: Record<string, string> };
  const imports = packages.flatMap((name) => [
    [name, `npm:${name}@${dependencies[name]}`],
    [`${name}/`, `npm:/${name}@${dependencies[name]}/`],
  ]);
  return {
    imports: Object.fromEntries(imports),
    compilerOptions: { jsx: "react-jsx", jsxImportSource: "react" },
  };
}
