import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from "kysely";
import pg from "pg";
import type { Database, Transact } from "./database.ts";
import { isTransientError, refusedParameter, retryTransient } from "./retry-transient.ts";
import type { Db, Tables } from "./schema.ts";
import { createWriteWatch } from "./write-watch.ts";

/** Connections of one server; small databases allow some tens in all. */
const maxConnections = 10;
/** Milliseconds. */
const timeouts = { connect: 3_000, statement: 8_000 };
/**
 * How long a connection stays open after its last answer, in milliseconds. A query on one that went
 * silent, as when a firewall forgets it, times out only after a visitor has waited for long.
 */
const idleTimeout = 1_000;
/** How long a start waits for the database, in milliseconds: containers may start in any order. */
const startTimeout = 30_000;
/**
 * How long a write is tried again, in milliseconds: past a connection that went silent while it was
 * used, and less than the 25 seconds that a visitor's form waits.
 */
const writeTimeout = 20_000;
/** PostgreSQL's error code. */
const uniqueViolation = "23505";

/**
 * Opens a pool of at most `max` connections to PostgreSQL. Throws a sentence where no database
 * answers for half a minute, or where it is set to confirm a commit before that is on disk.
 */
export async function openPostgres(url: string, max = maxConnections): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: idleTimeout,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.statement + 1_000,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // The next query reports a connection that broke. Without a listener on the pool and on each
  // client, the error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const writes = createWriteWatch();
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // PostgreSQL refuses the "in ()" of an empty list, which SQLite takes as false.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    log: writes.note,
  });
  try {
    await retryTransient(() => checkDurability(db), isTransientError, startTimeout);
  } catch (error) {
    await db.destroy();
    // A pooler in front of PostgreSQL has codes of lost connections for what it refuses.
    throw isTransientError(error) && !(error instanceof pg.DatabaseError)
      ? new Error(
          `PostgreSQL at ${new URL(url).host} does not answer; DATABASE_URL says where it is.`,
        )
      : explainServerError(error, url);
  }
  return { db, transact: transactWithLock(db), pool, writes };
}

/** Adds the address and the setting to an error of PostgreSQL, such as a wrong password. */
function explainServerError(error: unknown, url: string): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  return new Error(
    `PostgreSQL at ${new URL(url).host} does not let us in: ${error.message}. ${remedy(error.message)}.`,
    { cause: error },
  );
}

const remedy = (answer: string): string =>
  refusedParameter.test(answer)
    ? "Where that is PgBouncer, set its ignore_startup_parameters = statement_timeout"
    : "Look at the name, the password and the database in DATABASE_URL";

/** Parses 64-bit integers as numbers, which hold our times; the driver returns texts. */
const parserOf = ((oid: number, format?: "text") =>
  oid === pg.types.builtins.INT8
    ? Number
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

async function checkDurability(db: Db): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit"]) {
    const { rows } = await sql<{
      value: string;
    }>`select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value === "off")
      throw new Error(
        `PostgreSQL has ${setting} off and would lose quotes in a power cut; turn it on.`,
      );
  }
}

/**
 * Runs writes in transactions that hold an advisory lock on their lock key. A write whose
 * connection broke runs again, and so does one whose idempotency key another server has just
 * stored: it finds that row then.
 */
function transactWithLock(db: Db): Transact {
  const isToRetry = (error: unknown) =>
    isTransientError(error) || (error as { code?: string }).code === uniqueViolation;
  return (run, lockKey) =>
    retryTransient(
      () =>
        db.transaction().execute(async (transaction) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${lockKey}, 0))`.execute(
            transaction,
          );
          return run(transaction);
        }),
      isToRetry,
      writeTimeout,
    );
}
