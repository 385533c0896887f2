import { type SqlBool, sql } from "kysely";
import { clockDifference } from "../../../server/time/clock.ts";

/**
 * Returns the condition of rows that are valid now. A row from the future was written while the
 * clock was fast: without a look at its beginning it would be valid until that time has come.
 */
export const isValidAt = (table: "desk_session" | "desk_sign_in", now: number) =>
  sql<SqlBool>`(${sql.ref(`${table}.expires_at`)} > ${now} and not ${isFromFuture(table, now)})`;

/** Returns the condition of rows that were written while the clock was fast. */
export const isFromFuture = (table: "desk_session" | "desk_sign_in", now: number) =>
  sql<SqlBool>`(${sql.ref(`${table}.created_at`)} > ${now + clockDifference})`;
