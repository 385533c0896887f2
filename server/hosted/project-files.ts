import { readdir, readFile } from "node:fs/promises";
import { readBusiness } from "../business/business.ts";
import { migrations } from "../db/migrate.ts";
import { migrationSql } from "./migration-sql.ts";

/** The folder that Supabase's command line reads. */
export const projectFolder = new URL("../../supabase/", import.meta.url);

const functionFolder = "functions/send-contact-email";
const sqlFolder = "migrations";

/** The last migration whose SQL was written by hand; owners have run these files. */
const lastByHand: keyof typeof migrations = "0009-outbox-indexes";

/** Packages that the function imports. */
const packages = [
  "@react-email/body",
  "@react-email/container",
  "@react-email/head",
  "@react-email/heading",
  "@react-email/hr",
  "@react-email/html",
  "@react-email/preview",
  "@react-email/render",
  "@react-email/text",
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

/**
 * Returns the generated files of supabase/ by their paths there: the business's facts, the
 * packages' versions, and the SQL of each migration. SQL files that are new are named after `now`.
 */
export async function projectFiles(now: Date): Promise<Record<string, string>> {
  const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [`${functionFolder}/business.json`]: toJson(readBusiness()),
    [`${functionFolder}/deno.json`]: toJson(await denoConfig()),
    ...(await sqlFiles(now)),
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

async function sqlFiles(now: Date): Promise<Record<string, string>> {
  const existing = await readdir(new URL(sqlFolder, projectFolder));
  const compiled = Object.entries(migrations).filter(([name]) => name > lastByHand);
  const names = compiled.map(([name]) => name);
  const files = nameSqlFiles(names, existing, now);
  const texts = compiled.map(async ([name, migration], at) => {
    const file = files[at] as string;
    return [`${sqlFolder}/${file}`, await migrationSql(name, migration, timeOf(file))] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * Returns the name of each migration's SQL file: that of the existing file, or a new one that
 * begins with `now`. Supabase runs the files in the order of their times, which must differ by a
 * second.
 */
export function nameSqlFiles(
  migrationNames: readonly string[],
  existing: readonly string[],
  now: Date,
): string[] {
  let last = timeOf(existing.toSorted().at(-1) as string).getTime();
  return migrationNames.map((name) => {
    const known = existing.find((file) => file.endsWith(`_${name}.sql`));
    if (known) return known;
    last = Math.max(now.getTime(), last + 1_000);
    return `${new Date(last).toISOString().slice(0, 19).replace(/\D/g, "")}_${name}.sql`;
  });
}

const fileTime = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_.*$/;

/** Returns the time, UTC, that a SQL file's name begins with, as in 20261122090000. */
const timeOf = (file: string): Date => new Date(file.replace(fileTime, "$1-$2-$3T$4:$5:$6Z"));
