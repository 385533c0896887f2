import type { Db } from "../../../server/db/schema.ts";
import { minute } from "../../../server/time/durations.ts";
import { hashSecret } from "../http/secrets.ts";

/** How often the moment of the last reading is written, in milliseconds. */
const readInterval = 5 * minute;

/** An address of the calendar; its secret is shown when it is made, and stored nowhere. */
export type Feed = {
  id: string;
  name: string;
  deviceId: string | null;
  withPhones: boolean;
  createdAt: number;
  readAt: number | null;
};

type NewFeed = Omit<Feed, "readAt"> & { person: string; secret: string };

/**
 * Stores an address; under an id that is stored already it gets the new secret. Returns false where
 * that id is another person's.
 */
export async function saveFeed(db: Db, feed: NewFeed): Promise<boolean> {
  const secret_hash = hashSecret(feed.secret);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("calendar_feed")
    .values({
      id: feed.id,
      person: feed.person,
      device_id: feed.deviceId,
      name: feed.name,
      secret_hash,
      with_phones: feed.withPhones ? 1 : 0,
      created_at: feed.createdAt,
    })
    .onConflict((same) =>
      same
        .column("id")
        .doUpdateSet({ secret_hash })
        .where("calendar_feed.person", "=", feed.person),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Returns the addresses that a person has made. */
export async function listFeeds(db: Db, person: string): Promise<Feed[]> {
  const rows = await db
    .selectFrom("calendar_feed")
    .select(["id", "name", "device_id as deviceId", "with_phones as withPhones"])
    .select(["created_at as createdAt", "read_at as readAt"])
    .where("person", "=", person)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, withPhones: row.withPhones === 1 }));
}

/** Finds the address of a secret and records that it is read; undefined where there is none. */
export async function findFeed(
  db: Db,
  secret: string,
  now: number,
): Promise<{ withPhones: boolean } | undefined> {
  const feed = await db
    .selectFrom("calendar_feed")
    .select(["id", "with_phones", "read_at"])
    .where("secret_hash", "=", hashSecret(secret))
    .executeTakeFirst();
  if (!feed) return undefined;
  if ((feed.read_at ?? 0) < now - readInterval)
    await db
      .updateTable("calendar_feed")
      .set({ read_at: now })
      .where("id", "=", feed.id)
      .execute()
      // A full disk must not empty the owner's calendar.
      .catch(() => {});
  return { withPhones: feed.with_phones === 1 };
}
