import type { Db, Tables } from "../../../../server/db/schema.ts";
import { isFromFuture, isValidAt } from "../../db/is-valid-at.ts";

export type SignInKind = Tables["desk_sign_in"]["kind"];

export type NewSignIn = {
  kind: SignInKind;
  person: string | null;
  deviceHash?: string;
  linkHash?: string;
  networkHash?: string | null;
  now: number;
  expiresAt: number;
};

/** Stores a sign-in and returns its id. */
export async function insertSignIn(db: Db, signIn: NewSignIn): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto("desk_sign_in")
    .values({
      id,
      kind: signIn.kind,
      person: signIn.person,
      device_hash: signIn.deviceHash ?? null,
      link_hash: signIn.linkHash ?? null,
      code_hash: null,
      wrong_codes: 0,
      network_hash: signIn.networkHash ?? null,
      created_at: signIn.now,
      expires_at: signIn.expiresAt,
    })
    .execute();
  return id;
}

/** Counts the mails that were asked for since a moment by a person. */
export async function countMailsTo(db: Db, person: string, since: number): Promise<number> {
  const { n } = await db
    .selectFrom("desk_sign_in")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .where("created_at", ">", since)
    .where("kind", "=", "mail")
    .where("person", "=", person)
    .executeTakeFirstOrThrow();
  return n;
}

/** Counts the wrong codes that were tried for a person since a moment. */
export async function countWrongCodes(db: Db, person: string, since: number): Promise<number> {
  const { n } = await db
    .selectFrom("desk_sign_in")
    .select(({ fn }) => fn.sum<number | null>("wrong_codes").as("n"))
    .where("created_at", ">", since)
    .where("person", "=", person)
    .executeTakeFirstOrThrow();
  return n ?? 0;
}

/**
 * Gives a sign-in the link and the code that its mail is about to carry, in place of those of an
 * earlier attempt at the mail. Returns its person; null when it is nobody's, used or expired.
 */
export async function storeSecrets(
  db: Db,
  id: string,
  { linkHash, codeHash, now }: { linkHash: string; codeHash: string; now: number },
): Promise<string | null> {
  const row = await db
    .updateTable("desk_sign_in")
    .set({ link_hash: linkHash, code_hash: codeHash })
    .where("id", "=", id)
    .where("person", "is not", null)
    .where("device_hash", "is not", null)
    .where(isValidAt("desk_sign_in", now))
    .returning("person")
    .executeTakeFirst();
  return row?.person ?? null;
}

/** Finds the sign-in by mail that a device has asked for and that has not expired. */
export const findSignInOfDevice = (db: Db, deviceHash: string, now: number) =>
  db
    .selectFrom("desk_sign_in")
    .select(["id", "person", "code_hash as codeHash", "wrong_codes as wrongCodes"])
    .where("device_hash", "=", deviceHash)
    .where("kind", "=", "mail")
    .where(isValidAt("desk_sign_in", now))
    .executeTakeFirst();

/** Adds one to the wrong codes that were typed for a sign-in. */
export async function addWrongCode(db: Db, id: string): Promise<void> {
  await db
    .updateTable("desk_sign_in")
    .set(({ eb }) => ({ wrong_codes: eb("wrong_codes", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/**
 * Uses up the sign-in that a link or a device stands for, in one statement, so that only one of two
 * who come at once gets it. Returns its person; undefined when there is none that is open.
 */
export async function consumeSignIn(
  db: Db,
  kinds: readonly SignInKind[],
  by: { linkHash: string } | { deviceHash: string },
  now: number,
): Promise<{ person: string | null } | undefined> {
  const [column, hash] =
    "linkHash" in by
      ? (["link_hash", by.linkHash] as const)
      : (["device_hash", by.deviceHash] as const);
  return db
    .updateTable("desk_sign_in")
    .set({ link_hash: null, code_hash: null, device_hash: null })
    .where(column, "=", hash)
    .where("kind", "in", kinds)
    .where(isValidAt("desk_sign_in", now))
    .returning("person")
    .executeTakeFirst();
}

/**
 * Returns when the sign-in was begun that is the nth by mail since a moment, counted from the
 * newest; undefined where there are fewer. All networks' count where none is named.
 */
export async function momentOfNthMail(
  db: Db,
  { since, now }: { since: number; now: number },
  nth: number,
  networkHash?: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("desk_sign_in")
    .select("created_at")
    .where("kind", "=", "mail")
    .where("created_at", ">", since)
    .where("created_at", "<=", now)
    .$if(networkHash !== undefined, (rows) =>
      rows.where("network_hash", "=", networkHash as string),
    )
    .orderBy("created_at", "desc")
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/**
 * Records that a device has signed in by the passkey that it asked for; returns false where it had
 * before, which means that the same answer came twice. Housekeeping erases it after a day.
 */
export async function recordPasskeyUse(db: Db, deviceHash: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("desk_sign_in")
    .values({ id: deviceHash, kind: "passkey", wrong_codes: 0, created_at: now, expires_at: now })
    .onConflict((known) => known.column("id").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Ends the links that were printed before, so that only the newest works. */
export async function endPrintedLinks(db: Db, kind: SignInKind): Promise<void> {
  await db
    .updateTable("desk_sign_in")
    .set({ link_hash: null })
    .where("kind", "=", kind)
    .where("link_hash", "is not", null)
    .execute();
}

/**
 * Erases the sign-ins that began before a moment and are over, and those from the future, which
 * the limits would count until then.
 */
export async function eraseSignIns(db: Db, before: number, now: number): Promise<void> {
  await db
    .deleteFrom("desk_sign_in")
    .where(({ eb, and, or }) =>
      or([
        and([eb("created_at", "<", before), eb("expires_at", "<", now)]),
        isFromFuture("desk_sign_in", now),
      ]),
    )
    .execute();
}
