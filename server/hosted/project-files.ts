import { readdir, readFile } from "node:fs/promises";
import { readBusiness } from "../business/business.ts";
import { migrationNames, migrations } from "../db/migrate.ts";

/** The folder that Supabase's command line reads. */
export const projectFolder = new URL("../../supabase/", import.meta.url);

const functionFolder = "functions/send-contact-email";
const sqlFolder = "migrations";

/**
 * What the first SQL file has before its migration: Kysely's own tables, for a server that is given
 * this database, and no rights for the project's public keys, which are for calling the function
 * and nothing else. Row-level security without a policy shows no row.
 */
const sqlBeforeFirst = `-- A project that has run the files before this one: "A new version" in server/hosted/README.md.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
create table kysely_migration (
  name varchar(255) not null primary key,
  timestamp varchar(255) not null
);
create table kysely_migration_lock (
  id varchar(255) not null primary key,
  is_locked integer not null default 0
);
insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0);
alter table kysely_migration enable row level security;
alter table kysely_migration_lock enable row level security;
revoke all on kysely_migration, kysely_migration_lock from anon, authenticated;

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
  const files = nameSqlFiles(migrationNames, existing, now);
  const texts = Object.entries(migrations).map(([name, statements], at) => {
    const file = files[at] as string;
    const sql = migrationSql(name, statements(true), timeOf(file));
    return [`${sqlFolder}/${file}`, at === 0 ? sqlBeforeFirst + sql : sql] as const;
  });
  return Object.fromEntries(texts);
}

/**
 * Returns a migration as a file, which also denies the project's public keys every new table, and
 * records the migration for Kysely as run at `time`.
 */
function migrationSql(name: string, statements: readonly string[], time: Date): string {
  const all = [
    ...statements.flatMap((statement) => [statement, ...denyTable(statement)]),
    `insert into kysely_migration (name, timestamp) values ('${name}', '${time.toISOString()}')`,
  ];
  const source = `-- Written from server/db/migrations/${name}.ts by scripts/prepare-function.ts.`;
  return [source, "", ...all.map((text) => `${text.replace(/\s+/g, " ")};`), ""].join("\n");
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

/**
 * Returns the name of each migration's SQL file: that of the existing file, or a new one that
 * begins with `now`. Supabase runs the files in the order of their times, which must differ by a
 * second.
 */
export function nameSqlFiles(
  names: readonly string[],
  existing: readonly string[],
  now: Date,
): string[] {
  let last = timeOf(existing.toSorted().at(-1) as string).getTime();
  return names.map((name) => {
    const known = existing.find((file) => file.endsWith(`_${name}.sql`));
    if (known) return known;
    last = Math.max(now.getTime(), last + 1_000);
    return `${new Date(last).toISOString().slice(0, 19).replace(/\D/g, "")}_${name}.sql`;
  });
}

const fileTime = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_.*$/;

/** Returns the time, UTC, that a SQL file's name begins with, as in 20261122090000. */
const timeOf = (file: string): Date => new Date(file.replace(fileTime, "$1-$2-$3T$4:$5:$6Z"));
