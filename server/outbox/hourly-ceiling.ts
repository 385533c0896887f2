import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { clockDifference } from "../time/clock.ts";
import { hour } from "../time/durations.ts";

/**
 * Whether this many mails were put into the outbox within the last hour. Ids rise, so one row
 * answers it; writes of several servers at the same moment do not see each other and may exceed it
 * by what is being written: requests of as many connections as the servers have.
 */
export async function hasReachedCeiling(db: Db, mails: number, now: number): Promise<boolean> {
  const row = await db
    .selectFrom("outbox_mail")
    .select("created_at")
    .where("id", "<=", sql<number>`(select max(id) from outbox_mail) - ${mails - 1}`)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  // A mail of the future says nothing: the clock was fast.
  const createdAt = row?.created_at ?? Number.NEGATIVE_INFINITY;
  return createdAt > now - hour && createdAt <= now + clockDifference;
}
