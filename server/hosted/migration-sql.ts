import {
  type CompiledQuery,
  CreateTableNode,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Migration } from "kysely/migration";
import { migrations } from "../db/migrate.ts";

export type MigrationName = keyof typeof migrations;

/**
 * Compiles a migration to SQL for PostgreSQL. The SQL also denies the project's public keys every
 * new table, and records the migration for Kysely as run at `time`. Throws when the migration reads
 * rows, because a file of SQL cannot compute with them.
 */
export async function migrationSql(name: MigrationName, time: Date): Promise<string> {
  const queries = await recordQueries(name);
  const tables = queries.flatMap(({ query }) =>
    CreateTableNode.is(query) ? [query.table.table.identifier.name] : [],
  );
  const statements = [
    ...queries.map((query) => query.sql),
    ...tables.flatMap((table) => [
      `alter table "${table}" enable row level security`,
      `revoke all on "${table}" from anon, authenticated`,
    ]),
    `insert into kysely_migration (name, timestamp) values ('${name}', '${time.toISOString()}')`,
  ];
  const source = `-- Compiled from server/db/migrations/${name}.ts by scripts/prepare-function.ts.`;
  return [source, "", ...statements.map((statement) => `${statement};`), ""].join("\n");
}

async function recordQueries(name: MigrationName): Promise<CompiledQuery[]> {
  const driver = new RecordingDriver(name);
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new LiteralQueryCompiler(),
    },
  });
  const migration: Migration = migrations[name];
  await migration.up(db);
  return driver.queries;
}

/** Writes values into the SQL, because a file of SQL has no parameters. */
class LiteralQueryCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    this.appendImmediateValue(value);
  }
}

/** Records queries without a database; throws when the rows of a result are read. */
class RecordingDriver extends DummyDriver {
  readonly queries: CompiledQuery[] = [];
  readonly #migration: string;

  constructor(migration: string) {
    super();
    this.#migration = migration;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const migration = this.#migration;
    const refuse = (): never => {
      throw new Error(
        `Migration ${migration} reads rows, which a file of SQL cannot. Change the rows by statements without reading them, or in the housekeeping.`,
      );
    };
    return {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        this.queries.push(query);
        return {
          get rows(): Row[] {
            return refuse();
          },
        };
      },
      streamQuery: refuse,
    };
  }
}
