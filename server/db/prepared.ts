import { type Compilable, CompiledQuery } from "kysely";
import type { Db } from "./schema.ts";

/** Stands in a query for a value that comes with each run. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Statement = { sql: string; slots: readonly unknown[] };

/**
 * A query that Kysely puts together at its first run and not again, because on the way of a quote
 * that takes as long as the database does. `write` may hand its values to the query only as they
 * are: what it looks at is not there yet.
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  write: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  /** By database, because each writes SQL in its own way. */
  const known = new WeakMap<object, Statement>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let statement = known.get(adapter);
    if (!statement) {
      const slots = Object.keys(values).map((name) => [name, new Slot(name)]);
      const { sql, parameters } = write(db, Object.fromEntries(slots)).compile();
      statement = { sql, slots: parameters };
      known.set(adapter, statement);
    }
    const parameters = statement.slots.map((slot) =>
      slot instanceof Slot ? values[slot.name] : slot,
    );
    const { rows } = await db.executeQuery(CompiledQuery.raw(statement.sql, parameters));
    return rows as Row[];
  };
}
