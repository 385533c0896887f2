import type { Db } from "../../../server/db/schema.ts";
import { minute } from "../../../server/time/durations.ts";

/** How long somebody counts as writing after the desk has said so, in milliseconds. */
const presenceLifetime = minute;

/** Records that a person is writing a reply to a quote request, and forgets who no longer is. */
export async function recordWriter(
  db: Db,
  { id, person, now }: { id: number; person: string; now: number },
): Promise<void> {
  const until = now + presenceLifetime;
  await db.deleteFrom("desk_presence").where("until", "<=", now).execute();
  await db
    .insertInto("desk_presence")
    .values({ quote_request_id: id, person, until })
    .onConflict((known) => known.columns(["quote_request_id", "person"]).doUpdateSet({ until }))
    .execute();
}

export async function removeWriter(db: Db, id: number, person: string): Promise<void> {
  await db
    .deleteFrom("desk_presence")
    .where("quote_request_id", "=", id)
    .where("person", "=", person)
    .execute();
}

/** Returns who else is writing a reply to a quote request. */
export async function listWriters(
  db: Db,
  { id, except, now }: { id: number; except: string; now: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("desk_presence")
    .select("person")
    .where("quote_request_id", "=", id)
    .where("person", "<>", except)
    .where("until", ">", now)
    .orderBy("person")
    .execute();
  return rows.map(({ person }) => person);
}
