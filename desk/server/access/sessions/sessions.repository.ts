import type { Db } from "../../../../server/db/schema.ts";
import { day, minute } from "../../../../server/time/durations.ts";
import { isValidAt } from "../../db/is-valid-at.ts";
import type { DeskSession } from "../../desk-env.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { findOrCreateDevice, linkPasskey } from "../devices/devices.repository.ts";

/** How long somebody stays signed in, in milliseconds; use does not prolong it. */
export const sessionLifetime = 30 * day;
/** How often the moment of the last use is written, in milliseconds. */
const seenInterval = 5 * minute;
/** How long somebody counts as having just signed in, in milliseconds (decision 0080). */
const recentSignIn = 15 * minute;

/** Whether a session began a short time ago; not one of the future, from a clock that ran fast. */
export const isRecentSignIn = ({ createdAt }: DeskSession, now: number): boolean =>
  Math.abs(now - createdAt) <= recentSignIn;

type NewSession = {
  person: string;
  /** The device as it describes itself. */
  device: string;
  /** What its cookie is known by; without one it is a new device. */
  deviceSecret?: string;
  passkeyId?: string;
  now: number;
};

/** Starts a session and returns its token, which is stored nowhere. */
export async function startSession(db: Db, session: NewSession): Promise<string> {
  const { person, device, deviceSecret = newSecret(), passkeyId, now } = session;
  const deviceId = await findOrCreateDevice(db, { secret: deviceSecret, person, device, now });
  if (passkeyId) await linkPasskey(db, passkeyId, deviceId);
  const token = newSecret();
  await db
    .insertInto("desk_session")
    .values({
      id: crypto.randomUUID(),
      token_hash: hashSecret(token),
      person,
      device_id: deviceId,
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
    .where("desk_session.person", "=", person)
    .orderBy("seen_at", "desc")
    .orderBy("desk_session.id")
    .execute();

const selectSessions = (db: Db, now: number) =>
  db
    .selectFrom("desk_session")
    .innerJoin("desk_device", "desk_device.id", "device_id")
    .select(["desk_session.id", "desk_session.person", "device_id as deviceId"])
    .select(["desk_device.name as device", "desk_session.created_at as createdAt"])
    .select("seen_at as seenAt")
    .where(isValidAt("desk_session", now));

/** Ends all sessions; returns how many there were. */
export async function endSessions(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("desk_session").executeTakeFirst();
  return Number(numDeletedRows);
}
