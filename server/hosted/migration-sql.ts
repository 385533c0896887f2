/**
 * Returns the file of a migration's statements for PostgreSQL. It also denies the project's public
 * keys every new table, and records the migration for Kysely as run at `time`.
 */
export function migrationSql(name: string, statements: readonly string[], time: Date): string {
  const all = [
    ...statements.flatMap((statement) => [statement, ...deny(statement)]),
    `insert into kysely_migration (name, timestamp) values ('${name}', '${time.toISOString()}')`,
  ];
  const source = `-- Written from server/db/migrations/${name}.ts by scripts/prepare-function.ts.`;
  return [source, "", ...all.map((statement) => `${statement};`), ""].join("\n");
}

/** Returns the statements that deny a project's public keys the table that a statement makes. */
function deny(statement: string): string[] {
  const [, table] = /^create table (\w+)/.exec(statement) ?? [];
  if (!table) return [];
  return [
    `alter table ${table} enable row level security`,
    `revoke all on ${table} from anon, authenticated`,
  ];
}
