import type { Db } from "../../../../server/db/schema.ts";

export type Passkey = {
  /** The credential's id, as base64url. */
  id: string;
  person: string;
  userHandle: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  createdAt: number;
  usedAt: number | null;
};

/** Returns a person's passkeys, the oldest first. */
export async function listPasskeys(db: Db, person: string): Promise<Passkey[]> {
  const rows = await selectPasskeys(db).where("person", "=", person).execute();
  return rows.map(toPasskey);
}

/** Finds a passkey by its credential's id, as base64url; undefined where there is none. */
export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  const row = await selectPasskeys(db).where("id", "=", id).executeTakeFirst();
  return row && toPasskey(row);
}

/** Stores a new passkey; returns false where its id is stored already. */
export async function insertPasskey(db: Db, passkey: Passkey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("desk_passkey")
    .values({
      id: passkey.id,
      person: passkey.person,
      user_handle: passkey.userHandle,
      public_key: Buffer.from(passkey.publicKey).toString("base64url"),
      counter: passkey.counter,
      transports: passkey.transports.join(","),
      created_at: passkey.createdAt,
      used_at: passkey.usedAt,
    })
    .onConflict((known) => known.column("id").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/**
 * Records that a passkey was used; false when its counter is another one by now, which means that
 * the same answer came twice.
 */
export async function recordUse(
  db: Db,
  { id, counter }: Pick<Passkey, "id" | "counter">,
  newCounter: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("desk_passkey")
    .set({ counter: newCounter, used_at: now })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const selectPasskeys = (db: Db) =>
  db.selectFrom("desk_passkey").selectAll().orderBy("created_at").orderBy("id");

type Row = Awaited<ReturnType<ReturnType<typeof selectPasskeys>["execute"]>>[number];

const toPasskey = (row: Row): Passkey => ({
  id: row.id,
  person: row.person,
  userHandle: row.user_handle,
  publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
  counter: row.counter,
  transports: row.transports.split(",").filter(Boolean),
  createdAt: row.created_at,
  usedAt: row.used_at,
});
