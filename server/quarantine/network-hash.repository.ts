import type { Db } from "../db/schema.ts";

/** Returns the key of a day; where there is none yet, this one becomes it. */
export async function findOrCreateHashKey(db: Db, day: string, fresh: string): Promise<string> {
  await db
    .insertInto("network_hash_key")
    .values({ day, key: fresh })
    .onConflict((known) => known.column("day").doNothing())
    .execute();
  const { key } = await db
    .selectFrom("network_hash_key")
    .select("key")
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return key;
}

/** Erases the keys of all other days. */
export async function eraseOtherHashKeys(db: Db, day: string): Promise<void> {
  await db.deleteFrom("network_hash_key").where("day", "!=", day).execute();
}
