import { readFile } from "node:fs/promises";
import { readBusiness } from "../business/business.ts";
import { type Migrations, ownMigrations } from "../db/migrate.ts";

/** The folder that Supabase's command line reads. */
export const projectFolder = new URL("../../supabase/", import.meta.url);

const functionFolder = "functions/send-contact-email";

/**
 * What the first SQL file has before its migration: no rights for the project's public keys, which
 * are for calling the function and nothing else. Row-level security without a policy shows no row.
 */
const sqlBeforeFirst = `alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
`;

/** Returns the SQL of Kysely's own tables, for a server that is given this database. */
const kyselyTables = (
  recordedIn: string,
) => `create table ${recordedIn} (name varchar(255) not null primary key, timestamp varchar(255) not null);
create table ${recordedIn}_lock (id varchar(255) not null primary key, is_locked integer not null default 0);
insert into ${recordedIn}_lock (id, is_locked) values ('migration_lock', 0);
alter table ${recordedIn} enable row level security;
alter table ${recordedIn}_lock enable row level security;
revoke all on ${recordedIn}, ${recordedIn}_lock from anon, authenticated;
`;

/** Packages that the function imports. */
const packages = [
  "hono",
  "ipaddr.js",
  "kysely",
  "nodemailer",
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

/**
 * Returns the SQL of the server's migrations and of `others`, in order, by its files' paths in
 * supabase/.
 */
export function sqlFiles(others: readonly Migrations[]): Record<string, string> {
  const files = [ownMigrations, ...others].flatMap((kind) =>
    Object.entries(kind.statements).map(([name, statements], at) => {
      const before = at === 0 ? kyselyTables(kind.recordedIn) : "";
      return [name, before + migrationSql(kind.recordedIn, name, statements(true))] as const;
    }),
  );
  return Object.fromEntries(
    files.map(([name, sql], at) => [
      `migrations/${String(at + 1).padStart(4, "0")}_${name.slice(name.indexOf("-") + 1)}.sql`,
      at === 0 ? sqlBeforeFirst + sql : sql,
    ]),
  );
}

/**
 * Returns a migration as a file, which also denies the project's public keys every new table, and
 * records the migration for Kysely as run.
 */
function migrationSql(recordedIn: string, name: string, statements: readonly string[]): string {
  const all = [
    ...statements.flatMap((statement) => [statement, ...denyTable(statement)]),
    `insert into ${recordedIn} (name, timestamp) values ('${name}', now())`,
  ];
  return all.map((text) => `${text.replace(/\s+/g, " ")};\n`).join("");
}

/** Returns the statements that deny the public keys the table that a statement makes. */
function denyTable(statement: string): string[] {
  const [, table] = /^create table (\w+)/.exec(statement) ?? [];
  if (!table) return [];
  return [
    `alter table ${table} enable row level security`,
    `revoke all on ${table} from anon, authenticated`,
  ];
}
