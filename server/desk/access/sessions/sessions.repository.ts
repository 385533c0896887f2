import { v7 as uuidByTime } from "uuid";
import { isCurrent } from "../../../db/is-current.ts";
import type { Db } from "../../../db/schema.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";

const day = 24 * 60 * 60 * 1000;
/** How long somebody stays signed in, in milliseconds; use does not prolong it. */
export const sessionLifetime = 30 * day;
/** How often the moment of the last use is written, in milliseconds. */
const seenInterval = 5 * 60 * 1000;
/** How long somebody counts as having just signed in, in milliseconds (decision 0080). */
const recentSignIn = 15 * 60 * 1000;

export type DeskSession = {
  id: string;
  person: string;
  device: string;
  createdAt: number;
  seenAt: number;
};

/** Whether a session began a short time ago; not one of the future, from a clock that ran fast. */
export const isRecentSignIn = ({ createdAt }: DeskSession, now: number): boolean =>
  Math.abs(now - createdAt) <= recentSignIn;

/** Starts a session and returns its token, which is stored nowhere. */
export async function startSession(
  db: Db,
  { person, device, now }: { person: string; device: string; now: number },
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto("desk_session")
    .values({
      id: uuidByTime(),
      token_hash: hashSecret(token),
      person,
      device,
      created_at: now,
      seen_at: now,
      expires_at: now + sessionLifetime,
    })
    .execute();
  return token;
}

/** Finds the session of a token that has not expired; null where there is none. */
export async function findSession(db: Db, token: string, now: number): Promise<DeskSession | null> {
  const session = await selectSessions(db, now)
    .where("token_hash", "=", hashSecret(token))
    .executeTakeFirst();
  if (!session) return null;
  if (session.seenAt < now - seenInterval)
    await db
      .updateTable("desk_session")
      .set({ seen_at: now })
      .where("id", "=", session.id)
      .execute()
      // A full disk must not keep the owner from reading the requests.
      .catch(() => {});
  return session;
}

/** Returns a person's sessions that have not expired, the last used first. */
export const listSessions = (db: Db, person: string, now: number): Promise<DeskSession[]> =>
  selectSessions(db, now)
    .where("person", "=", person)
    .orderBy("seen_at", "desc")
    .orderBy("id")
    .execute();

const selectSessions = (db: Db, now: number) =>
  db
    .selectFrom("desk_session")
    .select(["id", "person", "device", "created_at as createdAt", "seen_at as seenAt"])
    .where(isCurrent("desk_session", now));

/** Ends a session of a person; returns whether there was one. */
export async function endSession(db: Db, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("desk_session")
    .where("person", "=", person)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions; returns how many there were. */
export async function endSessions(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("desk_session").executeTakeFirst();
  return Number(numDeletedRows);
}
