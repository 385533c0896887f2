import { type Compilable, CompiledQuery } from "kysely";
import type { Db } from "./schema.ts";

/** Stands in a compiled query for a value that each run passes. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Statement = { sql: string; parameters: readonly unknown[] };

/**
 * Returns a query that Kysely compiles once, because compiling takes more than a tenth of a quote's
 * processor time (decision 0052). `build` must pass its values on as they are: the first time they
 * are placeholders.
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  /** By adapter, because SQLite's SQL is not PostgreSQL's. */
  const compiled = new WeakMap<object, Statement>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let statement = compiled.get(adapter);
    if (!statement) {
      const placeholders = Object.keys(values).map((name) => [name, new Placeholder(name)]);
      const { sql, parameters } = build(db, Object.fromEntries(placeholders)).compile();
      statement = { sql, parameters };
      compiled.set(adapter, statement);
    }
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    const { rows } = await db.executeQuery(CompiledQuery.raw(statement.sql, parameters));
    return rows as Row[];
  };
}
