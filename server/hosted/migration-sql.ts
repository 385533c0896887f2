import {
  type CompiledQuery,
  CreateTableNode,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Compiles a migration to SQL for PostgreSQL. The SQL also denies the project's public keys every
 * new table, and records the migration for Kysely as run at `time`. Throws when the migration reads
 * rows, because a file of SQL cannot compute with them.
 */
export async function migrationSql(
  name: string,
  migration: Migration,
  time: Date,
): Promise<string> {
  const queries = await recordQueries(name, migration);
  const statements = [
    ...queries.flatMap(({ sql, query }) => [
      sql,
      ...(CreateTableNode.is(query) ? deny(query) : []),
    ]),
    `insert into kysely_migration (name, timestamp) values ('${name}', '${time.toISOString()}')`,
  ];
  const source = `-- Compiled from server/db/migrations/${name}.ts by scripts/prepare-function.ts.`;
  return [source, "", ...statements.map((statement) => `${statement};`), ""].join("\n");
}

/** Returns the statements that deny a project's public keys a new table. */
function deny({ table }: CreateTableNode): string[] {
  const { name } = table.table.identifier;
  return [
    `alter table "${name}" enable row level security`,
    `revoke all on "${name}" from anon, authenticated`,
  ];
}

/** Runs a migration without a database and returns its queries. */
async function recordQueries(name: string, migration: Migration): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  const refuse = (): never => {
    throw new Error(
      `Migration ${name} reads rows, which a file of SQL cannot. Change the rows by statements without reading them, or in the housekeeping.`,
    );
  };
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    async executeQuery(query) {
      queries.push(query);
      return {
        get rows() {
          return refuse();
        },
      };
    },
    streamQuery: refuse,
  });
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new LiteralQueryCompiler(),
    },
  });
  await migration.up(db);
  return queries;
}

/** Writes values into the SQL, because a file of SQL has no parameters. */
class LiteralQueryCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    this.appendImmediateValue(value);
  }
}
