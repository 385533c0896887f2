import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database, Write } from "./database.ts";
import { isTransientError, retryTransient } from "./retry-transient.ts";
import type { Db, Tables } from "./schema.ts";

/** Connections of one server; what a small database gives to one of several. */
const mostConnections = 10;
/** Milliseconds. A database that answers later than this does not answer. */
const limits = { connect: 3_000, statement: 8_000 };
/** A database may start later than its servers, as in a group of containers; milliseconds. */
const startTimeout = 30_000;
/** PostgreSQL's code for a value that another row has. */
const uniqueViolation = "23505";

/**
 * Opens connections to PostgreSQL, at most ten or so many, as they are needed. Throws a sentence when nobody answers for half a minute, or when
 * the database says yes before it has written.
 */
export async function openPostgres(url: string, most = mostConnections): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    query_timeout: limits.statement + 1_000,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks between two queries is dropped, and the next query says so. Without listeners, one for those that
  // rest in the pool and one for those in use, it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await retryTransient(() => checkDurability(db), isTransientError, startTimeout);
  } catch (error) {
    await db.destroy();
    throw isTransientError(error)
      ? new Error(
          `PostgreSQL at ${new URL(url).host} does not answer; DATABASE_URL says where it is.`,
        )
      : explainRefusal(error, url);
  }
  return { db, write: writeInTurn(db), pool };
}

/** PostgreSQL's own words, such as of a wrong password, with where it is and what to look at. */
function explainRefusal(error: unknown, url: string): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  return new Error(
    `PostgreSQL at ${new URL(url).host} does not let us in: ${error.message}. Look at the name, the password and the database in DATABASE_URL.`,
    { cause: error },
  );
}

/** Moments are whole milliseconds, which a number holds; the driver would hand them over as text. */
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
 * Transactions that wait for each other's turn by a lock that ends with them. A write whose connection broke, or whose
 * idempotency key another server stored in the same moment, is run again: it then finds what is stored.
 */
function writeInTurn(db: Db): Write {
  const isWorthAnother = (error: unknown) =>
    isTransientError(error) || (error as { code?: string }).code === uniqueViolation;
  return (write, turn) =>
    retryTransient(
      () =>
        db.transaction().execute(async (transaction) => {
          await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(
            transaction,
          );
          return write(transaction);
        }),
      isWorthAnother,
    );
}
