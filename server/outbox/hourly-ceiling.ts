import { sql } from "kysely";
import { prepared } from "../db/prepared.ts";
import type { Db } from "../db/schema.ts";

const hour = 60 * 60 * 1000;
/** The clocks of two servers may differ by this, in milliseconds; a mail that seems to be younger tells nothing. */
const clockDifference = 60_000;

const selectOlder = prepared((db, { newer }: { newer: number }) =>
  db
    .selectFrom("outbox_mail")
    .select("created_at")
    .where("id", "<=", sql<number>`(select max(id) from outbox_mail) - ${newer}`)
    .orderBy("id", "desc")
    .limit(1),
);

/**
 * Whether so many mails were put into the outbox within the last hour. Ids rise, so that one row tells it however many there
 * are; writes that happen together on several servers do not see each other and may go over it by one each.
 */
export async function wereQueuedInAnHour(db: Db, mails: number, now: number): Promise<boolean> {
  const [row] = await selectOlder(db, { newer: mails - 1 });
  const createdAt = Number(row?.created_at ?? Number.NEGATIVE_INFINITY);
  return createdAt > now - hour && createdAt <= now + clockDifference;
}
