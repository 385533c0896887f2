/**
 * Writes what the hosted quote function needs of content/ and package.json beside it, because at the edge there are no
 * other files: `npm run function`, after a change of the business's facts or of a package.
 */
import { readFile, writeFile } from "node:fs/promises";
import { readBusiness } from "../server/business/business.ts";

const folder = new URL("../supabase/functions/send-contact-email/", import.meta.url);

/** Packages that the function imports, by the names that the code has for them. */
const imported = [
  "@react-email/components",
  "@react-email/render",
  "hono",
  "ipaddr.js",
  "kysely",
  "nodemailer",
  "pg",
  "rate-limiter-flexible",
  "react",
  "react-dom",
  "temporal-polyfill",
  "uuid",
  "yaml",
  "zod",
];

/** The function's files, by name, as they ought to be. */
export async function functionFiles(): Promise<Record<string, string>> {
  const { dependencies } = JSON.parse(
    await readFile(new URL("../package.json", import.meta.url), "utf8"),
  ) as { dependencies: Record<string, string> };
  const imports = Object.fromEntries(
    imported.flatMap((name) => {
      const place = `npm:${name}@${dependencies[name]}`;
      return [
        [name, place],
        [`${name}/`, `npm:/${name}@${dependencies[name]}/`],
      ];
    }),
  );
  const compilerOptions = { jsx: "react-jsx", jsxImportSource: "react" };
  const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    "business.json": write(readBusiness()),
    "deno.json": write({ imports, compilerOptions }),
  };
}

if (import.meta.main)
  for (const [name, text] of Object.entries(await functionFiles()))
    await writeFile(new URL(name, folder), text);
